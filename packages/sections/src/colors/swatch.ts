import { deltaE, type Lab, toLab } from '../shared/color.ts';
import { type ColorObservation, DECLARED_KINDS } from './observation.ts';

/** Visually equal colours, represented by the one with the most paint. */
export interface Swatch {
  hex: string;
  seen: ColorObservation[];
  /** Weighted painted share of the page. */
  paint: number;
}

/** CIEDE2000 below which two colours belong to one swatch. */
export const MAX_SWATCH_DISTANCE = 2.5;

/** Pixels of a logo are blurred and often in another colour profile, so they join a colour from farther away. */
const MAX_LOGO_DISTANCE = 9;

/** Groups observations by colour, heaviest first. A declared colour joins the swatch of the matching painted one. */
export function groupIntoSwatches(observations: readonly ColorObservation[]): Swatch[] {
  const exact = new Map<string, ColorObservation[]>();
  for (const seen of observations) exact.set(seen.hex, [...(exact.get(seen.hex) ?? []), seen]);
  const byWeight = [...exact]
    .map(([hex, seen]) => ({
      hex,
      seen,
      rank: seen.reduce((sum, o) => sum + swatchWeight(o), isNamedMainColor(seen) ? 1 : 0),
    }))
    .sort((a, b) => b.rank - a.rank || a.hex.localeCompare(b.hex));
  const groups: Group[] = [];
  for (const { hex, seen } of byWeight) {
    const at = toLab(hex);
    const same = nearestGroup(groups, at, MAX_SWATCH_DISTANCE);
    const similar = seen.every(({ kind }) => kind === 'logo')
      ? nearestGroup(groups.filter(isPaintedOnHome), at, MAX_LOGO_DISTANCE)
      : undefined;
    const group = same ?? similar;
    if (group) group.seen.push(...seen);
    else groups.push({ hex, at, seen: [...seen] });
  }
  return groups.map(({ hex, seen }) => ({ hex, seen, paint: seen.reduce((sum, o) => sum + paintedWeight(o), 0) }));
}

interface Group {
  hex: string;
  at: Lab;
  seen: ColorObservation[];
}

const isPaintedOnHome = ({ seen }: Group): boolean => seen.some((o) => o.onHome && paintedWeight(o) > 0);

function nearestGroup(groups: readonly Group[], at: Lab, limit: number): Group | undefined {
  const [nearest] = groups.map((group) => ({ group, gap: deltaE(group.at, at) })).sort((a, b) => a.gap - b.gap);
  return nearest && nearest.gap <= limit ? nearest.group : undefined;
}

/** Painted in exactly the value that the site declares as its main colour. */
function isNamedMainColor(seen: readonly ColorObservation[]): boolean {
  return seen.some((o) => o.kind === 'property' && o.part === 'action') && seen.some((o) => paintedWeight(o) > 0);
}

/**
 * How strongly an observation determines the exact value of its swatch: paint first, hover states and the blurred
 * pixels of logos last.
 */
function swatchWeight(seen: ColorObservation): number {
  if (seen.kind === 'logo' || seen.kind === 'hover') return 1e-6;
  if (DECLARED_KINDS.has(seen.kind)) return 1e-4 * seen.weight;
  return seen.weight * (seen.part === 'action' || seen.part === 'link' ? 6 : 1) + 1e-5;
}

function paintedWeight(seen: ColorObservation): number {
  return DECLARED_KINDS.has(seen.kind) || seen.kind === 'hover' ? 0 : seen.weight;
}
