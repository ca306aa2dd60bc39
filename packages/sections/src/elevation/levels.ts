import type { Evidence } from '@brandprint/contracts';
import { parseColor } from '../shared/color.ts';
import { height, lifts, shadowLayers } from './shadow.ts';

export interface Level {
  css: string;
  height: number;
  count: number;
  roles: Map<string, number>;
  page: string;
  selector: string;
}

const MAX_LEVELS = 6;

/** Shadows that lift a box, nearest the page first; those used most where there are too many. */
export function elevationLevels(evidence: Evidence): Level[] {
  const found = new Map<string, Level>();
  for (const page of evidence.pages) {
    for (const { value, count, selector, role } of page.css.shadows) {
      const layers = shadowLayers(value).filter((layer) => (parseColor(layer.color)?.a ?? 1) > 0.005);
      if (!layers.some(lifts)) continue;
      const level = found.get(value) ?? {
        css: value,
        height: height(layers),
        count: 0,
        roles: new Map(),
        page: page.finalUrl,
        selector,
      };
      level.count += count;
      level.roles.set(role, (level.roles.get(role) ?? 0) + count);
      found.set(value, level);
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count || a.css.localeCompare(b.css))
    .slice(0, MAX_LEVELS)
    .sort((a, b) => a.height - b.height || b.count - a.count || a.css.localeCompare(b.css));
}
