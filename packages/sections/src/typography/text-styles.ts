import type { ElementStyle, Evidence, Region } from '@brandprint/contracts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { isDefaultControl, isNonBrandStyle } from '../shared/excluded-styles.ts';

/** One style over all pages. */
export interface TextStyle {
  style: ElementStyle;
  page: string;
  count: number;
  chars: number;
  /** Area of its text. */
  ink: number;
  pages: number;
  /** Number of pages with any text of the kind. */
  ofPages: number;
  /** The region with most of its elements, over all pages. */
  region: Region;
}

/** Styles that pass the filter, merged by `key` over pages, most text first. */
export function collectTextStyles(
  evidence: Evidence,
  test: (style: ElementStyle) => boolean,
  key: (style: ElementStyle) => string,
): TextStyle[] {
  const ownNames = collectOwnNames(evidence);
  const found = new Map<string, Omit<TextStyle, 'pages' | 'ofPages' | 'region'> & StyleTally>();
  const pagesWithRole = new Set<string>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.chars === 0 || isNonBrandStyle(style, ownNames) || isDefaultControl(style) || !test(style)) continue;
      const name = key(style);
      const textStyle = found.get(name) ?? {
        style,
        page: page.finalUrl,
        count: 0,
        chars: 0,
        ink: 0,
        seen: new Set(),
        regions: new Map(),
      };
      found.set(name, textStyle);
      textStyle.count += style.count;
      textStyle.chars += style.chars;
      textStyle.ink += style.textArea;
      textStyle.seen.add(page.finalUrl);
      textStyle.regions.set(style.region, (textStyle.regions.get(style.region) ?? 0) + style.count);
      pagesWithRole.add(page.finalUrl);
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.ink - x.ink || y.chars - x.chars || a.localeCompare(b))
    .map(([, { seen, regions, ...textStyle }]) => ({
      ...textStyle,
      pages: seen.size,
      ofPages: pagesWithRole.size,
      region: mostFrequent(regions) ?? textStyle.style.region,
    }));
}

/** URLs of its pages, and elements by region. */
interface StyleTally {
  seen: Set<string>;
  regions: Map<Region, number>;
}

const mostFrequent = (counts: ReadonlyMap<Region, number>): Region | undefined =>
  [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0];
