import type { DesignSample, ElementRole, Evidence, PageEvidence, Provenance, Region } from '@brandprint/contracts';
import { collectOwnNames } from '../../shared/brand/own-names.ts';
import { agreementProbability } from '../../shared/calibration.ts';
import { isNonBrandStyle } from '../../shared/excluded-styles.ts';
import { sumOf } from '../../shared/numbers.ts';
import { weighPages } from '../../shared/page-weights.ts';
import { addToGroup, addToken, type DesignTokens, extend } from './token-tree.ts';
import type { DesignToken } from './token-values.ts';

const MAX_MEASURED = 12;

/** A value at one source, and its token; null if the format has no type for it. */
export interface Observation extends Pick<Provenance, 'value' | 'page' | 'selector' | 'count'> {
  weight: number;
  token: DesignToken | TokenParts | null;
  /** What uses it, for instance the properties that move for this long. */
  details?: readonly string[];
}

/** Several tokens of one observation, with what is specific to each. */
export interface TokenParts {
  parts: { name: string; token: DesignToken; property: string; value: string }[];
  /** Parts for which the format has no type, by property. */
  css?: { [property: string]: string };
}

/** A group of tokens from 1, the heaviest first unless `sort` is "value". */
export interface Measure {
  group: string;
  property: string;
  basis: 'rendered' | 'declared';
  observations: readonly Observation[];
  sort?: 'value';
  /** Minimum part of the weight of all values. */
  minShare?: number;
  /** Key of the details in the tokens' extensions. */
  detailsKey?: string;
  maxValues?: number;
}

export function addMeasures(tokens: DesignTokens, measures: readonly Measure[], pageCount: number): void {
  for (const measure of measures) {
    const { group, property, basis, detailsKey = 'details' } = measure;
    let number = 0;
    for (const { pages, token, details, ...seen } of rankValues(measure)) {
      if (!token) continue;
      number += 1;
      const path = [group, `${number}`];
      const source = { ...seen, property, confidence: agreementProbability(pages.size, pageCount), basis };
      if ('$type' in token) {
        addToken(tokens, path, extend(token, { [detailsKey]: details }), source);
        continue;
      }
      for (const part of token.parts)
        addToken(tokens, [...path, part.name], part.token, { ...source, property: part.property, value: part.value });
      if (token.css) addToGroup(tokens, path, extend({}, { css: token.css }), source);
    }
  }
}

interface RankedValue extends Omit<Observation, 'weight' | 'details'> {
  pages: ReadonlySet<string>;
  /** The most frequent first. */
  details: string[];
}

/** Each value once, as first seen, with its elements and pages added up; the heaviest. */
function rankValues({ observations, sort, minShare = 0, maxValues = MAX_MEASURED }: Measure): RankedValue[] {
  const found = new Map<string, Observation & { pages: Set<string>; uses: Map<string, number> }>();
  for (const one of observations) {
    if (!one.value || one.weight <= 0) continue;
    const known = found.get(one.value) ?? { ...one, count: 0, weight: 0, pages: new Set(), uses: new Map() };
    known.weight += one.weight;
    known.count += one.count;
    known.pages.add(one.page);
    for (const detail of one.details ?? []) known.uses.set(detail, (known.uses.get(detail) ?? 0) + one.weight);
    found.set(one.value, known);
  }
  const all = [...found.values()];
  const least = minShare * sumOf(all, ({ weight }) => weight);
  return all
    .filter(({ weight }) => weight >= least)
    .sort((a, b) => b.weight - a.weight || (a.value < b.value ? -1 : 1))
    .slice(0, maxValues)
    .sort((a, b) => (sort === 'value' ? Number.parseFloat(a.value) - Number.parseFloat(b.value) : 0))
    .map(({ weight: _, uses, ...seen }) => ({
      ...seen,
      details: [...uses].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([detail]) => detail),
    }));
}

/** Where a sample was seen, with the weight of its page. */
export type SampleSource = Pick<Observation, 'page' | 'selector' | 'count' | 'weight'>;

type PageSample = Pick<DesignSample, 'count' | 'selector'> & { role?: ElementRole; region?: string };

/**
 * The samples of all pages without those of widgets, code and other companies. Pages are weighed, so that a long one
 * does not outvote the others.
 */
export function collectSamples<T extends PageSample>(
  evidence: Evidence,
  read: (page: PageEvidence) => readonly T[],
): { sample: T; at: SampleSource }[] {
  const ownNames = collectOwnNames(evidence);
  const isBrand = ({ role = 'container', region = 'main', selector }: T): boolean =>
    !isNonBrandStyle({ role, region: region as Region, selector, classes: '', text: '' }, ownNames);
  const samples = new Map(evidence.pages.map((page) => [page, read(page).filter(isBrand)]));
  const weights = weighPages(evidence, (page) => sumOf(samples.get(page) ?? [], ({ count }) => count));
  return [...samples].flatMap(([page, kept]) =>
    kept.map((sample) => ({
      sample,
      at: {
        page: page.finalUrl,
        selector: sample.selector,
        count: sample.count,
        weight: sample.count * (weights.get(page) ?? 0),
      },
    })),
  );
}
