import { textWidth } from './words.ts';

/** Width of a letter in em: an estimate that holds for wide typefaces. */
const LETTER = 0.58;
const MM_PER_POINT = 0.353;

/** How many letters of Latin are as wide as a text that is cut to `max`. */
export const lettersIn = (text: string, max: number): number => Math.min(max, textWidth(text.slice(0, max)));

/** Width in mm of so many letters on one line in a size in points. */
export const textWidthIn = (letters: number, points: number): number => letters * LETTER * points * MM_PER_POINT;

/** Height in mm of so many letters in a size in points and a width in mm. */
export const textHeight = (letters: number, points: number, width: number, leading = 1.36): number =>
  Math.ceil(textWidthIn(letters, points) / width) * points * MM_PER_POINT * leading;

/** The largest size in points that fits; the smallest if none does. `sizes` are in descending order. */
export const largestFit = (sizes: readonly number[], fits: (points: number) => boolean): number =>
  sizes.find(fits) ?? sizes.at(-1) ?? 0;

/** Items of a grid in rows of at most `columns` that are as even as possible, each with its share of twelve columns. */
export const spans = (count: number, columns: number): number[] => {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: rows }, (_, row) => {
    const inRow = Math.ceil(((row + 1) * count) / rows) - Math.ceil((row * count) / rows);
    return Array.from({ length: inRow }, () => 12 / inRow);
  }).flat();
};
