import type { Evidence, Sample } from '@brandprint/contracts';
import { isRaised, isVisibleShadow, parseBoxShadow, shadowGeometry, shadowHeight } from '../shared/box-shadow.ts';
import { sumOf } from '../shared/numbers.ts';
import { weighPages } from '../shared/page-weights.ts';

export interface ElevationLevel {
  /** The CSS value in its most frequent colours, without layers that paint nothing. */
  css: string;
  /** Elements with exactly this value, at one source. */
  most: number;
  height: number;
  count: number;
  /** Share of all such uses, with pages weighed. */
  weight: number;
  roles: Map<string, number>;
  /** URLs of the pages that have it. */
  pages: Set<string>;
  page: string;
  selector: string;
}

const MAX_LEVELS = 6;

const visibleLayers = (shadow: string) => parseBoxShadow(shadow).filter(isVisibleShadow);
const isElevation = ({ value }: Sample): boolean => visibleLayers(value).some(isRaised);

/**
 * Shadows that raise a box, one for each shape whatever its colours, lowest first. If there are too many, the most used
 * are kept, with pages weighed.
 */
export function findElevationLevels(evidence: Evidence): ElevationLevel[] {
  const found = new Map<string, ElevationLevel>();
  const weights = weighPages(evidence, ({ css }) => sumOf(css.shadows.filter(isElevation), ({ count }) => count));
  for (const page of evidence.pages) {
    for (const { value, count, selector, role } of page.css.shadows.filter(isElevation)) {
      const layers = visibleLayers(value);
      const shape = shadowGeometry(value);
      const css = layers.map(({ text }) => text).join(', ');
      const level = found.get(shape) ?? {
        css,
        most: 0,
        height: shadowHeight(layers),
        count: 0,
        weight: 0,
        roles: new Map(),
        pages: new Set(),
        page: page.finalUrl,
        selector,
      };
      if (count > level.most) Object.assign(level, { css, most: count, page: page.finalUrl, selector });
      level.count += count;
      level.weight += count * (weights.get(page) ?? 0);
      level.pages.add(page.finalUrl);
      level.roles.set(role, (level.roles.get(role) ?? 0) + count);
      found.set(shape, level);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || a.css.localeCompare(b.css))
    .slice(0, MAX_LEVELS)
    .sort((a, b) => a.height - b.height || b.count - a.count || a.css.localeCompare(b.css));
}
