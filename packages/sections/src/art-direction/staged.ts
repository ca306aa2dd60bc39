import type { ElementStyle, PageEvidence, TextBlock } from '@brandprint/contracts';
import { isNoise, plainKey, squash, uniqueBy, wordCount } from '../shared/text/index.ts';
import { isFurniture } from '../tone/furniture.ts';
import { typeOf } from './elements.ts';

/** Words of the first screen with how they are set. */
export interface Staged {
  text: string;
  setting: string;
}

const MOST = 4;
const APART: ReadonlySet<TextBlock['region']> = new Set(['nav', 'aside', 'footer', 'dialog', 'widget']);

/** What a visitor reads first, largest first: whole headings and lines, word for word. */
export function stagedOn({ text, styles, viewport }: PageEvidence, language: string): Staged[] {
  const lines = text
    .filter(
      ({ kind, region, box, text: words }) =>
        (kind === 'heading' || kind === 'paragraph') &&
        !APART.has(region) &&
        box.y < viewport.height &&
        !isFurniture(words, language) &&
        speaks(squash(words), kind === 'heading' ? 2 : 3),
    )
    .toSorted((a, b) => b.sizePx - a.sizePx);
  return uniqueBy(lines, (line) => plainKey(line.text))
    .flatMap((line): Staged[] => {
      const style = styleOf(line, styles);
      return style ? [{ text: squash(line.text), setting: typeOf(style) }] : [];
    })
    .slice(0, MOST);
}

/** No single word, no row of figures, no hole where something is drawn instead of written. */
function speaks(words: string, fewest: number): boolean {
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  const short = wordCount(words) < fewest || words.length > 220;
  return !short && letters / words.length > 0.6 && !isNoise(words) && !/\s[.,](\s|$)|:$|^\P{L}*\d|\d ?%/u.test(words);
}

function styleOf({ text, sizePx, kind }: TextBlock, styles: readonly ElementStyle[]): ElementStyle | undefined {
  const words = squash(text);
  const same = styles.filter(({ text: first, font }) => {
    const start = squash(first);
    return start.length > 2 && words.startsWith(start.slice(0, 120)) && Math.abs(font.sizePx - sizePx) < 0.6;
  });
  return (
    same.sort((a, b) => b.text.length - a.text.length)[0] ??
    styles.find(
      ({ role, font }) => role === (kind === 'heading' ? 'heading' : 'body') && Math.abs(font.sizePx - sizePx) < 0.6,
    )
  );
}
