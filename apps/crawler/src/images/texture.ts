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
  const at = (x: number, y: number): number => (y * width + x) * 4;
  const isOpaque = (a: number): boolean => (data[a + 3] as number) >= MIN_OPAQUE_ALPHA;
  const difference = (a: number, b: number): number =>
    Math.max(
      Math.abs((data[a] as number) - (data[b] as number)),
      Math.abs((data[a + 1] as number) - (data[b + 1] as number)),
      Math.abs((data[a + 2] as number) - (data[b + 2] as number)),
    );
  const tones = new Set<number>();
  let [pairs, alike, shades, pixels] = [0, 0, 0, 0];
  const compare = (a: number, b: number): void => {
    if (!isOpaque(b)) return;
    pairs += 1;
    const step = difference(a, b);
    if (step <= MAX_EQUAL_DIFFERENCE) alike += 1;
    else if (step <= MAX_SHADE_DIFFERENCE) shades += 1;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const a = at(x, y);
      if (!isOpaque(a)) continue;
      pixels += 1;
      const [r, g, b] = [data[a] as number, data[a + 1] as number, data[a + 2] as number];
      tones.add(((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3));
      if (x + 1 < width) compare(a, at(x + 1, y));
      if (y + 1 < height) compare(a, at(x, y + 1));
    }
  }
  /** Lines of `length` pixels, each compared with the next line. */
  const countStraightEdges = (
    length: number,
    lines: number,
    pixel: (along: number, line: number) => number,
  ): number => {
    let count = 0;
    for (let line = 0; line + 1 < lines; line += 1) {
      let [run, longest] = [0, 0];
      for (let i = 0; i + 1 < length; i += 1) {
        const [a, b] = [pixel(i, line), pixel(i, line + 1)];
        const level =
          difference(a, pixel(i + 1, line)) <= MAX_EDGE_VARIATION &&
          difference(b, pixel(i + 1, line + 1)) <= MAX_EDGE_VARIATION;
        run = level && difference(a, b) > MAX_EDGE_VARIATION + 1 ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
      if (longest >= length * MIN_EDGE_LENGTH) count += 1;
    }
    return count;
  };
  return {
    pixels,
    tones: tones.size,
    alike: share(alike, pairs),
    shades: share(shades, pairs),
    edges: countStraightEdges(width, height, at) + countStraightEdges(height, width, (y, x) => at(x, y)),
  };
}

const share = (part: number, whole: number): number => (whole > 0 ? Math.round((part / whole) * 1_000) / 1_000 : 0);
