import { agreementProbability } from '../shared/calibration.ts';
import type { Technology } from './detect-technologies.ts';

export type TechnologyFeature = 'several' | 'itself' | 'address' | 'script' | 'style';

/**
 * Right is a technology that the files of a site hold. Of 233 told of 34 sites 230 were, as `npm run bench -- calibration` counts
 * them by what gave them away; so few were wrong that the counts themselves say more than a fit.
 */
const VERIFIED_COUNTS: Readonly<Record<TechnologyFeature, readonly [right: number, of: number]>> = {
  several: [113, 113],
  itself: [37, 37],
  address: [66, 68],
  script: [12, 13],
  style: [2, 2],
};

/** What a kind of clue tells by; all others are the look of a page and the names in it. */
const FEATURE_BY_CLUE_KIND: Readonly<Record<string, TechnologyFeature>> = {
  banner: 'itself',
  package: 'itself',
  file: 'itself',
  generator: 'itself',
  header: 'itself',
  cookie: 'itself',
  code: 'itself',
  comment: 'itself',
  'inline script': 'itself',
  marker: 'itself',
  host: 'address',
  address: 'address',
  site: 'address',
  global: 'script',
  'element property': 'script',
  'custom element': 'script',
};

/** How sure it is that the site uses a technology, 0 to 1: by the rule of succession from those that were checked. */
export const technologyConfidence = (technology: Pick<Technology, 'clues'>): number =>
  agreementProbability(...VERIFIED_COUNTS[featureOf(technology)]);

/** Several kinds of clues, or what the only one tells by. */
function featureOf({ clues }: Pick<Technology, 'clues'>): TechnologyFeature {
  const [kind = '', ...others] = new Set(clues.map((clue) => clue.kind));
  return others.length > 0 ? 'several' : (FEATURE_BY_CLUE_KIND[kind] ?? 'style');
}

export function technologyFeatures(technology: Pick<Technology, 'clues'>): Record<TechnologyFeature, number> {
  const sign = featureOf(technology);
  const is = (name: TechnologyFeature): number => Number(name === sign);
  return {
    several: is('several'),
    itself: is('itself'),
    address: is('address'),
    script: is('script'),
    style: is('style'),
  };
}
