import type { Evidence } from '@brandprint/contracts';
import { splitTitle } from '../shared/brand/clean-name.ts';
import { ownJsonLdNodes } from '../shared/brand/json-ld.ts';
import { metaContent } from '../shared/brand/name-clue.ts';
import { escapeRegExp } from '../shared/escape-reg-exp.ts';
import { withoutPlaces } from '../shared/kinds/places-in-names.ts';
import type { RankedStatement } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import { comparisonKey, UNBOUNDED_LANGUAGES, UNSPACED_LANGUAGES } from '../shared/text/index.ts';
import { withoutAudience } from './audience-phrase.ts';
import { findOwnWords } from './own-words.ts';

/** Where a site says what the brand is, and how much that says. */
export const PLACE_WEIGHTS = {
  name: 3,
  title: 3,
  description: 2,
  declared: 2,
  hero: 2,
  opening: 1.5,
  headings: 1,
  navigation: 1,
  prose: 1,
} as const;
export type Place = keyof typeof PLACE_WEIGHTS;

export interface KindPlaces {
  language: string;
  /** Without the name, but for its own place. */
  texts: Readonly<Record<string, string>>;
  /** The title with whom the brand is for. */
  wholeTitle: string;
  /** Where the name stands. */
  named: readonly Place[];
  /** Types of schema.org that the site declares of itself. */
  types: readonly string[];
  /** Words of the name that the site uses as common words too. */
  ownWords: readonly string[];
  /** How the likeliest descriptions and the first headings begin. */
  leads: string;
}

const MAX_TEXT = 30_000;
/** In a script without spaces, as many signs. */
const MAX_OPENING = { words: 5, signs: 12 };
const MAX_DESCRIPTIONS = 2;

/** The texts of a site that say what the brand is, by place, without whom it is for. */
export function collectKindPlaces(evidence: Evidence, descriptions: readonly RankedStatement[]): KindPlaces {
  const { name, language } = readStatements(evidence);
  const { pages } = evidence;
  const [home] = pages;
  const blocks = pages.flatMap(({ text }) => text.filter(({ kind }) => kind !== 'code'));
  const declared = home ? ['description', 'og:title', 'og:description'].map((key) => metaContent(home, key)) : [];
  const heroes = home?.text.filter(({ region, level }) => region === 'hero' || level === 1) ?? [];
  const written: Record<Exclude<Place, 'name' | 'opening'>, readonly string[]> = {
    title: home ? splitTitle(home.title) : [],
    declared,
    description: descriptions
      .slice(0, MAX_DESCRIPTIONS)
      .map(({ statement }) => statement.text)
      // What the head says twice is said once.
      .filter((text) => !declared.some((value) => comparisonKey(value).includes(comparisonKey(text)))),
    hero: heroes.map(({ text }) => text),
    headings: blocks.filter(({ level, kind }) => kind === 'heading' && level !== 1).map(({ text }) => text),
    navigation: home?.links.filter(({ sameSite }) => sameSite).map(({ text }) => text) ?? [],
    prose: blocks.map(({ text }) => text),
  };
  const ownName = namePattern(name, language);
  const texts: Record<string, string> = { name: withoutPlaces(name, language) };
  const named: Place[] = ['name'];
  for (const [place, parts] of Object.entries(written) as [Place, readonly string[]][]) {
    const text = parts.join(' . ').slice(0, MAX_TEXT);
    if (ownName.test(text)) named.push(place);
    texts[place] = withoutAudience(text.replaceAll(ownName, ' '));
  }
  texts['opening'] = withoutAudience(openingClause(home ? metaContent(home, 'description') : '', ownName, language));
  const wholeTitle = written.title.join(' . ').replaceAll(ownName, ' ');
  const types = home ? ownJsonLdNodes(home).flatMap((node) => node.types) : [];
  const ownWords = findOwnWords(name, texts['prose'] ?? '', language);
  const leading = [
    ...descriptions.slice(0, MAX_DESCRIPTIONS).map(({ statement }) => statement.text),
    ...heroes.filter(({ level }) => level === 1).map(({ text }) => text),
  ];
  const leads = leading.map((text) => withoutAudience(openingClause(text, ownName, language))).join(' . ');
  return { language, texts, wholeTitle, named, types, ownWords, leads };
}

/** How a site's description of itself begins: "organiser of concerts" of "Acme – organiser of concerts. Coming events: …". */
function openingClause(description: string, ownName: RegExp, language: string): string {
  const unnamed = description.replaceAll(ownName, ' ');
  // "London Rd. Bar & Grill" is a longer name.
  if (description.search(ownName) === 0 && !/^\s*[–—:|,-]|^\s+\p{Ll}|^\s*\p{Lo}/u.test(unnamed)) return '';
  const rest = unnamed.replace(/^[^\p{L}\p{N}]+/u, '');
  const [clause = ''] = rest.split(/[,.;:!?|()–—。，、！？]|\s-\s/u);
  return UNSPACED_LANGUAGES.has(language)
    ? clause.slice(0, MAX_OPENING.signs)
    : clause.split(/\s+/u).slice(0, MAX_OPENING.words).join(' ');
}

function namePattern(name: string, language: string): RegExp {
  if (name === '') return /(?!)/gu;
  const literal = escapeRegExp(name).replace(/\s+/gu, '\\s+');
  return new RegExp(
    UNBOUNDED_LANGUAGES.has(language) ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`,
    'giu',
  );
}
