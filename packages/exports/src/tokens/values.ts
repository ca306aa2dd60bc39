import { converter, parse } from 'culori';

export interface Dimension {
  value: number;
  unit: 'px' | 'rem' | 'em' | '%';
}

/** A colour in sRGB, 0 to 1 per channel. `hex` is #rrggbb, without alpha. */
export interface Color {
  hex: string;
  components: readonly [number, number, number];
  alpha: number;
}

/** Longer texts are no values of CSS that a brand would have. */
const MAX_LENGTH = 2000;
/** Larger sizes are mistakes, and are written in another notation. */
export const MAX_SIZE = 100_000;
const NUMBER = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const DIMENSION = new RegExp(`^(${NUMBER})(px|rem|em|%)$`, 'i');
const DECIMALS = 10_000;

export const round = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

/** A length or percentage of CSS; null if the text is anything else. */
export function parseDimension(text: string): Dimension | null {
  if (text.length > MAX_LENGTH) return null;
  if (text === '0') return { value: 0, unit: 'px' };
  const [, value, unit] = DIMENSION.exec(text) ?? [];
  if (!value || !unit || Math.abs(Number(value)) > MAX_SIZE) return null;
  return { value: round(Number(value)), unit: unit.toLowerCase() as Dimension['unit'] };
}

export const dimensionText = ({ value, unit }: Dimension): string => `${value}${unit}`;

const toRgb = converter('rgb');
const clamp = (channel: number): number => Math.min(1, Math.max(0, Number.isFinite(channel) ? channel : 0));
const byte = (channel: number): string =>
  Math.round(channel * 255)
    .toString(16)
    .padStart(2, '0');

/** Any colour of CSS; null if the text is anything else. */
export function parseColor(text: string): Color | null {
  if (text.length > 100) return null;
  const rgb = toRgb(parseOrNothing(text.trim().toLowerCase()));
  if (!rgb) return null;
  const [r, g, b] = [clamp(rgb.r), clamp(rgb.g), clamp(rgb.b)];
  return {
    hex: `#${byte(r)}${byte(g)}${byte(b)}`,
    components: [round(r), round(g), round(b)],
    alpha: round(clamp(rgb.alpha ?? 1)),
  };
}

/** The parser throws on some other functions, for instance `blur(0.375rem)`. */
function parseOrNothing(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/** What is seen of a colour in front of an opaque one. */
export function blend({ components, alpha }: Color, behind: Color): Color {
  const mixed = components.map((channel, i) => channel * alpha + (behind.components[i] ?? 0) * (1 - alpha));
  const [r = 0, g = 0, b = 0] = mixed;
  return { hex: `#${byte(r)}${byte(g)}${byte(b)}`, components: [r, g, b], alpha: 1 };
}

/** `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export const colorText = ({ hex, alpha }: Color): string => (alpha < 1 ? `${hex}${byte(alpha)}` : hex);

/** The parts of a CSS value between separators that are not in parentheses. */
export function splitValue(text: string, separator: ',' | ' '): string[] {
  if (text.length > MAX_LENGTH) return [];
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const KEYWORD_WEIGHTS: Record<string, number> = { normal: 400, bold: 700 };

/** A font weight, 1 to 1000; null if the text is none. */
export function parseWeight(text: string): number | null {
  const weight = KEYWORD_WEIGHTS[text] ?? (/^\d{1,4}$/.test(text) ? Number(text) : 0);
  return weight >= 1 && weight <= 1000 ? weight : null;
}
