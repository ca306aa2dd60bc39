/** sRGB, 0 to 255; alpha 0 to 1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

export const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
export const TRANSPARENT: Rgba = { r: 0, g: 0, b: 0, a: 0 };

const LEGACY = /^rgba?\(\s*(\d+(?:\.\d+)?),\s*(\d+(?:\.\d+)?),\s*(\d+(?:\.\d+)?)(?:,\s*([\d.]+))?\s*\)$/;
const memo = new Map<string, Rgba | null>();
let context: CanvasRenderingContext2D | null | undefined;

/** Paints one pixel with the colour; the browser knows every notation and maps it to sRGB. */
function paintPixel(color: string): Uint8ClampedArray | null {
  if (context === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    context = canvas.getContext('2d', { willReadFrequently: true });
  }
  if (!context) return null;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = '#000';
  context.fillStyle = color;
  const understood = context.fillStyle;
  context.fillStyle = '#fff';
  context.fillStyle = color;
  // An invalid colour leaves the previous one unchanged.
  if (context.fillStyle !== understood) return null;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

function resolve(value: string): Rgba | null {
  const legacy = LEGACY.exec(value);
  if (legacy) {
    return { r: Number(legacy[1]), g: Number(legacy[2]), b: Number(legacy[3]), a: Number(legacy[4] ?? 1) };
  }
  if (!CSS.supports('color', value) || /^(inherit|initial|unset|revert|revert-layer|currentcolor)$/i.test(value)) {
    return null;
  }
  const seen = paintPixel(value);
  if (!seen) return null;
  const a = (seen[3] ?? 0) / 255;
  // Canvas pixels are premultiplied, so the channels are read from an opaque version.
  const opaque = a > 0 && a < 1 ? (paintPixel(`color(from ${value} srgb r g b / 1)`) ?? seen) : seen;
  return { r: opaque[0] ?? 0, g: opaque[1] ?? 0, b: opaque[2] ?? 0, a };
}

const LIGHT_DARK =
  /light-dark\(((?:[^(),]|\([^()]*(?:\([^()]*\)[^()]*)*\))+),((?:[^(),]|\([^()]*(?:\([^()]*\)[^()]*)*\))+)\)/gi;

/** A canvas has no scheme: for `light-dark()` the colour of the root's scheme is used. */
function resolveLightDark(value: string): string {
  if (!/light-dark\(/i.test(value)) return value;
  const schemes = getComputedStyle(document.documentElement).colorScheme;
  const dark = /dark/.test(schemes) && (!/light/.test(schemes) || matchMedia('(prefers-color-scheme: dark)').matches);
  return value.replace(LIGHT_DARK, (_, light: string, other: string) => (dark ? other : light).trim());
}

/** Any CSS colour as sRGB; null if the text is not a colour or depends on its element. */
export function parseComputedColor(value: string): Rgba | null {
  const key = resolveLightDark(value.trim());
  if (!key || key.length > 300) return null;
  let found = memo.get(key);
  if (found === undefined) {
    found = resolve(key);
    if (memo.size < 5000) memo.set(key, found);
  }
  return found;
}

const hexByte = (n: number) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0');

/** `#rrggbb`, or `#rrggbbaa` if it is not opaque. */
export function formatHex(color: Rgba): string {
  const rgb = `#${hexByte(color.r)}${hexByte(color.g)}${hexByte(color.b)}`;
  return color.a >= 0.998 ? rgb : rgb + hexByte(color.a * 255);
}

export function toHex(value: string): string | null {
  const color = parseComputedColor(value);
  return color && formatHex(color);
}

/** The visible colour of `top` over an opaque `under`. */
export function blend(top: Rgba, under: Rgba): Rgba {
  const mix = (t: number, u: number) => t * top.a + u * (1 - top.a);
  return { r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b), a: 1 };
}

const COLOR_FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\((?:[^()]|\([^()]*\))*\)/g;

/** Rewrites every colour in a value (shadow, gradient, border) to hex. */
export function hexInside(value: string): string {
  return value.replace(COLOR_FUNCTION, (match) => toHex(match) ?? match);
}

/** Relative luminance (WCAG 2.2), 0 to 1; alpha is left out. */
export function luminance({ r, g, b }: Rgba): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}
