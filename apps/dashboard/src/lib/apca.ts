// Only what is needed of the library: the formula, and hex as the notation of its colours.
import 'chroma-js/src/io/hex/index.js';
import contrastAPCA from 'chroma-js/src/utils/contrastAPCA.js';

/** APCA's lightness contrast of text on a ground, as a whole number from 0 to 108. Unlike WCAG's it has a direction. */
export const lightnessContrast = (text: string, ground: string): number =>
  Math.round(Math.abs(contrastAPCA(text, ground)));

/** What a pair is good for, by the APCA Readability Criterion (bronze). */
export function lightnessUse(contrast: number): 'body text' | 'text' | 'large text' | 'headlines' | 'no text' {
  if (contrast >= 75) return 'body text';
  if (contrast >= 60) return 'text';
  if (contrast >= 45) return 'large text';
  return contrast >= 30 ? 'headlines' : 'no text';
}
