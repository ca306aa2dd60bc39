import type { ElementStyle, Evidence, Region } from '@brandprint/contracts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { isDefaultControl, isNonBrandStyle } from '../shared/excluded-styles.ts';
import { sumOf } from '../shared/numbers.ts';
import { weighPages } from '../shared/page-weights.ts';

/** One style over all pages. */
export interface TextStyle {
  style: ElementStyle;
  page: string;
  count: number;
  chars: number;
  /** Share of the area of all such text, with pages weighed; and the part of it that is on the first page. */
  weight: number;
  firstPageWeight: number;
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
  const isCounted = (style: ElementStyle): boolean =>
    style.chars > 0 && !isNonBrandStyle(style, ownNames) && !isDefaultControl(style) && test(style);
  const weights = weighPages(evidence, ({ styles }) => sumOf(styles.filter(isCounted), textInk));
  const found = new Map<string, Omit<TextStyle, 'pages' | 'ofPages' | 'region'> & StyleTally>();
  for (const page of weights.keys()) {
    for (const style of page.styles.filter(isCounted)) {
      const name = key(style);
      const textStyle = found.get(name) ?? {
        style,
        page: page.finalUrl,
        count: 0,
        chars: 0,
        weight: 0,
        firstPageWeight: 0,
        seen: new Set(),
        regions: new Map(),
      };
      found.set(name, textStyle);
      const weight = textInk(style) * (weights.get(page) ?? 0);
      textStyle.count += style.count;
      textStyle.chars += style.chars;
      textStyle.weight += weight;
      if (page === evidence.pages[0]) textStyle.firstPageWeight += weight;
      textStyle.seen.add(page.finalUrl);
      textStyle.regions.set(style.region, (textStyle.regions.get(style.region) ?? 0) + style.count);
    }
  }
  return [...found]
    .sort(([a, x], [b, y]) => y.weight - x.weight || y.chars - x.chars || a.localeCompare(b))
    .map(([, { seen, regions, ...textStyle }]) => ({
      ...textStyle,
      pages: seen.size,
      ofPages: weights.size,
      region: mostFrequent(regions) ?? textStyle.style.region,
    }));
}

/** Area of its text; estimated if it was not measured. */
export const textInk = ({ textArea, chars, font }: ElementStyle): number => textArea || chars * font.sizePx;

/** URLs of its pages, and elements by region. */
interface StyleTally {
  seen: Set<string>;
  regions: Map<Region, number>;
}

const mostFrequent = (counts: ReadonlyMap<Region, number>): Region | undefined =>
  [...counts].sort(([a, x], [b, y]) => y - x || a.localeCompare(b))[0]?.[0];
