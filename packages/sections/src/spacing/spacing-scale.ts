import type { CssEvidence, Evidence } from '@brandprint/contracts';
import { greatestCommonDivisor, sumOf } from '../shared/numbers.ts';
import { weighPages } from '../shared/page-weights.ts';

export interface SpacingStep {
  px: number;
  count: number;
  /** Share of all distances, with pages weighed. */
  weight: number;
  /** Uses by property: "padding", "margin", "gap". */
  countByProperty: Map<string, number>;
  page: string;
  selector: string;
  property: string;
}

export interface SpacingFacts {
  base: number;
  /** Whether the site's own spacing tokens are multiples of the base, and it is the largest length of which they are. */
  isDeclared: boolean;
  steps: SpacingStep[];
  /** Number of observed distances, and how many of them are multiples of the base. */
  total: number;
  onGridCount: number;
  /** Share of the distances that are multiples of the base, with pages weighed. */
  onGridShare: number;
  pages: number;
}

/** Candidates, the larger first: of two that fit equally well, the larger is more informative. */
const CANDIDATE_UNITS = [16, 12, 10, 9, 8, 6, 5, 4] as const;
/** Smaller distances are hairlines, and larger ones page layout: no part of a scale. */
const MIN_DISTANCE_PX = 2;
const MAX_DISTANCE_PX = 160;
const MAX_STEPS = 10;

/** Distances that are enough to judge a page by: pages with much fewer count less. */
const TYPICAL_DISTANCES = 30;

/** The unit of which rendered distances are multiples, and the most used distances. */
export function measureSpacingScale(evidence: Evidence): SpacingFacts {
  const seen = countDistances(evidence);
  const painted = findBaseUnit(seen);
  const declared = declaredUnit(evidence);
  const isDeclared = declared > 0 && painted % declared === 0;
  const base = isDeclared ? declared : painted;
  const onGrid = base === 0 ? [] : seen.filter(({ px }) => px % base === 0);
  return {
    base,
    isDeclared,
    steps: selectSteps(seen, base),
    total: sumOf(seen, ({ count }) => count),
    onGridCount: sumOf(onGrid, ({ count }) => count),
    onGridShare: sumOf(onGrid, ({ weight }) => weight),
    pages: evidence.pages.length,
  };
}

function countDistances(evidence: Evidence): SpacingStep[] {
  const found = new Map<number, SpacingStep>();
  const weights = weighPages(
    evidence,
    ({ css }) => sumOf(css.spacings.filter(isStep), ({ count }) => count),
    TYPICAL_DISTANCES,
  );
  for (const page of evidence.pages) {
    for (const { px: value, property, count, selector } of page.css.spacings.filter(isStep)) {
      const px = Math.round(value);
      const step = found.get(px) ?? {
        px,
        count: 0,
        weight: 0,
        countByProperty: new Map(),
        page: page.finalUrl,
        selector,
        property,
      };
      step.count += count;
      step.weight += count * (weights.get(page) ?? 0);
      step.countByProperty.set(property, (step.countByProperty.get(property) ?? 0) + count);
      found.set(px, step);
    }
  }
  return [...found.values()].sort((a, b) => a.px - b.px);
}

const isStep = ({ px, count }: CssEvidence['spacings'][number]): boolean =>
  Math.round(px) >= MIN_DISTANCE_PX && Math.round(px) <= MAX_DISTANCE_PX && count > 0;

/**
 * The fit of a unit: the share of distances that are its multiples, minus the share expected by chance (one in `unit`).
 * Each distance counts by the square root of its uses, so that one very frequent distance does not decide alone.
 */
function findBaseUnit(seen: readonly SpacingStep[]): number {
  const influence = ({ weight }: SpacingStep): number => Math.sqrt(weight);
  const all = sumOf(seen, influence);
  if (all === 0) return 0;
  const fits = CANDIDATE_UNITS.map((unit) => {
    const hit = sumOf(
      seen.filter(({ px }) => px % unit === 0),
      influence,
    );
    return { unit, fit: (hit / all - 1 / unit) / (1 - 1 / unit) };
  });
  const best = Math.max(...fits.map(({ fit }) => fit));
  // The largest unit whose fit is close to the best.
  return fits.find(({ fit }) => fit >= best * 0.92)?.unit ?? 0;
}

/** "--space-xs", "--wp--preset--spacing--20", not "--letter-spacing-wide". */
const SPACING_TOKEN =
  /^--(?!tw-)(?!.*(?:letter|word|border|line|char)-?spac)(?:[\p{L}\p{N}]+-+)*(?:space|spaces|spacing|gap|gutter)-+[\p{L}\p{N}-]+$/iu;
const LENGTH = /^(\d*\.?\d+)(px|rem)$/;
const REM_PX = 16;
/** Fewer tokens are no scale. */
const MIN_TOKENS = 3;

/**
 * The largest length of which all spacing tokens of the site are multiples ("--space-xs", "--spacing-2"); 0 without a scale
 * of them, or if that length is no unit. Pages that paint no smaller distance than 16 may still have a scale in steps of 8.
 */
function declaredUnit({ pages: [home] }: Evidence): number {
  const lengths = new Set(
    (home?.customProperties ?? []).flatMap(({ name, value }) => {
      const [, number = '', unit] = (SPACING_TOKEN.test(name) && LENGTH.exec(value.trim())) || [];
      const px = Number(number) * (unit === 'rem' ? REM_PX : 1);
      return px >= MIN_DISTANCE_PX && px <= MAX_DISTANCE_PX ? [px] : [];
    }),
  );
  const isScale = lengths.size >= MIN_TOKENS && [...lengths].every(Number.isInteger);
  const unit = isScale ? [...lengths].reduce(greatestCommonDivisor) : 0;
  return CANDIDATE_UNITS.find((candidate) => candidate === unit) ?? 0;
}

/** The most used distances, smallest first. Those off the grid are included only if they are frequent. */
function selectSteps(seen: readonly SpacingStep[], base: number): SpacingStep[] {
  return seen
    .filter(
      ({ px, count, weight }) => count >= 2 && (px % base === 0 || px % 4 === 0 || weight >= 0.04) && weight >= 0.004,
    )
    .sort((a, b) => b.weight - a.weight || a.px - b.px)
    .slice(0, MAX_STEPS)
    .sort((a, b) => a.px - b.px);
}
