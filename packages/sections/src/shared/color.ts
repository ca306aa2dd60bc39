import { converter, differenceCiede2000, formatHex, parse, wcagContrast, wcagLuminance } from 'culori';
import { roundTo } from './numbers.ts';

/** An sRGB colour; channels 0 to 255, alpha 0 to 1. */
interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const toRgb = converter('rgb');
const toOklch = converter('oklch');
const toOklab = converter('oklab');
const toHsl = converter('hsl');
const toLab65 = converter('lab65');
const ciede2000 = differenceCiede2000();

/** Bare triples, which design systems keep in properties to add an alpha: `h s% l%`, `r g b` and `r, g, b`. */
const HSL_TRIPLE = /^\d+(\.\d+)?(deg)?\s+\d+(\.\d+)?%\s+\d+(\.\d+)?%$/;
const RGB_TRIPLE = /^\d{1,3}(\s+|\s*,\s*)\d{1,3}(\s+|\s*,\s*)\d{1,3}$/;

/** Parses any CSS colour and bare triples; null if invalid. */
export function parseCssColor(text: string): Rgba | null {
  const bare = text.trim();
  const cssText = HSL_TRIPLE.test(bare) ? `hsl(${bare})` : RGB_TRIPLE.test(bare) ? `rgb(${bare})` : bare;
  const rgb = toRgb(parseOrNothing(cssText));
  if (!rgb) return null;
  const channel = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return { r: channel(rgb.r), g: channel(rgb.g), b: channel(rgb.b), a: rgb.alpha ?? 1 };
}

/** The parser throws on some other functions, for instance `blur(0.375rem)`. */
function parseOrNothing(cssText: string): ReturnType<typeof parse> {
  try {
    return parse(cssText);
  } catch {
    return undefined;
  }
}

/** `#rrggbb`; alpha is dropped. */
export function toHex({ r, g, b }: Rgba): string {
  return formatHex({ mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 });
}

/** `top` painted over an opaque `bottom`. */
function alphaBlend(top: Rgba, bottom: Rgba): Rgba {
  const mix = (a: number, b: number): number => Math.round(a * top.a + b * (1 - top.a));
  return { r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b), a: 1 };
}

/**
 * The visible opaque colour of `color` on `backdrop`; without a known backdrop (a picture), the colour without its
 * alpha. `opacity` is that of the element.
 */
export function compositeColor(color: string, backdrop: string | null, opacity = 1): string | null {
  const own = parseCssColor(color);
  const top = own && { ...own, a: own.a * opacity };
  if (!top || top.a < 0.02) return null;
  const bottom = backdrop === null ? null : parseCssColor(backdrop);
  if (top.a >= 0.99 || !bottom) return top.a < 0.3 ? null : toHex(top);
  return toHex(alphaBlend(top, bottom));
}

/** Coordinates for {@link distance}. Compute them once per colour when comparing many. */
export type Lab = NonNullable<ReturnType<typeof toLab65>>;

export function toLab(hex: string): Lab {
  return toLab65(hex) ?? { mode: 'lab65', l: 0, a: 0, b: 0 };
}

/** CIEDE2000. Two colours look the same below 3. */
export function deltaE(a: Lab, b: Lab): number {
  return ciede2000(a, b);
}

/** The colour of a gradient between sRGB colours at `part` (0 to 1). */
export function mixColors(from: string, to: string, part: number): string {
  const [a, b] = [parseCssColor(from), parseCssColor(to)];
  return a && b ? toHex(alphaBlend({ ...b, a: part }, a)) : from;
}

/** OKLCH: lightness 0 to 1, chroma 0 to about 0.37, hue in degrees (0 for greys). */
export function oklch(hex: string): { l: number; c: number; h: number } {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l, c, h };
}

export function oklab(hex: string): readonly [number, number, number] {
  const { l = 0, a = 0, b = 0 } = toOklab(hex) ?? {};
  return [l, a, b];
}

/** WCAG relative luminance, 0 to 1; 0 if the colour is invalid. */
export const relativeLuminance = (hex: string): number => wcagLuminance(parse(hex) ?? 'black');

/** WCAG contrast ratio, 1 to 21; an invalid colour counts as black. */
export const contrastRatio = (a: string, b: string): number => wcagContrast(parse(a) ?? 'black', parse(b) ?? 'black');

/** A grey to the eye: little chroma, or so light or dark that the hue is not visible. */
export function isNeutral(hex: string): boolean {
  return colorfulness(hex) < 0.27;
}

/**
 * 0 for greys to 1 for colours with a clear hue. Very light and very dark colours need more chroma for the same value.
 */
export function colorfulness(hex: string): number {
  const { l, c } = oklch(hex);
  const [from, to] = l > 0.93 ? [0.035, 0.14] : l < 0.3 ? [0.035, 0.12] : [0.018, 0.1];
  return Math.min(1, Math.max(0, (c - from) / (to - from)));
}

const HUES: readonly (readonly [number, string])[] = [
  [12, 'pink'],
  [33, 'red'],
  [72, 'orange'],
  [112, 'yellow'],
  [162, 'green'],
  [196, 'teal'],
  [228, 'cyan'],
  [284, 'blue'],
  [320, 'purple'],
  [360, 'pink'],
];

/** Hue family: red, orange, brown, yellow, green, teal, cyan, blue, purple, pink or neutral. */
export function colorFamily(hex: string): string {
  if (isNeutral(hex)) return 'neutral';
  const { l, c, h } = oklch(hex);
  const hue = hueFamily(h);
  return (hue === 'orange' && l < 0.62 && c < 0.13) || (hue === 'yellow' && l < 0.5) ? 'brown' : hue;
}

const hueFamily = (degrees: number): string => HUES.find(([limit]) => degrees < limit)?.[1] ?? 'red';

/** The nearest hue family, even of a dark or pale colour; "" for greys. */
export function tintFamily(hex: string): string {
  const { c, h } = oklch(hex);
  return c < 0.012 ? '' : hueFamily(h);
}

export function formatRgba(hex: string): string {
  const { r, g, b } = parseCssColor(hex) ?? { r: 0, g: 0, b: 0 };
  return `rgba(${r}, ${g}, ${b}, 1)`;
}

/** With the fewest decimals that convert back to exactly this colour. */
export function formatHsl(hex: string): string {
  const { h = 0, s = 0, l = 0 } = toHsl(hex) ?? {};
  return shortestExact(
    hex,
    (digits) => `hsl(${roundTo(h, digits) % 360}, ${roundTo(s * 100, digits)}%, ${roundTo(l * 100, digits)}%)`,
    parseCssColor,
  );
}

/** Simple conversion without an ink profile, with the fewest decimals that convert back to exactly this colour. */
export function formatCmyk(hex: string): string {
  const { r, g, b } = parseCssColor(hex) ?? { r: 0, g: 0, b: 0 };
  const k = 1 - Math.max(r, g, b) / 255;
  const ink = (v: number): number => (k === 1 ? 0 : ((1 - v / 255 - k) / (1 - k)) * 100);
  const inks = [ink(r), ink(g), ink(b), k * 100];
  return shortestExact(hex, (digits) => `cmyk(${inks.map((x) => `${roundTo(x, digits)}%`).join(', ')})`, fromCmyk);
}

function fromCmyk(text: string): Rgba {
  const [c = 0, m = 0, y = 0, k = 0] = (text.match(/[\d.]+/g) ?? []).map((x) => Number(x) / 100);
  const channel = (ink: number): number => Math.round(255 * (1 - ink) * (1 - k));
  return { r: channel(c), g: channel(m), b: channel(y), a: 1 };
}

const MAX_DIGITS = 3;

function shortestExact(hex: string, write: (digits: number) => string, read: (text: string) => Rgba | null): string {
  for (let digits = 0; digits < MAX_DIGITS; digits++) {
    const color = read(write(digits));
    if (color && toHex(color) === hex) return write(digits);
  }
  return write(MAX_DIGITS);
}
