import type { LogoCandidate } from '@brandprint/contracts';
import sharp from 'sharp';
import { roundHalfUp } from '../numbers.ts';

type BackgroundLayout = NonNullable<LogoCandidate['laid']>;

export interface Size {
  width: number;
  height: number;
}

/** The visible part of a picture. The picture is rendered at size `drawn`, and `left` and `top` are in that scale. */
export interface VisiblePart extends Size {
  left: number;
  top: number;
  renderedSize: Size;
}

/**
 * If less than this share of a side is cut off, the file is one picture in a box that is too small, not one of several.
 */
const MAX_CROPPED_SHARE = 0.25;
const MIN_PX = 8;
const MAX_PIXELS = 50_000_000;

/**
 * The part of a background or mask picture that is visible (CSS Backgrounds 3, sections 3.4 to 3.9): "all" of it, a
 * part, or null if unknown. `size` is the picture's own. `hasRatioOnly` is true for a vector without width and height.
 */
export function findVisiblePart(
  layout: BackgroundLayout,
  size: Size,
  hasRatioOnly: boolean,
): VisiblePart | 'all' | null {
  const rendered = renderedSize(layout, size, hasRatioOnly);
  const [x, y] = parsePosition(layout.position);
  if (!rendered || !x || !y) return null;
  const across = visibleSpan(
    layout.width,
    rendered.width,
    resolveOffset(x, layout.width, rendered.width),
    isRepeated(layout.repeat, 0),
  );
  const down = visibleSpan(
    layout.height,
    rendered.height,
    resolveOffset(y, layout.height, rendered.height),
    isRepeated(layout.repeat, 1),
  );
  if (!across || !down) return null;
  const all =
    across.length >= rendered.width * (1 - MAX_CROPPED_SHARE) &&
    down.length >= rendered.height * (1 - MAX_CROPPED_SHARE);
  if (all) return 'all';
  if (across.length < MIN_PX || down.length < MIN_PX) return null;
  return { left: across.start, top: down.start, width: across.length, height: down.length, renderedSize: rendered };
}

const isRepeated = (repeat: string, axis: 0 | 1): boolean => {
  if (repeat === 'repeat-x') return axis === 0;
  if (repeat === 'repeat-y') return axis === 1;
  const words = repeat.split(/\s+/);
  return (words[axis] ?? words[0]) !== 'no-repeat';
};

/**
 * The part of a line of `side` px from `start` that is within 0 to `box`; null if there is none or it crosses a seam.
 */
function visibleSpan(box: number, side: number, start: number, repeated: boolean) {
  // A whole tile is in the box, wherever it starts.
  if (repeated && box >= side) return { start: 0, length: side };
  const from = repeated ? start - Math.ceil(start / side) * side : start;
  if (repeated && from + side < box - 1) return null;
  const [first, last] = [Math.max(0, -from), Math.min(side, box - from)];
  return last > first ? { start: first, length: last - first } : null;
}

function renderedSize({ size, width, height }: BackgroundLayout, own: Size, scales: boolean): Size | null {
  if (!(own.width > 0 && own.height > 0 && width > 0 && height > 0)) return null;
  const scaled = (by: number): Size => ({ width: own.width * by, height: own.height * by });
  const [x, y] = [width / own.width, height / own.height];
  const words = size.trim().split(/\s+/);
  if (size === 'cover') return scaled(Math.max(x, y));
  if (size === 'contain') return scaled(Math.min(x, y));
  const [across, down] = [toPx(words[0], width), toPx(words[1] ?? 'auto', height)];
  if (across === undefined || down === undefined) return null;
  if (across === null && down === null) return scales ? scaled(Math.min(x, y)) : own;
  const resolved = {
    width: across ?? ((down ?? 0) * own.width) / own.height,
    height: down ?? ((across ?? 0) * own.height) / own.width,
  };
  return resolved.width > 0 && resolved.height > 0 ? resolved : null;
}

/** In px; null for auto, undefined for units other than px and per cent. */
function toPx(word: string | undefined, of: number): number | null | undefined {
  if (!word || word === 'auto') return null;
  const [, number, unit] = /^(-?[\d.]+)(px|%)$/.exec(word) ?? [];
  return number === undefined ? undefined : unit === '%' ? (Number(number) / 100) * of : Number(number);
}

interface BackgroundOffset {
  percent: number;
  px: number;
}

/** "0px 50%", "calc(100% - 10px) 0px": resolved as by browsers. */
function parsePosition(value: string): (BackgroundOffset | undefined)[] {
  const words = value.match(/calc\([^()]*\)|[^\s]+/g) ?? [];
  return [words[0], words[1] ?? '50%'].map((word) => {
    const expression = (word ?? '').replace(/^calc\(|\)$/g, '');
    if (!/^-?[\d.]+(?:px|%)(?:\s*[+-]\s*[\d.]+(?:px|%))?$/.test(expression)) return undefined;
    const offset: BackgroundOffset = { percent: 0, px: 0 };
    for (const [, sign, number, unit] of expression.matchAll(/([+-]?)\s*([\d.]+)(px|%)/g))
      offset[unit === '%' ? 'percent' : 'px'] += (sign === '-' ? -1 : 1) * Number(number);
    return offset;
  });
}

const resolveOffset = ({ percent, px }: BackgroundOffset, box: number, drawn: number): number =>
  (percent / 100) * (box - drawn) + px;

/** The same picture in a viewport of that part's size. `markup` has a width and a height. */
export function cropSvg(markup: string, { left, top, width, height, renderedSize }: VisiblePart): string {
  const whole = markup
    .replace(/^[\s\S]*?(?=<svg\b)/, '')
    .replace(/<svg\b[^>]*>/, (root) =>
      root
        .replace(/\s(?:width|height|x|y)="[^"]*"/g, '')
        .replace(
          '<svg',
          `<svg width="${roundHalfUp(renderedSize.width, 2)}" height="${roundHalfUp(renderedSize.height, 2)}"`,
        ),
    );
  const [w, h] = [roundHalfUp(width, 2), roundHalfUp(height, 2)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${roundHalfUp(left, 2)} ${roundHalfUp(top, 2)} ${w} ${h}">${whole}</svg>`;
}

/** The part as PNG, in the file's own pixels; null if it cannot be read. */
export async function cropRaster(file: Buffer, part: VisiblePart): Promise<{ body: Buffer; size: Size } | null> {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS });
    const { width: across = 0, height: down = 0 } = await image.metadata();
    const [x, y] = [across / part.renderedSize.width, down / part.renderedSize.height];
    const left = Math.min(across - 1, Math.round(part.left * x));
    const top = Math.min(down - 1, Math.round(part.top * y));
    const width = Math.min(across - left, Math.max(1, Math.round(part.width * x)));
    const height = Math.min(down - top, Math.max(1, Math.round(part.height * y)));
    return { body: await image.extract({ left, top, width, height }).png().toBuffer(), size: { width, height } };
  } catch {
    return null;
  }
}
