import type { Evidence, PixelColor } from '@brandprint/contracts';
import { deltaE, type Lab, mixColors, toLab } from '../shared/color.ts';
import { type ColorObservation, pageShare } from './observation.ts';
import type { Swatch } from './swatch.ts';

/** Below this claimed share of the page, histograms are too coarse to contradict the claim. */
const MIN_CLAIMED_SHARE = 0.03;
/** Maximum CIEDE2000 distance between a pixel and its swatch. */
const MAX_PIXEL_DISTANCE = 4;
/** Number of colours sampled along a gradient. */
const MAX_GRADIENT_STEPS = 48;

/**
 * Limits claimed paint to the pixels that are visible. Boxes overlap, so a background that claims a large part of the
 * page gets no more than its visible share. What is not in the histogram, because there is none or the screenshot ends above, is
 * left as it is.
 */
export function capPaintByPixels(swatches: readonly Swatch[], evidence: Evidence): Swatch[] {
  const shares = swatchPixelShares(swatches, evidence);
  return swatches.map((swatch, i) => {
    const visibleShare = shares?.[i] ?? 0;
    const claimed = claimedArea(swatch.seen);
    if (!shares || claimed < MIN_CLAIMED_SHARE || visibleShare >= claimed) return swatch;
    const keptShare = Math.max(visibleShare, MIN_CLAIMED_SHARE / 3) / claimed;
    const scaled = swatch.seen.map((o) =>
      isAreaPaint(o) ? { ...o, weight: o.weight * keptPart(o, keptShare), screenShare: o.screenShare * keptShare } : o,
    );
    return { ...swatch, seen: scaled, paint: swatch.paint - claimed * (1 - keptShare) };
  });
}

const isAreaPaint = (seen: ColorObservation): boolean => seen.kind === 'background' || seen.kind === 'gradient';

/** What is left of the whole if this share of the part in the screenshot is kept. */
const keptPart = ({ pictured = 1 }: ColorObservation, keptShare: number): number => 1 - pictured * (1 - keptShare);

/** Of the part in the screenshot. */
function claimedArea(seen: readonly ColorObservation[]): number {
  return seen.filter(isAreaPaint).reduce((sum, { weight, pictured = 1 }) => sum + weight * pictured, 0);
}

/** A possible source of a pixel: the strength of its claim, and the share of the pixel that each swatch gets. */
interface PixelClaimant {
  claim: number;
  at: Lab;
  parts: readonly (readonly [swatch: number, part: number])[];
}

/**
 * Share of the pixels of each swatch, with the first screen weighted as much as the whole page, and the first page as
 * much as all others; null without histograms. A histogram merges shades of one colour, so claimants near the same entry share it in proportion to their
 * claims. A pixel half-way between two stops of a gradient counts half for each.
 */
function swatchPixelShares(swatches: readonly Swatch[], evidence: Evidence): number[] | null {
  const histograms = weightedHistograms(evidence);
  const totalWeight = histograms.reduce((sum, { weight }) => sum + weight, 0);
  if (totalWeight === 0) return null;
  const flat = swatches.map(({ hex, seen }, i): PixelClaimant[] => [
    { at: toLab(hex), claim: claimedArea(seen), parts: [[i, 1]] },
  ]);
  const groups = [...flat, ...gradientClaimants(swatches)];
  const shares = swatches.map(() => 0);
  for (const { hex, share, weight } of histograms.flatMap(({ pixels, weight }) =>
    pixels.map((pixel) => ({ ...pixel, weight })),
  )) {
    const at = toLab(hex);
    const near = groups.flatMap((group) => nearestClaimant(group, at) ?? []);
    const claimed = near.reduce((sum, { claim }) => sum + claim, 0);
    if (claimed === 0) continue;
    for (const { claim, parts } of near)
      for (const [i, part] of parts)
        shares[i] = (shares[i] ?? 0) + ((part * claim) / claimed) * share * (weight / totalWeight);
  }
  return shares;
}

/** The histograms of all pages, each weighted as the paint of its page is. */
function weightedHistograms({ pages }: Evidence): { pixels: readonly PixelColor[]; weight: number }[] {
  return pages.flatMap(({ pixels, firstScreenPixels }, index) =>
    [pixels, firstScreenPixels]
      .filter((histogram) => histogram.length > 0)
      .map((histogram) => ({ pixels: histogram, weight: pageShare(index, pages.length) })),
  );
}

function nearestClaimant(group: readonly PixelClaimant[], to: Lab): PixelClaimant | null {
  const [best] = group
    .map((claimant) => ({ claimant, gap: deltaE(claimant.at, to) }))
    .filter(({ gap }) => gap <= MAX_PIXEL_DISTANCE)
    .sort((a, b) => a.gap - b.gap);
  return best?.claimant ?? null;
}

/** The intermediate colours of each gradient that match neither of its ends. */
function gradientClaimants(swatches: readonly Swatch[]): PixelClaimant[][] {
  const swatchOf = new Map(swatches.flatMap(({ seen }, i) => seen.map(({ hex }) => [hex, i] as const)));
  const claims = new Map<string, { from: string; to: string; claim: number }>();
  for (const { hex: from, fadesTo: to, weight } of swatches.flatMap(({ seen }) => seen)) {
    if (!to) continue;
    const key = `${from} ${to}`;
    claims.set(key, { from, to, claim: (claims.get(key)?.claim ?? 0) + weight });
  }
  return [...claims.values()].map(({ from, to, claim }) => {
    const [start, end] = [swatchOf.get(from) ?? -1, swatchOf.get(to) ?? -1];
    const ends = [toLab(from), toLab(to)] as const;
    const steps = Math.min(MAX_GRADIENT_STEPS, Math.ceil(deltaE(...ends) / MAX_PIXEL_DISTANCE) * 2);
    return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (i + 1) / steps).flatMap((part) => {
      const at = toLab(mixColors(from, to, part));
      if (ends.some((stop) => deltaE(stop, at) <= MAX_PIXEL_DISTANCE)) return [];
      return [{ claim, at, parts: [[start, 1 - part] as const, [end, part] as const].filter(([i]) => i >= 0) }];
    });
  });
}
