import type { Evidence } from '@brandprint/contracts';
import { between, distance, type Lab, lab } from '../shared/color.ts';
import type { Observation } from './observation.ts';
import type { Swatch } from './swatch.ts';

/** Claimed share of the page under which histograms are too coarse to contradict it. */
const CHECKED_FROM = 0.03;
/** CIEDE2000 within which a pixel counts as a swatch. */
const NEAR = 4;
/** Colours that are looked at along one gradient. */
const MOST_STEPS = 48;

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

/** One who may have painted a pixel: how strongly it claims to, and what part of the pixel each swatch then gets. */
interface Claimant {
  claim: number;
  at: Lab;
  parts: readonly (readonly [swatch: number, part: number])[];
}

/**
 * Share of the pixels of each swatch, the first screen weighted as much as the whole page; null without histograms. A
 * histogram puts shades of one colour together, so claimants near the same entry share it as they claim. Of a pixel
 * half-way between two stops of a gradient each stop gets half.
 */
function pixelShares(swatches: readonly Swatch[], evidence: Evidence): number[] | null {
  const histograms = evidence.pages
    .flatMap((page) => [page.pixels, page.firstScreenPixels])
    .filter((pixels) => pixels.length > 0);
  if (histograms.length === 0) return null;
  const flat = swatches.map(({ hex, seen }, i): Claimant[] => [
    { at: lab(hex), claim: claimOf(seen), parts: [[i, 1]] },
  ]);
  const groups = [...flat, ...fades(swatches)];
  const shares = swatches.map(() => 0);
  for (const { hex, share } of histograms.flat()) {
    const at = lab(hex);
    const near = groups.flatMap((group) => nearest(group, at) ?? []);
    const claimed = near.reduce((sum, { claim }) => sum + claim, 0);
    if (claimed === 0) continue;
    for (const { claim, parts } of near)
      for (const [i, part] of parts)
        shares[i] = (shares[i] ?? 0) + ((part * claim) / claimed) * (share / histograms.length);
  }
  return shares;
}

function nearest(group: readonly Claimant[], to: Lab): Claimant | null {
  const [best] = group
    .map((claimant) => ({ claimant, gap: distance(claimant.at, to) }))
    .filter(({ gap }) => gap <= NEAR)
    .sort((a, b) => a.gap - b.gap);
  return best?.claimant ?? null;
}

/** Of each gradient from one colour to another what lies between them and looks like neither. */
function fades(swatches: readonly Swatch[]): Claimant[][] {
  const swatchOf = new Map(swatches.flatMap(({ seen }, i) => seen.map(({ hex }) => [hex, i] as const)));
  const claims = new Map<string, { from: string; to: string; claim: number }>();
  for (const { hex: from, fadesTo: to, weight } of swatches.flatMap(({ seen }) => seen)) {
    if (!to) continue;
    const key = `${from} ${to}`;
    claims.set(key, { from, to, claim: (claims.get(key)?.claim ?? 0) + weight });
  }
  return [...claims.values()].map(({ from, to, claim }) => {
    const [start, end] = [swatchOf.get(from) ?? -1, swatchOf.get(to) ?? -1];
    const ends = [lab(from), lab(to)] as const;
    const steps = Math.min(MOST_STEPS, Math.ceil(distance(...ends) / NEAR) * 2);
    return Array.from({ length: Math.max(0, steps - 1) }, (_, i) => (i + 1) / steps).flatMap((part) => {
      const at = lab(between(from, to, part));
      if (ends.some((stop) => distance(stop, at) <= NEAR)) return [];
      return [{ claim, at, parts: [[start, 1 - part] as const, [end, part] as const].filter(([i]) => i >= 0) }];
    });
  });
}
