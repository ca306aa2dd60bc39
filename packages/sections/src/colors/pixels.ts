import type { Evidence, PixelColor } from '@brandprint/contracts';
import { distance, lab } from '../shared/color.ts';
import type { Observation } from './observation.ts';
import type { Swatch } from './swatch.ts';

/** Claimed share of the page under which histograms are too coarse to contradict it. */
const CHECKED_FROM = 0.03;
/** CIEDE2000 within which a pixel counts as the swatch. */
const NEAR = 4;

/**
 * Holds paint against pixels: boxes lie over one another, so a background that claims a good part of the page gets no
 * more than is seen of it. Where no histogram was taken, claims stand.
 */
export function checkedByPixels(swatch: Swatch, evidence: Evidence): Swatch {
  const seen = pixelShare(swatch.hex, evidence);
  const claimed = swatch.seen.filter(isArea).reduce((sum, o) => sum + o.weight, 0);
  if (seen === null || claimed < CHECKED_FROM || seen >= claimed) return swatch;
  const keep = Math.max(seen, CHECKED_FROM / 3) / claimed;
  const scaled = swatch.seen.map((o) => (isArea(o) ? { ...o, weight: o.weight * keep } : o));
  return { ...swatch, seen: scaled, paint: swatch.paint - claimed * (1 - keep) };
}

const isArea = (seen: Observation): boolean => seen.kind === 'background' || seen.kind === 'gradient';

/** Share of the pixels near a colour, the first screen weighted as much as the whole page; null without histograms. */
export function pixelShare(hex: string, evidence: Evidence): number | null {
  const histograms = evidence.pages
    .flatMap((page) => [page.pixels, page.firstScreenPixels])
    .filter((h) => h.length > 0);
  if (histograms.length === 0) return null;
  const at = lab(hex);
  const near = (pixels: readonly PixelColor[]): number =>
    pixels.filter((pixel) => distance(lab(pixel.hex), at) <= NEAR).reduce((sum, { share }) => sum + share, 0);
  return histograms.reduce((sum, pixels) => sum + near(pixels), 0) / histograms.length;
}
