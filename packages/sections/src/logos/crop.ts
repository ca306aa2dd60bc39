import type { LogoCandidate } from '@brandprint/contracts';
import sharp from 'sharp';

type Laid = NonNullable<LogoCandidate['laid']>;

export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that its box shows: the picture is drawn `drawn` large, and `left` and `top` count in that. */
export interface Part extends Size {
  left: number;
  top: number;
  drawn: Size;
}

/** Where less than this of either side is cut off, the file is one picture that its box is too small for, and not one of several. */
const SLACK = 0.25;
const LEAST_PX = 8;
const MAX_PIXELS = 50_000_000;

/**
 * What a background or mask shows of its picture (CSS Backgrounds 3, sections 3.4 to 3.9): "all" of it, a part, or null where
 * that cannot be told. `size` is the picture's own, `scales` that it has a ratio only (a vector without width and height).
 */
export function shownPart(laid: Laid, size: Size, scales: boolean): Part | 'all' | null {
  const drawn = drawnSize(laid, size, scales);
  const [x, y] = positions(laid.position);
  if (!drawn || !x || !y) return null;
  const across = span(laid.width, drawn.width, offset(x, laid.width, drawn.width), repeats(laid.repeat, 0));
  const down = span(laid.height, drawn.height, offset(y, laid.height, drawn.height), repeats(laid.repeat, 1));
  if (!across || !down) return null;
  const all = across.length >= drawn.width * (1 - SLACK) && down.length >= drawn.height * (1 - SLACK);
  if (all) return 'all';
  if (across.length < LEAST_PX || down.length < LEAST_PX) return null;
  return { left: across.start, top: down.start, width: across.length, height: down.length, drawn };
}

const repeats = (repeat: string, axis: 0 | 1): boolean => {
  if (repeat === 'repeat-x') return axis === 0;
  if (repeat === 'repeat-y') return axis === 1;
  const words = repeat.split(/\s+/);
  return (words[axis] ?? words[0]) !== 'no-repeat';
};

/** What of a line of `side` px from `start` lies in 0 to `box`; null if none does, or it does over a seam. */
function span(box: number, side: number, start: number, repeated: boolean) {
  // A whole tile is in the box, wherever it begins.
  if (repeated && box >= side) return { start: 0, length: side };
  const from = repeated ? start - Math.ceil(start / side) * side : start;
  if (repeated && from + side < box - 1) return null;
  const [first, last] = [Math.max(0, -from), Math.min(side, box - from)];
  return last > first ? { start: first, length: last - first } : null;
}

function drawnSize({ size, width, height }: Laid, own: Size, scales: boolean): Size | null {
  if (!(own.width > 0 && own.height > 0 && width > 0 && height > 0)) return null;
  const scaled = (by: number): Size => ({ width: own.width * by, height: own.height * by });
  const [x, y] = [width / own.width, height / own.height];
  const words = size.trim().split(/\s+/);
  if (size === 'cover') return scaled(Math.max(x, y));
  if (size === 'contain') return scaled(Math.min(x, y));
  const [across, down] = [inPx(words[0], width), inPx(words[1] ?? 'auto', height)];
  if (across === undefined || down === undefined) return null;
  if (across === null && down === null) return scales ? scaled(Math.min(x, y)) : own;
  const told = {
    width: across ?? ((down ?? 0) * own.width) / own.height,
    height: down ?? ((across ?? 0) * own.height) / own.width,
  };
  return told.width > 0 && told.height > 0 ? told : null;
}

/** In px; null for auto, undefined for what is neither px nor per cent. */
function inPx(word: string | undefined, of: number): number | null | undefined {
  if (!word || word === 'auto') return null;
  const [, number, unit] = /^(-?[\d.]+)(px|%)$/.exec(word) ?? [];
  return number === undefined ? undefined : unit === '%' ? (Number(number) / 100) * of : Number(number);
}

interface Place {
  percent: number;
  px: number;
}

/** "0px 50%", "calc(100% - 10px) 0px": as browsers resolve a position. */
function positions(value: string): (Place | undefined)[] {
  const words = value.match(/calc\([^()]*\)|[^\s]+/g) ?? [];
  return [words[0], words[1] ?? '50%'].map((word) => {
    const bare = (word ?? '').replace(/^calc\(|\)$/g, '');
    if (!/^-?[\d.]+(?:px|%)(?:\s*[+-]\s*[\d.]+(?:px|%))?$/.test(bare)) return undefined;
    const place: Place = { percent: 0, px: 0 };
    for (const [, sign, number, unit] of bare.matchAll(/([+-]?)\s*([\d.]+)(px|%)/g))
      place[unit === '%' ? 'percent' : 'px'] += (sign === '-' ? -1 : 1) * Number(number);
    return place;
  });
}

const offset = ({ percent, px }: Place, box: number, drawn: number): number => (percent / 100) * (box - drawn) + px;

/** The same picture, of which a box of that part's size is seen. `markup` has a width and a height. */
export function croppedSvg(markup: string, { left, top, width, height, drawn }: Part): string {
  const whole = markup
    .replace(/^[\s\S]*?(?=<svg\b)/, '')
    .replace(/<svg\b[^>]*>/, (root) =>
      root
        .replace(/\s(?:width|height|x|y)="[^"]*"/g, '')
        .replace('<svg', `<svg width="${hundredths(drawn.width)}" height="${hundredths(drawn.height)}"`),
    );
  const [w, h] = [hundredths(width), hundredths(height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="${hundredths(left)} ${hundredths(top)} ${w} ${h}">${whole}</svg>`;
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** The part as PNG, in the file's own pixels; null if it cannot be read. */
export async function croppedPixels(file: Buffer, part: Part): Promise<{ body: Buffer; size: Size } | null> {
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS });
    const { width: across = 0, height: down = 0 } = await image.metadata();
    const [x, y] = [across / part.drawn.width, down / part.drawn.height];
    const left = Math.min(across - 1, Math.round(part.left * x));
    const top = Math.min(down - 1, Math.round(part.top * y));
    const width = Math.min(across - left, Math.max(1, Math.round(part.width * x)));
    const height = Math.min(down - top, Math.max(1, Math.round(part.height * y)));
    return { body: await image.extract({ left, top, width, height }).png().toBuffer(), size: { width, height } };
  } catch {
    return null;
  }
}
