import type { Evidence } from '@brandprint/contracts';
import { splitTitle } from '../shared/brand/clean-name.ts';
import { ownJsonLdNodes } from '../shared/brand/json-ld.ts';
import { metaContent } from '../shared/brand/name-clue.ts';
import type { RankedStatement } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import { normalizeWhitespace } from '../shared/text/index.ts';

/** Where a site says what the brand is, and how much that says. */
export const PLACE_WEIGHTS = {
  name: 3,
  title: 3,
  description: 2,
  declared: 2,
  hero: 2,
  headings: 1,
  navigation: 1,
  prose: 1,
} as const;
export type Place = keyof typeof PLACE_WEIGHTS;

export interface KindPlaces {
  language: string;
  texts: Readonly<Record<Place, string>>;
  /** Types of schema.org that the site declares of itself. */
  types: readonly string[];
}

const MAX_PROSE = 30_000;
const MAX_DESCRIPTIONS = 2;

/** "for independent clinics": whom it is for, not what it is. */
const AUDIENCE_PHRASE =
  /(?<!\p{L})(?:for|für|pour|para|per|voor|för|til|dla|pro|для|για|için|pentru|za)(?: [\p{L}-]+){1,3}/giu;

/** The texts of a site that say what the brand is, by place, without whom it is for. */
export function collectKindPlaces(evidence: Evidence, descriptions: readonly RankedStatement[]): KindPlaces {
  const { name, language } = readStatements(evidence);
  const { pages } = evidence;
  const [home] = pages;
  const blocks = pages.flatMap(({ text }) => text.filter(({ kind }) => kind !== 'code'));
  const declared = home ? ['description', 'og:title', 'og:description'].map((key) => metaContent(home, key)) : [];
  const joined = (texts: readonly string[] | undefined): string =>
    (texts ?? []).join(' . ').replace(AUDIENCE_PHRASE, ' ');
  return {
    language,
    texts: {
      name,
      title: joined(home && splitTitle(home.title)),
      declared: joined(declared),
      description: joined(
        descriptions
          .slice(0, MAX_DESCRIPTIONS)
          .map(({ statement }) => statement.text)
          // What the head says twice is said once.
          .filter((text) => !declared.some((value) => normalizeWhitespace(value).includes(text))),
      ),
      hero: joined(home?.text.filter(({ region, level }) => region === 'hero' || level === 1).map(({ text }) => text)),
      headings: joined(blocks.filter(({ level, kind }) => kind === 'heading' && level !== 1).map(({ text }) => text)),
      navigation: joined(home?.links.filter(({ sameSite }) => sameSite).map(({ text }) => text)),
      prose: joined(blocks.map(({ text }) => text)).slice(0, MAX_PROSE),
    },
    types: home ? ownJsonLdNodes(home).flatMap((node) => node.types) : [],
  };
}
