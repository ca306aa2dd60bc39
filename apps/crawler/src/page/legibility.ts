import { blend, luminance, parseComputedColor, type Rgba } from './color.ts';
import { parsePx } from './dom.ts';
import type { RenderedElement } from './types.ts';

/** Text smaller than this is unreadable, in pixels. */
export const MIN_TYPE_PX = 4;
/** WCAG contrast below which text and background look like one colour. */
const MIN_CONTRAST = 1.12;

const numbers = (text: string) => (text.match(/-?[\d.]+(?:e[+-]?\d+)?/g) ?? []).map(Number);

/** Whether a clip leaves nothing of an element. */
export function isClippedAway({ clipPath, clip, filter }: CSSStyleDeclaration): boolean {
  if (/opacity\(\s*(?:0?\.0\d*|0|[0-4](?:\.\d+)?%)\s*\)/.test(filter)) return true;
  const rect = /^rect\((.+)\)$/.exec(clip);
  if (rect) {
    const [top = 0, right = 1, bottom = 1, left = 0] = (rect[1] ?? '')
      .split(/,\s*|\s+/)
      .map((part) => Number.parseFloat(part));
    if (right - left <= 1 && bottom - top <= 1) return true;
  }
  const [, shape = '', inner = ''] = /^(\w+)\((.*)\)/.exec(clipPath) ?? [];
  if (shape === 'inset') {
    const sides = (inner.split(' round ')[0] ?? '').trim().split(/\s+/);
    const [top = '0', right = top, bottom = top, left = right] = sides;
    const share = (side: string) => (side.endsWith('%') ? Number.parseFloat(side) : 0);
    return share(top) + share(bottom) >= 100 || share(left) + share(right) >= 100;
  }
  if (shape === 'circle' || shape === 'ellipse') return /^\s*0(?:px|%)?(?:\s|$)/.test(inner);
  if (shape === 'polygon') {
    const points = inner.split(',').map(numbers);
    const spread = (at: number) =>
      Math.max(...points.map((point) => point[at] ?? 0)) - Math.min(...points.map((point) => point[at] ?? 0));
    return points.every((point) => point.length === 2) && (spread(0) === 0 || spread(1) === 0);
  }
  return false;
}

/** A stronger blur makes letters unreadable. */
const UNREADABLE_BLUR_PX = 6;

/** Whether the content of an element is unreadable: blurred, or under a mask that hides everything. */
export function isObscured({ filter, maskImage }: CSSStyleDeclaration): boolean {
  const blur = /\bblur\(([\d.]+)px\)/.exec(filter);
  if (blur && Number(blur[1]) >= UNREADABLE_BLUR_PX) return true;
  const stops = stopsOf(maskImage);
  return stops.length > 0 && stops.every(({ a }) => a <= 0.05);
}

/** Whether filters or blending change the colours in an element, so that only a screenshot shows them. */
export const changesColors = ({ filter, mixBlendMode }: CSSStyleDeclaration): boolean =>
  mixBlendMode !== 'normal' || /\b(?:brightness|contrast|invert|opacity)\(/.test(filter);

/** Colours of a background or mask that consists of gradients only; none if it has an image. */
function stopsOf(image: string): Rgba[] {
  if (!image.includes('gradient(') || image.includes('url(')) return [];
  return (image.match(/(?:rgba?|color|oklch|oklab|lab|lch|hsla?)\([^()]*\)/g) ?? []).flatMap(
    (text) => parseComputedColor(text) ?? [],
  );
}

/** Whether text of this style is painted at all; `cutOut` if it is clipped from a background instead. */
export function hasVisibleInk(style: CSSStyleDeclaration, cutOut: boolean): boolean {
  if (parsePx(style.fontSize) < MIN_TYPE_PX) return false;
  if (cutOut) return true;
  const ink = textColor(style);
  return !ink || ink.a > 0.02 || parsePx(style.webkitTextStrokeWidth) > 0 || /\d/.test(style.textShadow);
}

const textColor = (style: CSSStyleDeclaration) => parseComputedColor(style.webkitTextFillColor || style.color);

/**
 * Whether text has the colour of its background according to the styles, or the styles do not tell. Over images with
 * unknown colours it counts as visible.
 */
export function isLowContrast(seen: RenderedElement): boolean {
  const { style, backdrop, opacity, hasChangedColors } = seen;
  if (isTextClipped(seen)) return false;
  if (hasChangedColors) return true;
  const ink = textColor(style);
  const behind = backdrop ? [backdrop] : gradientColorsBehind(seen);
  return (
    ink !== null &&
    behind.length > 0 &&
    behind.every((ground) => contrast(blend({ ...ink, a: ink.a * opacity }, ground), ground) < MIN_CONTRAST)
  );
}

/** The colours of the nearest background that is not plain; none if it is an image or transparent. */
function gradientColorsBehind(seen: RenderedElement): Rgba[] {
  let holder: RenderedElement | null = seen;
  while (holder && holder.style.backgroundImage === 'none') holder = holder.parent;
  const stops = holder ? stopsOf(holder.style.backgroundImage) : [];
  return stops.every(({ a }) => a >= 0.998) ? stops : [];
}

/** Whether its text is clipped from the background of an ancestor, or its own. */
const isTextClipped = (seen: RenderedElement | null): boolean =>
  seen !== null && (seen.style.backgroundClip === 'text' || isTextClipped(seen.parent));

function contrast(a: Rgba, b: Rgba): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
