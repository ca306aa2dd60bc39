import { ASIAN } from './asian.ts';
import { GERMANIC } from './germanic.ts';
import { OTHER_EUROPEAN } from './other-european.ts';
import type { NamedPageKind } from './phrases.ts';
import { ROMANCE } from './romance.ts';
import { SLAVIC } from './slavic.ts';

const FAMILIES = [GERMANIC, ROMANCE, SLAVIC, OTHER_EUROPEAN, ASIAN];

/** How much a page of each kind says about a brand. The first kind with a match wins. */
const WORTHS: readonly (readonly [NamedPageKind, number])[] = [
  ['legal', -30],
  ['brand', 36],
  ['mission', 38],
  ['about', 40],
  ['pricing', 32],
  ['product', 34],
  ['customers', 23],
  ['careers', 24],
  ['contact', 22],
  ['blog', 14],
  ['docs', 8],
];

/** The kinds of pages with their names in all languages. */
export const PAGE_KINDS = WORTHS.map(([kind, worth]) => ({
  kind,
  worth,
  phrases: FAMILIES.flatMap((family) => Object.values(family[kind]).flatMap((phrases) => phrases.split(','))),
}));
