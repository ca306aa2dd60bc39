import type { ElementStyle, PageEvidence, TextBlock } from '@brandprint/contracts';
import { isBoilerplateHeading } from '../shared/cues/boilerplate-headings.ts';
import { comparisonKey, isNoise, normalizeWhitespace, uniqueBy, wordCount } from '../shared/text/index.ts';
import { describeType } from './design-elements.ts';

/** Text of the first screen with its type style. */
export interface ProminentText {
  text: string;
  typeStyle: string;
}

const MAX_TEXTS = 4;
const NON_CONTENT_REGIONS: ReadonlySet<TextBlock['region']> = new Set(['nav', 'aside', 'footer', 'dialog', 'widget']);

/** The largest texts first: whole headings and lines, unchanged. */
export function findProminentTexts({ text, styles, viewport }: PageEvidence, language: string): ProminentText[] {
  const lines = text
    .filter(
      ({ kind, region, box, text: words, collapsed }) =>
        !collapsed &&
        (kind === 'heading' || kind === 'paragraph') &&
        !NON_CONTENT_REGIONS.has(region) &&
        box.y < viewport.height &&
        !isBoilerplateHeading(words, language) &&
        isMeaningfulText(normalizeWhitespace(words), kind === 'heading' ? 2 : 3),
    )
    .toSorted((a, b) => b.sizePx - a.sizePx);
  return uniqueBy(lines, (line) => comparisonKey(line.text))
    .flatMap((line): ProminentText[] => {
      const style = findStyle(line, styles);
      return style ? [{ text: normalizeWhitespace(line.text), typeStyle: describeType(style) }] : [];
    })
    .slice(0, MAX_TEXTS);
}

/** Rejects single words, rows of figures, and text with gaps where something is drawn. */
function isMeaningfulText(words: string, minWords: number): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const short = wordCount(words) < minWords || words.length > 220;
  return !short && letters / words.length > 0.6 && !isNoise(words) && !/\s[.,](\s|$)|:$|^\P{L}*\d|\d ?%/u.test(words);
}

function findStyle({ text, sizePx, kind }: TextBlock, styles: readonly ElementStyle[]): ElementStyle | undefined {
  const words = normalizeWhitespace(text);
  const same = styles.filter(({ text: first, font }) => {
    const start = normalizeWhitespace(first);
    return start.length > 2 && words.startsWith(start.slice(0, 120)) && Math.abs(font.sizePx - sizePx) < 0.6;
  });
  return (
    same.sort((a, b) => b.text.length - a.text.length)[0] ??
    styles.find(
      ({ role, font }) => role === (kind === 'heading' ? 'heading' : 'body') && Math.abs(font.sizePx - sizePx) < 0.6,
    )
  );
}
