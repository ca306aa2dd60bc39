/** Colours of brands: parsing, contrast, notations. Anything that is not a hex colour is null, never a style. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  /** 0 to 1. */
  a: number;
}

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

export function parseHex(text: unknown): Rgb | null {
  if (typeof text !== 'string' || !HEX.test(text.trim())) return null;
  const digits = text.trim().slice(1);
  const full = digits.length < 6 ? digits.replaceAll(/./g, '$&$&') : digits;
  const [r = 0, g = 0, b = 0, a = 255] = (full.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return { r, g, b, a: a / 255 };
}

const linear = (channel: number): number => {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

export const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** WCAG 2 contrast ratio, rounded down to hundredths. */
export function contrast(a: Rgb, b: Rgb): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return Math.floor(((high + 0.05) / (low + 0.05)) * 100) / 100;
}

/** What a pair is good for, by WCAG 2.2. */
export function contrastLevel(ratio: number): 'AAA' | 'AA' | 'AA large' | 'none' {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'AA large' : 'none';
}

const INK = '#000000';
const PAPER = '#ffffff';

/** Black or white, whichever is easier to read on the colour. */
export const inkOn = (color: Rgb): string => (luminance(color) < 0.179 ? PAPER : INK);

/** `oklch(62.8% 0.2577 29.2)`, by Björn Ottosson's matrices. */
export function oklchText({ r, g, b, a }: Rgb): string {
  const [lr, lg, lb] = [linear(r), linear(g), linear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(x, y);
  const hue = chroma < 0.0005 ? 0 : (Math.atan2(y, x) * 180) / Math.PI;
  const alpha = a < 1 ? ` / ${Number((a * 100).toFixed(0))}%` : '';
  return `oklch(${(lightness * 100).toFixed(1)}% ${chroma.toFixed(4)} ${((hue + 360) % 360).toFixed(1)}${alpha})`;
}

/** Words that CSS may contain here; urls, variables and braces are none of them. */
const SAFE_CSS = /^[\w\s#%.,()/+*-]+$/;

/** A gradient or shadow of a brand as CSS; undefined if it could load something. */
export const safeCss = (css: unknown): string | undefined =>
  typeof css === 'string' &&
  css.length < 2000 &&
  SAFE_CSS.test(css) &&
  !/url\s*\(|image\s*\(|image-set|element\s*\(|var\s*\(|attr\s*\(/i.test(css)
    ? css
    : undefined;

/** A length in pixels within bounds, for drawing. */
export function pixels(text: string, max: number): number | undefined {
  const value = /^(-?\d+(?:\.\d+)?)px$/.exec(text.trim())?.[1];
  return value === undefined ? undefined : Math.max(-max, Math.min(max, Number(value)));
}
