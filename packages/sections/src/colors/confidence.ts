import { type Calibration, predictProbability } from '../shared/calibration.ts';
import { parseCssColor, toHex } from '../shared/color.ts';
import { type ColorObservation, DECLARED_KINDS } from './observation.ts';
import type { Swatch } from './swatch.ts';

export type ColorFeature = 'written' | 'kinds' | 'elements' | 'declared';

/**
 * A colour is correct if the site's sources (variables and custom properties, or its record in the corpus) name one
 * within CIEDE2000 3. Fitted on 264 palette entries of 31 sites (86 % correct). Leave-one-site-out: of 25 below 80 %,
 * 76 % are correct; of 113 at 80-90 %, 80 %; of 126 above, 94 %. The number of pages or pixels with the colour, and its
 * presence in the other scheme, did not improve the fit.
 */
const CALIBRATION: Calibration<ColorFeature> = {
  bias: 0.44,
  weights: { written: 0.29, kinds: 0.71, elements: 0.07, declared: 0.42 },
};

const MAX_KINDS = 3;

/** Probability, 0 to 1, that the makers of the site chose exactly this colour. */
export const colorConfidence = (color: Swatch): number => predictProbability(CALIBRATION, colorFeatures(color));

/** Features that support a colour; 0 if absent. */
export function colorFeatures({ hex, seen }: Pick<Swatch, 'hex' | 'seen'>): Record<ColorFeature, number> {
  const painted = seen.filter(({ kind }) => !DECLARED_KINDS.has(kind) && kind !== 'hover');
  const all = painted.reduce((sum, { weight }) => sum + weight, 0);
  const written = painted.filter((o) => isLiteralValue(o, hex)).reduce((sum, { weight }) => sum + weight, 0);
  return {
    written: all > 0 ? written / all : 0,
    kinds: Math.min(MAX_KINDS, new Set(painted.map(({ kind }) => kind)).size),
    elements: Math.log10(1 + painted.reduce((sum, { count }) => sum + count, 0)),
    declared: Number(seen.some(({ kind }) => DECLARED_KINDS.has(kind))),
  };
}

/** Written in the stylesheet as it is rendered, not the result of one layer over another. */
function isLiteralValue({ value }: ColorObservation, hex: string): boolean {
  const color = parseCssColor(value);
  return color !== null && color.a >= 0.99 && toHex(color) === hex;
}
