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
}

const MAX_COLORS = 24;
const MIN_SHARE = 0.001;
/** Colours closer than this (Euclidean distance in RGB) are shades of one: antialiasing, compression noise. */
const MERGE_DISTANCE = 22;

/**
 * The dominant colours, most frequent first; shares are of all counted pixels. Flat areas keep their exact colour.
 * `step` reads only every nth pixel of every nth row.
 */
export function dominantColors(
  pixels: Pixels,
  options: { rows?: number; step?: number; masks?: Mask[] } = {},
): PixelColor[] {
  const { counts, majority, total } = countColors(pixels, options);
  if (total === 0) return [];
  const buckets: Bucket[] = [];
  for (let bucket = 0; bucket < counts.length; bucket += 1) {
    const count = counts[bucket] ?? 0;
    if (count > 0) buckets.push({ color: majority[bucket] ?? 0, count });
  }
  return mergeSimilar(buckets)
    .map(({ color, count }) => ({ hex: `#${color.toString(16).padStart(6, '0')}`, share: round(count / total) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .slice(0, MAX_COLORS);
}

/** One pass: the number of pixels in each of 32,768 buckets, and the majority colour of each (Boyer-Moore). */
function countColors(
  pixels: Pixels,
  { rows = pixels.height, step = 1, masks = [] }: { rows?: number; step?: number; masks?: Mask[] },
) {
  const { data, width, channels } = pixels;
  const counts = new Uint32Array(32_768);
  const majority = new Uint32Array(32_768);
  const votes = new Int32Array(32_768);
  let total = 0;
  for (let y = 0; y < Math.min(rows, pixels.height); y += step) {
    const hidden = masks.filter((mask) => y >= mask.y && y < mask.y + mask.height);
    for (let x = 0; x < width; x += step) {
      const end = endOfMask(hidden, x);
      if (end > x) {
        // The last pixel of this grid that is hidden.
        x += Math.max(0, Math.ceil((end - x) / step) - 1) * step;
        continue;
      }
      const at = (y * width + x) * channels;
      if (channels === 4 && (data[at + 3] as number) < 128) continue;
      const color = ((data[at] as number) << 16) | ((data[at + 1] as number) << 8) | (data[at + 2] as number);
      const bucket = ((color >> 9) & 0x7c00) | ((color >> 6) & 0x3e0) | ((color >> 3) & 0x1f);
      total += 1;
      counts[bucket] = (counts[bucket] as number) + 1;
      if (majority[bucket] === color) votes[bucket] = (votes[bucket] as number) + 1;
      else if (votes[bucket] === 0) {
        majority[bucket] = color;
        votes[bucket] = 1;
      } else votes[bucket] = (votes[bucket] as number) - 1;
    }
  }
  return { counts, majority, total };
}

/** Where the first mask over `x` ends; `x` if there is none. */
function endOfMask(masks: readonly Mask[], x: number): number {
  for (const mask of masks) if (x >= mask.x && x < mask.x + mask.width) return mask.x + mask.width;
  return x;
}

/** Merges lesser colours into the nearest greater one within the distance. */
function mergeSimilar(buckets: Bucket[]): Bucket[] {
  const greatest: Bucket[] = [];
  for (const bucket of buckets.sort((a, b) => b.count - a.count)) {
    const near = greatest.find((other) => distance(other.color, bucket.color) < MERGE_DISTANCE);
    if (near) near.count += bucket.count;
    else if (greatest.length < 256) greatest.push({ ...bucket });
  }
  return greatest.sort((a, b) => b.count - a.count);
}

const distance = (a: number, b: number): number =>
  Math.hypot((a >> 16) - (b >> 16), ((a >> 8) & 255) - ((b >> 8) & 255), (a & 255) - (b & 255));

const round = (share: number): number => Math.round(share * 10_000) / 10_000;
