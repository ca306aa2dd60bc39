import { type Calibration, predictProbability } from '../shared/calibration.ts';
import type { SpacingFacts, SpacingStep } from './spacing-scale.ts';

export type StepFeature = 'uses' | 'kinds' | 'onGrid';

/**
 * A distance is correct if the site's sources name it (variables and properties of spacing, classes that only set
 * spacing). Fitted on 216 distances of 26 sites (78 % correct). Leave-one-site-out: of 46 at 60-70 %, 63 % are correct;
 * of 48 at 70-80 %, 63 %; of 90 at 80-90 %, 89 %; of 28 above, 96 %.
 */
const CALIBRATION: Calibration<StepFeature> = {
  bias: -0.58,
  weights: { uses: 0.53, kinds: 0.62, onGrid: 0.24 },
};

/** Probability, 0 to 1, that a distance belongs to the site's own scale. */
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

/** A prior number of distances off the grid, so that a few on it prove nothing. */
const OFF_GRID_PRIOR = 2;

export type UnitFeature = 'tenthsOnGrid';

/**
 * The unit is correct if it is the largest length of which all steps of the site's spacing classes are multiples.
 * Fitted on 24 sites (75 % correct). Leave-one-site-out: of 8 below 70 %, 38 % are correct; of 16 above 80 %, 94 %.
 */
const UNIT_CALIBRATION: Calibration<UnitFeature> = {
  bias: -5.72,
  weights: { tenthsOnGrid: 0.83 },
};

/** Probability, 0 to 1, that the unit is the base of the scale. */
export const unitConfidence = (facts: SpacingFacts): number =>
  predictProbability(UNIT_CALIBRATION, unitFeatures(facts));

export const unitFeatures = ({ onGridCount, total }: SpacingFacts): Record<UnitFeature, number> => ({
  tenthsOnGrid: (10 * onGridCount) / (total + OFF_GRID_PRIOR),
});
