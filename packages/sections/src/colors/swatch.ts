import { distance, type Lab, lab } from '../shared/color.ts';
import { DECLARED, type Observation } from './observation.ts';

/** Colours that pass for one to the eye, under the one of them that is painted most. */
export interface Swatch {
  hex: string;
  seen: Observation[];
  /** Weighted painted share of the page. */
  paint: number;
}

/** CIEDE2000 under which two colours are one swatch. */
export const SAME = 2.5;

/** Groups observations by colour, heaviest first; a declared colour takes the swatch that is painted like it. */
export function swatches(observations: readonly Observation[]): Swatch[] {
  const exact = new Map<string, Observation[]>();
  for (const seen of observations) exact.set(seen.hex, [...(exact.get(seen.hex) ?? []), seen]);
  const byWeight = [...exact]
    .map(([hex, seen]) => ({ hex, seen, rank: seen.reduce((sum, o) => sum + pull(o), isNamed(seen) ? 1 : 0) }))
    .sort((a, b) => b.rank - a.rank || a.hex.localeCompare(b.hex));
  const groups: { hex: string; at: Lab; seen: Observation[] }[] = [];
  for (const { hex, seen } of byWeight) {
    const at = lab(hex);
    const near = groups.map((group) => ({ group, gap: distance(group.at, at) })).sort((a, b) => a.gap - b.gap)[0];
    if (near && near.gap <= SAME) near.group.seen.push(...seen);
    else groups.push({ hex, at, seen: [...seen] });
  }
  return groups.map(({ hex, seen }) => ({ hex, seen, paint: seen.reduce((sum, o) => sum + paintOf(o), 0) }));
}

/** Painted in just the value that the site calls its main colour. */
function isNamed(seen: readonly Observation[]): boolean {
  return seen.some((o) => o.kind === 'property' && o.part === 'action') && seen.some((o) => paintOf(o) > 0);
}

/** How strongly an observation claims the exact value of its swatch: paint first, hover states and logos' blurred pixels last. */
function pull(seen: Observation): number {
  if (seen.kind === 'logo' || seen.kind === 'hover') return 1e-6;
  if (DECLARED.has(seen.kind)) return 1e-4 * seen.weight;
  return seen.weight * (seen.part === 'action' || seen.part === 'link' ? 6 : 1) + 1e-5;
}

function paintOf(seen: Observation): number {
  return DECLARED.has(seen.kind) || seen.kind === 'hover' ? 0 : seen.weight;
}
