import type { ElementStyle, Evidence, Region } from '@brandprint/contracts';
import { isDefaultControl, isForeign } from '../shared/color-exclude.ts';
import { ownNames } from '../things/name/own.ts';

/** One look over all pages. */
export interface Look {
  style: ElementStyle;
  page: string;
  count: number;
  chars: number;
  /** Area of its text. */
  ink: number;
  pages: number;
  /** Pages that have a text of the kind at all. */
  ofPages: number;
  /** Where most of its elements stand, over all pages. */
  region: Region;
}

/** Looks of the styles that pass, the same `key` merged over pages, most text first. */
export function looks(
  evidence: Evidence,
  test: (style: ElementStyle) => boolean,
  key: (style: ElementStyle) => string,
): Look[] {
  const own = ownNames(evidence);
  const found = new Map<string, Omit<Look, 'pages' | 'ofPages' | 'region'> & Tally>();
  const withAny = new Set<string>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.chars === 0 || isForeign(style, own) || isDefaultControl(style) || !test(style)) continue;
      const name = key(style);
      const look = found.get(name) ?? {
        style,
        page: page.finalUrl,
        count: 0,
        chars: 0,
        ink: 0,
        seen: new Set(),
        regions: new Map(),
      };
      found.set(name, look);
      look.count += style.count;
      look.chars += style.chars;
      look.ink += style.textArea;
      look.seen.add(page.finalUrl);
      look.regions.set(style.region, (look.regions.get(style.region) ?? 0) + style.count);
      withAny.add(page.finalUrl);
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.ink - x.ink || y.chars - x.chars || a.localeCompare(b))
    .map(([, { seen, regions, ...look }]) => ({
      ...look,
      pages: seen.size,
      ofPages: withAny.size,
      region: most(regions) ?? look.style.region,
    }));
}

/** Addresses of its pages, and elements by region. */
interface Tally {
  seen: Set<string>;
  regions: Map<Region, number>;
}

const most = (counts: ReadonlyMap<Region, number>): Region | undefined =>
  [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0];
