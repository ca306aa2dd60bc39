import { converter, differenceCiede2000, formatHex, parse, wcagContrast } from 'culori';

/** A colour in sRGB. `hex` is #rrggbb, without alpha. */
interface Color {
  hex: string;
  alpha: number;
}

/** Longer texts are no colours. */
const MAX_LENGTH = 200;
const toRgb = converter('rgb');
const ciede2000 = differenceCiede2000();
const clamp = (channel: number): number => Math.min(1, Math.max(0, channel));

/** Any colour of CSS; null if the text is anything else. */
export function parseColor(text: string): Color | null {
  if (text.length > MAX_LENGTH) return null;
  const rgb = toRgb(parseOrNothing(text.trim().toLowerCase()));
  if (!rgb) return null;
  const { r, g, b, alpha = 1 } = rgb;
  return { hex: formatHex({ mode: 'rgb', r: clamp(r), g: clamp(g), b: clamp(b) }), alpha: clamp(alpha) };
}

/** The parser throws on some other functions, for instance `blur(0.375rem)`. */
function parseOrNothing(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** CIEDE2000, rounded to tenths. Two colours look the same below 3. */
export const distanceBetween = (a: string, b: string): number => Math.round(ciede2000(a, b) * 10) / 10;

/** Contrast ratio of WCAG 2, 1 to 21, rounded down to hundredths. */
export const contrastRatio = (a: string, b: string): number => Math.floor(wcagContrast(a, b) * 100) / 100;

/** What is seen of a colour in front of an opaque one. */
export function blend({ hex, alpha }: Color, behind: string): string {
  const [top, bottom] = [toRgb(hex), toRgb(behind)];
  if (!top || !bottom) return hex;
  const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mix(top.r, bottom.r), g: mix(top.g, bottom.g), b: mix(top.b, bottom.b) });
}
