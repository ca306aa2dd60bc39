import { type Calibration, predictProbability } from '../shared/calibration.ts';
import { parseColor, toHex } from '../shared/color.ts';
import { type ColorObservation, DECLARED_KINDS } from './observation.ts';
import type { Swatch } from './swatch.ts';

export type ColorFeature = 'written' | 'kinds' | 'elements' | 'declared';

/**
 * Right is a colour that the sources of the site name (variables and custom properties, or its record in the corpus), within a
 * CIEDE2000 of 3. Fitted to 264 palette entries of 31 sites, 86 % of them right; stated of each site by the others: below 80 %
 * 25 values of which 76 % right, 80-90 % 113 of which 80 %, above 126 of which 94 %. How many pages or pixels show a colour,
 * and whether the other scheme has it, said nothing more.
 */
const CALIBRATION: Calibration<ColorFeature> = {
  bias: 0.44,
  weights: { written: 0.29, kinds: 0.71, elements: 0.07, declared: 0.42 },
};

const MAX_KINDS = 3;

/** How sure it is that the makers of the site chose just this colour, 0 to 1. */
export const colorConfidence = (color: Swatch): number => predictProbability(CALIBRATION, colorFeatures(color));

/** What speaks for a colour: each sign is 0 where nothing does. */
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

/** Stands in the stylesheet as it is seen, and did not come of one layer over another. */
function isLiteralValue({ value }: ColorObservation, hex: string): boolean {
  const color = parseColor(value);
  return color !== null && color.a >= 0.99 && toHex(color) === hex;
}
