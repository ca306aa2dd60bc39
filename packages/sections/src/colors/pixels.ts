import type { Evidence } from '@brandprint/contracts';
import { distance, lab } from '../shared/color.ts';
import type { Observation } from './observation.ts';
import type { Swatch } from './swatch.ts';

/** Claimed share of the page under which histograms are too coarse to contradict it. */
const CHECKED_FROM = 0.03;
/** CIEDE2000 within which a pixel counts as a swatch. */
const NEAR = 4;

/**
 * Holds paint against pixels: boxes lie over one another, so a background that claims a good part of the page gets no
 * more than is seen of it. Where no histogram was taken, claims stand.
 */
export function checkedByPixels(swatches: readonly Swatch[], evidence: Evidence): Swatch[] {
  const shares = pixelShares(swatches, evidence);
  return swatches.map((swatch, i) => {
    const seen = shares?.[i] ?? 0;
    const claimed = claimOf(swatch.seen);
    if (!shares || claimed < CHECKED_FROM || seen >= claimed) return swatch;
    const keep = Math.max(seen, CHECKED_FROM / 3) / claimed;
    const scaled = swatch.seen.map((o) => (isArea(o) ? { ...o, weight: o.weight * keep } : o));
    return { ...swatch, seen: scaled, paint: swatch.paint - claimed * (1 - keep) };
  });
}

const isArea = (seen: Observation): boolean => seen.kind === 'background' || seen.kind === 'gradient';

function claimOf(seen: readonly Observation[]): number {
  return seen.filter(isArea).reduce((sum, o) => sum + o.weight, 0);
}

/**
 * Share of the pixels of each swatch, the first screen weighted as much as the whole page; null without histograms. A
 * histogram puts shades of one colour together, so swatches near the same entry share it as they claim.
 */
function pixelShares(swatches: readonly Swatch[], evidence: Evidence): number[] | null {
  const histograms = evidence.pages
    .flatMap((page) => [page.pixels, page.firstScreenPixels])
    .filter((pixels) => pixels.length > 0);
  if (histograms.length === 0) return null;
  const places = swatches.map(({ hex, seen }) => ({ at: lab(hex), claim: claimOf(seen) }));
  const shares = swatches.map(() => 0);
  for (const { hex, share } of histograms.flat()) {
    const at = lab(hex);
    const near = places.flatMap((place, i) => (distance(place.at, at) <= NEAR ? [{ i, claim: place.claim }] : []));
    const claimed = near.reduce((sum, { claim }) => sum + claim, 0);
    for (const { i, claim } of near)
      if (claimed > 0) shares[i] = (shares[i] ?? 0) + ((claim / claimed) * share) / histograms.length;
  }
  return shares;
}
