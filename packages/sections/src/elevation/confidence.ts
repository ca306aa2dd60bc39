import { type Calibration, chanceOf } from '../shared/calibration.ts';
import type { Level } from './levels.ts';

export type LevelSign = 'pages' | 'levels';

/**
 * Right is a shadow that the sources of the site name (variables, properties, mixins and classes of shadows). Fitted to 50
 * shadows of 17 sites, 72 % of them right; stated of each site by the others: below 60 % 12 of which 42 % right, 60-80 % 17 of
 * which 76 %, above 21 of which 86 %.
 */
const CALIBRATION: Calibration<LevelSign> = {
  bias: -1.58,
  weights: { pages: 0.5, levels: 0.4 },
};

const MANY_PAGES = 3;
const MANY_LEVELS = 5;

/** How sure it is that a shadow is one of the site's own system, 0 to 1. */
export const levelConfidence = (level: Level, levels: readonly Level[]): number =>
  chanceOf(CALIBRATION, levelSigns(level, levels));

export function levelSigns({ pages }: Level, levels: readonly Level[]): Record<LevelSign, number> {
  return { pages: Math.min(MANY_PAGES, pages.size), levels: Math.min(MANY_LEVELS, levels.length) };
}
