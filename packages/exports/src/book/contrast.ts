import { type Color, colorText } from '../tokens/values.ts';

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/** Relative luminance of WCAG 2, 0 to 1. */
const luminance = ({ components: [red, green, blue] }: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio of WCAG 2, 1 to 21, rounded down to hundredths. */
export function contrastRatio(a: Color, b: Color): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((first, second) => second - first);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100;
}

/** What a pair of colours is good for, by WCAG 2.2, success criteria 1.4.3 and 1.4.6. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | 'AA large' | 'none' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'none';
}

/** Of the book itself, in a notation that is never mistaken for a colour of the brand. */
export const PAPER = 'rgb(255 255 255)';
export const INK = 'rgb(22 22 22)';

/** Where black and white text are equally legible. */
const MIDDLE_LUMINANCE = 0.179;

export const isDark = (color: Color): boolean => luminance(color) < MIDDLE_LUMINANCE;

/** The book's own text colour that is legible on a colour. */
export const inkOn = (ground: Color | null): string => (ground && isDark(ground) ? PAPER : INK);

/** A ground with legible text, as the value of a `style` attribute. */
export const groundStyle = (ground: Color | null): string =>
  ground ? `background:${colorText({ ...ground, alpha: 1 })};color:${inkOn(ground)}` : '';
