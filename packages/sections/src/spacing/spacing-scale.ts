import type { Evidence } from '@brandprint/contracts';

export interface SpacingStep {
  px: number;
  count: number;
  /** Uses by property: "padding", "margin", "gap". */
  countByProperty: Map<string, number>;
  page: string;
  selector: string;
  property: string;
}

export interface SpacingFacts {
  base: number;
  steps: SpacingStep[];
  /** Number of observed distances, and how many of them are multiples of the base. */
  total: number;
  onGridCount: number;
  pages: number;
}

/** Candidates, the larger first: of two that fit equally well, the larger is more informative. */
const CANDIDATE_UNITS = [16, 12, 10, 8, 6, 5, 4] as const;
/** Larger distances are page layout, not part of a scale. */
const MAX_DISTANCE_PX = 160;
const MAX_STEPS = 10;

/** The unit of which rendered distances are multiples, and the most used distances. */
export function measureSpacingScale(evidence: Evidence): SpacingFacts {
  const seen = countDistances(evidence);
  const total = seen.reduce((sum, { count }) => sum + count, 0);
  const base = findBaseUnit(seen);
  const onGridCount =
    base === 0 ? 0 : seen.filter(({ px }) => px % base === 0).reduce((sum, { count }) => sum + count, 0);
  return { base, steps: selectSteps(seen, base), total, onGridCount, pages: evidence.pages.length };
}

function countDistances(evidence: Evidence): SpacingStep[] {
  const found = new Map<number, SpacingStep>();
  for (const page of evidence.pages) {
    for (const { px: value, property, count, selector } of page.css.spacings) {
      const px = Math.round(value);
      if (px < 2 || px > MAX_DISTANCE_PX || count <= 0) continue;
      const step = found.get(px) ?? {
        px,
        count: 0,
        countByProperty: new Map(),
        page: page.finalUrl,
        selector,
        property,
      };
      step.count += count;
      step.countByProperty.set(property, (step.countByProperty.get(property) ?? 0) + count);
      found.set(px, step);
    }
  }
  return [...found.values()].sort((a, b) => a.px - b.px);
}

/**
 * The fit of a unit: the share of distances that are its multiples, minus the share expected by chance (one in `unit`).
 * Each distance counts by the square root of its uses, so that one very frequent distance does not decide alone.
 */
function findBaseUnit(seen: readonly SpacingStep[]): number {
  const weight = ({ count }: SpacingStep): number => Math.sqrt(count);
  const all = seen.reduce((sum, step) => sum + weight(step), 0);
  if (all === 0) return 0;
  const fits = CANDIDATE_UNITS.map((unit) => {
    const hit = seen.filter(({ px }) => px % unit === 0).reduce((sum, step) => sum + weight(step), 0) / all;
    return { unit, fit: (hit - 1 / unit) / (1 - 1 / unit) };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  // The largest unit whose fit is close to the best.
  return fits.find(({ fit }) => fit >= best * 0.92)?.unit ?? 0;
}

/** The most used distances, smallest first. Those off the grid are included only if they are frequent. */
function selectSteps(seen: readonly SpacingStep[], base: number): SpacingStep[] {
  const total = seen.reduce((sum, { count }) => sum + count, 0);
  return seen
    .filter(
      ({ px, count }) =>
        count >= 2 && (px % base === 0 || px % 4 === 0 || count / total >= 0.04) && count / total >= 0.004,
    )
    .sort((a, b) => b.count - a.count || a.px - b.px)
    .slice(0, MAX_STEPS)
    .sort((a, b) => a.px - b.px);
}
