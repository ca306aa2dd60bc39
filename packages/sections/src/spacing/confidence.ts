import { type Calibration, predictProbability } from '../shared/calibration.ts';
import type { SpacingFacts, SpacingStep } from './spacing-scale.ts';

export type StepFeature = 'uses' | 'kinds' | 'onGrid';

/**
 * Right is a distance that the sources of the site name (variables and properties of spacing, classes that do nothing but
 * space). Fitted to 216 distances of 26 sites, 78 % of them right; stated of each site by the others: 60-70 % 46 values of
 * which 63 % right, 70-80 % 48 of which 63 %, 80-90 % 90 of which 89 %, above 28 of which 96 %.
 */
const CALIBRATION: Calibration<StepFeature> = {
  bias: -0.58,
  weights: { uses: 0.53, kinds: 0.62, onGrid: 0.24 },
};

/** How sure it is that a distance is one of the site's own scale, 0 to 1. */
export const stepConfidence = (step: SpacingStep, facts: SpacingFacts): number =>
  predictProbability(CALIBRATION, stepFeatures(step, facts));

export function stepFeatures(
  { px, count, countByProperty }: SpacingStep,
  { base }: SpacingFacts,
): Record<StepFeature, number> {
  return {
    uses: Math.log10(count),
    kinds: countByProperty.size,
    onGrid: Number(base > 0 && px % base === 0),
  };
}

/** So many distances off the grid are taken for given, so that a few on it prove nothing. */
const OFF_GRID_PRIOR = 2;

export type UnitFeature = 'tenthsOnGrid';

/**
 * Right is the largest length that all steps of the site's spacing classes are multiples of. Fitted to 24 sites, 75 % of them
 * right; stated of each site by the others: below 70 % 8 of which 38 % right, above 80 % 16 of which 94 %.
 */
const UNIT_CALIBRATION: Calibration<UnitFeature> = {
  bias: -5.72,
  weights: { tenthsOnGrid: 0.83 },
};

/** How sure it is that the unit is the one that the scale is made of, 0 to 1. */
export const unitConfidence = (facts: SpacingFacts): number =>
  predictProbability(UNIT_CALIBRATION, unitFeatures(facts));

export const unitFeatures = ({ onGridCount, total }: SpacingFacts): Record<UnitFeature, number> => ({
  tenthsOnGrid: (10 * onGridCount) / (total + OFF_GRID_PRIOR),
});
