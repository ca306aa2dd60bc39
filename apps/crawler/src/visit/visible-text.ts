import type { Box, ElementStyle, PageEvidence, TextBlock } from '@brandprint/contracts';
import type { Pixels } from '../images/dominant-colors.ts';
import type { UncertainText } from '../page/types.ts';

/** This many characters in common are not a coincidence. */
const MIN_MATCH_CHARS = 12;

/** Whether something is painted inside a box of the page, or it is a single colour. */
export type IsPainted = (box: Box) => boolean;

/** Channels of a plain surface differ by less than this, those with text on it by more. */
const MIN_CHANNEL_DIFFERENCE = 16;
/** Maximum number of checked pieces; in a page with more, the rest counts as hidden. */
const MAX_PIECES = 1_500;

/** The visible part of the text: doubtful pieces are kept only if the screenshot shows them. */
export function keepVisibleText(
  text: readonly TextBlock[],
  doubtful: readonly UncertainText[],
  look: IsPainted = () => false,
): TextBlock[] {
  if (doubtful.length === 0) return [...text];
  let checkedPieces = 0;
  const seen = new Map(
    doubtful.map(({ blockIndex, pieces }) => {
      const kept = pieces.filter(({ box }) => !box || (checkedPieces++ < MAX_PIECES && look(box)));
      return [blockIndex, collapseWhitespace(kept.map((piece) => piece.text).join(''))] as const;
    }),
  );
  const newIndexes = new Map<number, number>();
  const kept = text.flatMap((block, at) => {
    const words = seen.get(at) ?? block.text;
    if (words === '') return [];
    newIndexes.set(at, newIndexes.size);
    return [{ ...block, text: words }];
  });
  let last: number | null = null;
  return kept.map((block, at) => {
    if (block.kind === 'heading') last = at;
    if (block.kind === 'heading' || block.heading === null) return block;
    // Text under a removed heading belongs to the previous heading.
    return { ...block, heading: newIndexes.get(block.heading) ?? last };
  });
}

/** Looks without the words of removed text, if they represent nothing else. */
export function withoutHiddenText(
  styles: readonly ElementStyle[],
  doubtful: readonly UncertainText[],
  text: readonly TextBlock[],
): ElementStyle[] {
  const gone = doubtful
    .flatMap(({ pieces }) => pieces.flatMap((piece) => (piece.box ? [collapseWhitespace(piece.text)] : [])))
    .filter((words) => words !== '' && !text.some((block) => block.text.includes(words)));
  if (gone.length === 0) return [...styles];
  const isGone = (own: string): boolean =>
    gone.some(
      (words) => words === own || (own.length >= MIN_MATCH_CHARS && words.startsWith(own)) || own.includes(words),
    );
  return styles.map((style) => (style.text !== '' && isGone(style.text) ? { ...style, text: '' } : style));
}

const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Looks at a screenshot of the page. */
export function createPaintTest(
  { data, width, height, channels }: Pixels,
  viewport: PageEvidence['viewport'],
): IsPainted {
  const scale = width / viewport.width;
  return ({ x, y, width: w, height: h }) => {
    const left = Math.max(0, Math.ceil(x * scale));
    const right = Math.min(width, Math.floor((x + w) * scale));
    const bottom = Math.min(height, Math.floor((y + h) * scale));
    const low = [255, 255, 255];
    const high = [0, 0, 0];
    for (let row = Math.max(0, Math.ceil(y * scale)); row < bottom; row++) {
      for (let at = (row * width + left) * channels; at < (row * width + right) * channels; at += channels) {
        for (let c = 0; c < 3; c++) {
          const value = data[at + c] ?? 0;
          if (value < (low[c] ?? 0)) low[c] = value;
          if (value > (high[c] ?? 0)) high[c] = value;
        }
      }
    }
    return high.some((value, c) => value - (low[c] ?? 0) >= MIN_CHANNEL_DIFFERENCE);
  };
}
