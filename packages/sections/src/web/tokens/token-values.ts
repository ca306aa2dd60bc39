import { parseCssColor, toHex } from '../../shared/color.ts';
import { splitWords } from './split-values.ts';
import type { EXTENSION } from './token-tree.ts';

/** A token of the Design Tokens (DTCG) format, version 2025.10. */
export type DesignToken = {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: { [EXTENSION]: object };
};

const NUMBER = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
const LENGTH = new RegExp(`^(${NUMBER})(px|rem)$`);
const TIME = new RegExp(`^(${NUMBER})(ms|s)$`);
const PLAIN_NUMBER = new RegExp(`^${NUMBER}$`);
/** Named curves of CSS Easing Functions 2. */
const NAMED_CURVES: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
};

/**
 * A value as a token: colours as sRGB colour objects, lengths in px or rem, the units of the format. Null for values
 * without a type in the format: keywords, parts of shorthands, other units.
 */
export function toDesignToken(name: string, value: string, color: string | null): DesignToken | null {
  const text = value.trim();
  if (color) return toColorToken(color);
  return (
    toNumericToken(name, text) ??
    toCubicBezierToken(text) ??
    toShadowToken(text) ??
    (/font/i.test(name) ? toFontFamilyToken(text) : null)
  );
}

/** One length; null for several, and for other units. */
export function toLengthToken(text: string): DesignToken | null {
  const length = LENGTH.exec(text);
  return length && { $type: 'dimension', $value: { value: Number(length[1]), unit: length[2] } };
}

function toNumericToken(name: string, text: string): DesignToken | null {
  const length = toLengthToken(text);
  if (length) return length;
  const time = TIME.exec(text);
  if (time && Number(time[1]) >= 0) return { $type: 'duration', $value: { value: Number(time[1]), unit: time[2] } };
  if (!PLAIN_NUMBER.test(text)) return null;
  const value = Number(text);
  return { $type: /weight/i.test(name) && value >= 1 && value <= 1000 ? 'fontWeight' : 'number', $value: value };
}

export function toCubicBezierToken(text: string): DesignToken | null {
  const points =
    (Object.hasOwn(NAMED_CURVES, text) ? NAMED_CURVES[text] : undefined) ??
    /^cubic-bezier\(([^)]+)\)$/.exec(text)?.[1]?.split(',').map(Number);
  const isCurve =
    points?.length === 4 && points.every(Number.isFinite) && [points[0], points[2]].every((x = 0) => x >= 0 && x <= 1);
  return isCurve ? { $type: 'cubicBezier', $value: points } : null;
}

function toFontFamilyToken(text: string): DesignToken | null {
  const isStack = /^["'\w-][^;{}()]*$/.test(text) && /["',]|-serif$|^(?:serif|monospace|system-ui)$/.test(text);
  return isStack ? { $type: 'fontFamily', $value: splitFontStack(text) } : null;
}

export const splitFontStack = (stack: string): string[] =>
  stack
    .split(',')
    .map((family) => family.trim().replace(/^["']|["']$/g, ''))
    .filter(Boolean);

/** `#rrggbb` or `#rrggbbaa` as a colour object. */
function toColorValue(hex: string): { [key: string]: unknown } {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const round = (value: number): number => Math.round(value * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [1, 3, 5].map((at) => round(channel(at))),
    ...(hex.length === 9 ? { alpha: round(channel(7)) } : {}),
    hex: hex.slice(0, 7),
  };
}

export const toPxDimension = (text: string) => ({ value: Number.parseFloat(text), unit: 'px' });

/** A `box-shadow` value with the colour before or after the lengths; null if invalid. */
export function toShadowToken(text: string): DesignToken | null {
  const layers = text.split(/,(?![^(]*\))/).map((layer) => toShadowLayer(layer.trim()));
  return layers.every((layer) => layer !== null) ? { $type: 'shadow', $value: layers } : null;
}

const SHADOW_LENGTH = new RegExp(`^(?:0|${NUMBER}(?:px|rem))$`);

function toShadowLayer(text: string): { [key: string]: unknown } | null {
  const parts: string[] = text.match(/[^\s(]+\([^)]*\)|[^\s]+/g) ?? [];
  const inset = parts.includes('inset');
  const lengths = parts.filter((part) => SHADOW_LENGTH.test(part));
  const [color, ...others] = parts.filter((part) => part !== 'inset' && !SHADOW_LENGTH.test(part));
  const hex = color && others.length === 0 ? toHexWithAlpha(color) : null;
  if (!hex || lengths.length < 2 || lengths.length > 4) return null;
  const [offsetX = '0', offsetY = '0', blur = '0', spread = '0'] = lengths;
  const length = (part: string) => ({ value: Number.parseFloat(part), unit: part.endsWith('rem') ? 'rem' : 'px' });
  return {
    color: toColorValue(hex),
    offsetX: length(offsetX),
    offsetY: length(offsetY),
    blur: length(blur),
    spread: length(spread),
    ...(inset ? { inset } : {}),
  };
}

const STROKE_STYLES = /^(?:solid|dashed|dotted|double|groove|ridge|outset|inset)$/;

/** `1px solid #dddddd` in any order; null if a part is missing or has no type in the format. */
export function toBorderToken(text: string): DesignToken | null {
  const words = splitWords(text);
  const width = words.map((word) => LENGTH.exec(word)).find((found) => found !== null);
  const style = words.find((word) => STROKE_STYLES.test(word));
  const color = words.map((word) => (LENGTH.test(word) ? null : toHexWithAlpha(word))).find((hex) => hex !== null);
  if (words.length !== 3 || !width || !style || !color) return null;
  return {
    $type: 'border',
    $value: { color: toColorValue(color), width: { value: Number(width[1]), unit: width[2] }, style },
  };
}

export const toColorToken = (hex: string): DesignToken => ({ $type: 'color', $value: toColorValue(hex) });

/** As `#rrggbb`, or `#rrggbbaa` if translucent. */
export function toHexWithAlpha(color: string): string | null {
  // Digits without a sign are a number, even if a colour parser accepts them.
  const parsed = /^[0-9a-f]+$/i.test(color) && /\d/.test(color) ? null : parseCssColor(color);
  if (!parsed) return null;
  const alpha = Math.round(Math.min(1, Math.max(0, parsed.a)) * 255);
  return `${toHex(parsed)}${alpha < 255 ? alpha.toString(16).padStart(2, '0') : ''}`;
}
