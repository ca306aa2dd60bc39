import type { Evidence } from '@brandprint/contracts';
import { distance, lab } from '../shared/color.ts';
import { DECLARED, type Kind } from './observation.ts';
import type { Ranked } from './rank.ts';
import { isScheme } from './schemes.ts';

/** Doubt that is left of a colour that elements paint, and of one that is only declared. */
const PAINTED = 0.25;
const CLAIMED = 0.5;
/** CIEDE2000 within which a pixel or the other scheme's paint confirms a colour. */
const NEAR = 4;

/**
 * How sure a colour belongs to the site, 0 to 1: each sign that does not hang on the others halves what doubt is left.
 * Signs are paint of several kinds, more pages, pixels of the screenshot, the site's own word, and its other scheme.
 */
export function confidenceOf({ hex, seen }: Ranked, evidence: Evidence): number {
  const painted = seen.filter(({ kind }) => !DECLARED.has(kind) && kind !== 'hover');
  const kinds = new Set<Kind>(painted.map(({ kind }) => kind));
  const at = lab(hex);
  const near = (other: string): boolean => distance(lab(other), at) <= NEAR;
  const signs = [
    kinds.size > 1,
    new Set(painted.map(({ page }) => page)).size > 1,
    evidence.pages.some((page) => page.pixels.some((pixel) => near(pixel.hex))),
    seen.some(({ kind }) => DECLARED.has(kind)),
    evidence.pages.some((page) =>
      page.views.some((view) => isScheme(view) && view.pixels.some((pixel) => near(pixel.hex))),
    ),
  ].filter(Boolean).length;
  const doubt = (painted.length > 0 ? PAINTED : CLAIMED) * 0.5 ** signs;
  return Math.round((1 - doubt) * 100) / 100;
}
