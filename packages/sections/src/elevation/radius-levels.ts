import type { Evidence, RadiusLevel, Sample } from '@brandprint/contracts';
import { sumOf } from '../shared/numbers.ts';
import { weighPages } from '../shared/page-weights.ts';

interface CountedRadius extends Omit<RadiusLevel, 'name' | 'roles'> {
  px: number;
  roles: Map<string, number>;
  /** Share of the elements with rounded corners, with pages weighed. */
  weight: number;
  /** Elements at the reported source. */
  most: number;
}

const MAX_LEVELS = 6;
/** From this radius on, corners count as fully round. */
const FULL_RADIUS_PX = 100;
/** Minimum weight; a rarer radius is an exception. */
const MIN_SHARE = 0.005;

/**
 * Radii of visible corners, from sharp to round. If there are too many, the most used are kept, with pages weighed. Elements with unequal
 * corners are left out.
 */
export function findRadiusLevels(evidence: Evidence): RadiusLevel[] {
  const found = new Map<string, CountedRadius>();
  const isRound = ({ value }: Sample): boolean => radiusInPx(value) !== null;
  const weights = weighPages(evidence, ({ css }) => sumOf(css.radii.filter(isRound), ({ count }) => count));
  for (const page of evidence.pages) {
    for (const { value, count, selector, role } of page.css.radii) {
      const px = radiusInPx(value);
      if (px === null) continue;
      const level = found.get(value) ?? {
        value,
        px,
        elements: 0,
        weight: 0,
        roles: new Map(),
        page: '',
        selector: '',
        most: 0,
      };
      if (count > level.most) Object.assign(level, { page: page.finalUrl, selector, most: count });
      level.elements += count;
      level.weight += count * (weights.get(page) ?? 0);
      level.roles.set(role, (level.roles.get(role) ?? 0) + count);
      found.set(value, level);
    }
  }
  return [...found.values()]
    .filter(({ weight }) => weight >= MIN_SHARE)
    .sort((a, b) => b.weight - a.weight || a.px - b.px || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_LEVELS)
    .sort((a, b) => a.px - b.px || b.elements - a.elements || (a.value < b.value ? -1 : 1))
    .map(({ value, px, elements, roles, page, selector }, i) => ({
      name: px >= FULL_RADIUS_PX ? 'full' : `radius-${i + 1}`,
      value,
      elements,
      roles: [...roles].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([role]) => role),
      page,
      selector,
    }));
}

/** The radius if all corners have the same one; half of the box or more is full. Null for unequal corners. */
function radiusInPx(value: string): number | null {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|%)$/.exec(value) ?? [];
  if (number === undefined || Number(number) === 0) return null;
  if (unit === 'px') return Number(number);
  return Number(number) >= 50 ? FULL_RADIUS_PX : null;
}
