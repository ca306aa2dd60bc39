import type { PixelColor } from '@brandprint/contracts';

/** Pixels in rows, with 3 or 4 bytes each. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: number;
}

/** A rectangle of pixels to ignore. */
export interface Mask {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Bucket {
  color: number;
  count: number;
  /** At least so many of them are exactly this colour. */
  exact: number;
}

const MAX_COLORS = 24;
const MIN_SHARE = 0.001;
/** Share of a colour's pixels that are exactly that colour where an area is flat: neither picture nor gradient. */
const FLAT_SHARE = 0.7;
/** Colours closer than this (Euclidean distance in RGB) are shades of one: antialiasing, compression noise. */
const MERGE_DISTANCE = 22;

/**
 * The dominant colours, most frequent first; shares are of all counted pixels. Flat areas keep their exact colour.
 * `step` reads only every nth pixel of every nth row; with `flat` the colours of flat areas say so.
 */
export function dominantColors(
  pixels: Pixels,
  { flat = false, ...options }: { rows?: number; step?: number; masks?: Mask[]; flat?: boolean } = {},
): PixelColor[] {
  const { counts, majority, votes, total, all } = countColors(pixels, options);
  if (total === 0) return [];
  const buckets: Bucket[] = [];
  for (let bucket = 0; bucket < counts.length; bucket += 1) {
    const count = counts[bucket] ?? 0;
    if (count > 0) buckets.push({ color: majority[bucket] ?? 0, count, exact: votes[bucket] ?? 0 });
  }
  return mergeSimilar(buckets)
    .map(({ color, count, exact }) => ({
      hex: `#${color.toString(16).padStart(6, '0')}`,
      share: round(count / total),
      ...(flat && exact >= FLAT_SHARE * count && { flat: round(exact / all) }),
    }))
    .filter(({ share }) => share >= MIN_SHARE)
    .slice(0, MAX_COLORS);
}

/** Of each of 32,768 buckets, the number of pixels and the majority colour with its votes (Boyer-Moore). */
interface Tally {
  counts: Uint32Array;
  majority: Uint32Array;
  votes: Int32Array;
}

/** One pass over every nth pixel of every nth row that no mask hides. */
function countColors(
  pixels: Pixels,
  { rows = pixels.height, step = 1, masks = [] }: { rows?: number; step?: number; masks?: Mask[] },
): Tally & { total: number; all: number } {
  const { width } = pixels;
  const tally = { counts: new Uint32Array(32_768), majority: new Uint32Array(32_768), votes: new Int32Array(32_768) };
  let total = 0;
  for (let y = 0; y < Math.min(rows, pixels.height); y += step) {
    const hidden = masks.filter((mask) => y >= mask.y && y < mask.y + mask.height);
    for (let x = 0; x < width; ) {
      const end = endOfMask(hidden, x);
      const until = end > x ? end : startOfMask(hidden, x, width);
      const n = Math.ceil((until - x) / step);
      if (end === x) total += countSpan(tally, pixels, { first: y * width + x, n, step });
      x += n * step;
    }
  }
  return { ...tally, total, all: Math.ceil(Math.min(rows, pixels.height) / step) * Math.ceil(width / step) };
}

/** Counts the `n` pixels from `first` that are not transparent; equal ones at once, because most of a page is flat. */
function countSpan(
  tally: Tally,
  { data, channels }: Pixels,
  { first, n, step }: { first: number; n: number; step: number },
): number {
  const stride = step * channels;
  const end = first * channels + n * stride;
  let [total, last, run] = [0, 0, 0];
  for (let at = first * channels; at < end; at += stride) {
    if (channels === 4 && (data[at + 3] as number) < 128) continue;
    const color = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
    if (color !== last) {
      countColor(tally, last, run);
      last = color;
      run = 0;
    }
    run += 1;
    total += 1;
  }
  countColor(tally, last, run);
  return total;
}

/** The same as counting it `n` times. */
function countColor({ counts, majority, votes }: Tally, color: number, n: number): void {
  const bucket = ((color >> 9) & 0x7c00) | ((color >> 6) & 0x3e0) | ((color >> 3) & 0x1f);
  const before = votes[bucket] as number;
  counts[bucket] = (counts[bucket] as number) + n;
  if (majority[bucket] === color) votes[bucket] = before + n;
  else if (before >= n) votes[bucket] = before - n;
  else {
    majority[bucket] = color;
    votes[bucket] = n - before;
  }
}

/** Where the first mask over `x` ends; `x` if there is none. */
function endOfMask(masks: readonly Mask[], x: number): number {
  for (const mask of masks) if (x >= mask.x && x < mask.x + mask.width) return mask.x + mask.width;
  return x;
}

/** Where the next mask after `x` starts; `width` if there is none. */
const startOfMask = (masks: readonly Mask[], x: number, width: number): number =>
  masks.reduce((start, mask) => (mask.x > x && mask.x < start ? mask.x : start), width);

/** Merges lesser colours into the nearest greater one within the distance. */
function mergeSimilar(buckets: Bucket[]): Bucket[] {
  const greatest: Bucket[] = [];
  for (const bucket of buckets.sort((a, b) => b.count - a.count)) {
    const near = greatest.find((other) => squaredDistance(other.color, bucket.color) < MERGE_DISTANCE ** 2);
    if (near) near.count += bucket.count;
    else if (greatest.length < 256) greatest.push({ ...bucket });
  }
  return greatest.sort((a, b) => b.count - a.count);
}

function squaredDistance(a: number, b: number): number {
  const [red, green, blue] = [(a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255)];
  return red * red + green * green + blue * blue;
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000;
