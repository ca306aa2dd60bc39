import type { Evidence } from '@brandprint/contracts';
import { isNoise, normalizeWhitespace, wordCount } from '../text/index.ts';
import { ownJsonLdNodes, stringOrEmpty } from './json-ld.ts';

/** Properties of schema.org for what an organisation, a place or an application offers. */
const OFFER_PROPERTIES = [
  'makesOffer',
  'hasOfferCatalog',
  'availableService',
  'department',
  'featureList',
  'knowsAbout',
  'serviceType',
] as const;

/** Properties that hold offers inside an offer. */
const INNER_PROPERTIES = ['itemOffered', 'itemListElement', 'item'] as const;
/** Lists count, too: a catalogue has a list of offers, each of an item. */
const MAX_DEPTH = 8;
const MAX_OFFERS = 40;

/** Names of offers that the site's JSON-LD declares, with the property. */
export interface DeclaredOffer {
  text: string;
  property: string;
}

type Node = Record<string, unknown>;

/** The names in a value: of a text itself; of a catalogue its entries, otherwise its own. */
function namesOf(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.slice(0, MAX_OFFERS).flatMap((one) => namesOf(one, depth + 1));
  if (typeof value === 'string') return /^https?:/i.test(value) ? [] : [normalizeWhitespace(value)];
  if (value === null || typeof value !== 'object') return [];
  const node = value as Node;
  const inner = INNER_PROPERTIES.flatMap((key) => namesOf(node[key], depth + 1));
  if ('itemListElement' in node) return inner;
  const name = normalizeWhitespace(stringOrEmpty(node['name']));
  return inner.length > 0 ? inner : name === '' ? [] : [name];
}

const MAX_WORDS = 6;

/** A name, and no sentence, price or empty text. */
const isName = (text: string): boolean =>
  /\p{L}{3}/u.test(text) && wordCount(text) <= MAX_WORDS && !/\p{Sc}|[.!?]$/u.test(text) && !isNoise(text);

/** What the first page's JSON-LD says that the brand offers. */
export function findDeclaredOffers({ pages: [home] }: Evidence): DeclaredOffer[] {
  if (!home) return [];
  return ownJsonLdNodes(home)
    .flatMap(({ node }) =>
      OFFER_PROPERTIES.flatMap((property) => namesOf(node[property]).map((text) => ({ text, property }))),
    )
    .filter(({ text }) => isName(text))
    .slice(0, MAX_OFFERS);
}
