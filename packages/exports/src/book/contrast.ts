import { wcagContrast, wcagLuminance } from 'culori';
import { type Color, colorText } from '../tokens/values.ts';

const rgbOf = ({ components: [r, g, b] }: Color) => ({ mode: 'rgb', r, g, b }) as const;

/** Contrast ratio of WCAG 2, 1 to 21, rounded down to hundredths. */
export const contrastRatio = (a: Color, b: Color): number => Math.floor(wcagContrast(rgbOf(a), rgbOf(b)) * 100) / 100;

/** What a pair of colours is good for, by WCAG 2.2, success criteria 1.4.3 and 1.4.6. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | 'AA large' | 'none' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'none';
}

/** Of the book itself, in a notation that is never mistaken for a colour of the brand. */
export const PAPER = 'rgb(255 255 255)';
/** Paper as a colour that others are compared with. */
export const WHITE: Color = { hex: 'white', components: [1, 1, 1], alpha: 1 };
export const INK = 'rgb(22 22 22)';

/** Where black and white text are equally legible. */
const MIDDLE_LUMINANCE = 0.179;

export const isDarkColor = (color: Color): boolean => wcagLuminance(rgbOf(color)) < MIDDLE_LUMINANCE;

/** The book's own text colour that is legible on a colour. */
export const inkOn = (ground: Color | null): string => (ground && isDarkColor(ground) ? PAPER : INK);

/** A ground with legible text, as the value of a `style` attribute. */
export const groundStyle = (ground: Color | null): string =>
  ground ? `background:${colorText({ ...ground, alpha: 1 })};color:${inkOn(ground)}` : '';
