import type { PictureTexture } from '@brandprint/contracts';
import type { Pixels } from './dominant-colors.ts';

/** Maximum differences of a channel (of 255) for pixels that are alike, and for shades of one another. */
const MAX_EQUAL_DIFFERENCE = 1;
const MAX_SHADE_DIFFERENCE = 24;
/** For straight edges: what counts as level along them, and as a step across. */
const MAX_EDGE_VARIATION = 4;
/** Minimum length of an edge without a gap, as a part of the width or height. */
const MIN_EDGE_LENGTH = 0.2;
const MIN_OPAQUE_ALPHA = 250;

/** How neighbouring pixels of an image relate. Pixels have four channels. */
export function measureTexture({ data, width, height }: Pixels): PictureTexture {
  const size = width * height;
  const right = differences(data, size, 1);
  const below = differences(data, size, width);
  const isOpaque = (pixel: number): boolean => (data[pixel * 4 + 3] as number) >= MIN_OPAQUE_ALPHA;
  const isKnown = new Uint8Array(32_768);
  let [pairs, alike, shades, pixels, tones] = [0, 0, 0, 0, 0];
  const compare = (step: number): void => {
    pairs += 1;
    if (step <= MAX_EQUAL_DIFFERENCE) alike += 1;
    else if (step <= MAX_SHADE_DIFFERENCE) shades += 1;
  };
  for (let pixel = 0, y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (!isOpaque(pixel)) continue;
      pixels += 1;
      const [r, g, b] = [data[pixel * 4] as number, data[pixel * 4 + 1] as number, data[pixel * 4 + 2] as number];
      const tone = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
      if (isKnown[tone] === 0) tones += 1;
      isKnown[tone] = 1;
      if (x + 1 < width && isOpaque(pixel + 1)) compare(right[pixel] as number);
      if (y + 1 < height && isOpaque(pixel + width)) compare(below[pixel] as number);
    }
  }
  return {
    pixels,
    tones,
    alike: share(alike, pairs),
    shades: share(shades, pairs),
    edges:
      countStraightEdges({ length: width, along: right, next: 1 }, { lines: height, across: below, next: width }) +
      countStraightEdges({ length: height, along: below, next: width }, { lines: width, across: right, next: 1 }),
  };
}

/** For each of the first pixels, the greatest difference of a channel from the pixel `offset` pixels later. */
function differences(data: Buffer, size: number, offset: number): Uint8Array {
  const found = new Uint8Array(size);
  for (let pixel = 0, a = 0, b = offset * 4; pixel + offset < size; pixel += 1, a += 4, b += 4) {
    const r = Math.abs((data[a] as number) - (data[b] as number));
    const g = Math.abs((data[a + 1] as number) - (data[b + 1] as number));
    const blue = Math.abs((data[a + 2] as number) - (data[b + 2] as number));
    found[pixel] = Math.max(r, g, blue);
  }
  return found;
}

/**
 * Lines of `length` pixels, each compared with the next line. `along` and `across` are the differences of each pixel from the
 * `next` one in its line, and from the one in the next line.
 */
function countStraightEdges(
  { length, along, next: nextPixel }: { length: number; along: Uint8Array; next: number },
  { lines, across, next: nextLine }: { lines: number; across: Uint8Array; next: number },
): number {
  const isLevel = (pixel: number): boolean => (along[pixel] as number) <= MAX_EDGE_VARIATION;
  let count = 0;
  for (let line = 0; line + 1 < lines; line += 1) {
    let [run, longest] = [0, 0];
    for (let i = 0, pixel = line * nextLine; i + 1 < length; i += 1, pixel += nextPixel) {
      const isStep = (across[pixel] as number) > MAX_EDGE_VARIATION + 1;
      run = isStep && isLevel(pixel) && isLevel(pixel + nextLine) ? run + 1 : 0;
      if (run > longest) longest = run;
    }
    if (longest >= length * MIN_EDGE_LENGTH) count += 1;
  }
  return count;
}

const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 1_000) / 1_000 : 0);
