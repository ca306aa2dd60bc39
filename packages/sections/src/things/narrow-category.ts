import type { Evidence } from '@brandprint/contracts';
import { splitTitle } from '../shared/brand/clean-name.ts';
import { isCommonNoun } from '../shared/brand/common-noun.ts';
import { isGenericName } from '../shared/brand/generic-words.ts';
import { BELIEF_CUES } from '../shared/cues/vision-belief-promise.ts';
import { withoutPlaces } from '../shared/kinds/places-in-names.ts';
import type { RankedStatement } from '../shared/statements/choose-statement.ts';
import { readStatements } from '../shared/statements/context.ts';
import type { FeatureVector } from '../shared/statements/features.ts';
import {
  comparisonKey,
  matchesPatterns,
  normalizeWhitespace,
  UNSPACED_LANGUAGES,
  wordCount,
  wordsOf,
} from '../shared/text/index.ts';
import type { FoundCategory } from './category.ts';
import { categoryPhrase, isHeadFirst, openingPhrase, titlePhrase } from './category-phrase.ts';
import { baseKind, findKind, unspacedKind } from './find-kind.ts';
import { withoutPlace } from './place-at-end.ts';
import { saysPurpose } from './purpose-phrase.ts';
import { findStatedKind } from './stated-kind.ts';
import { isVague } from './vague-kinds.ts';

/** The likeliest descriptions that are read for it. */
const MAX_STATEMENTS = 4;
const MAX_TITLE_WORDS = 5;
/** A phrase that does not name the brand may be about one of its products. */
const MIN_PROBABILITY_OF_OFFER = 0.5;
/** Sentences that name a kind without defining the brand are read if they are as likely. */
const MIN_PROBABILITY_OF_MENTION = 0.8;
/** Of a kind that a title names: titles name products and pages too. */
const TITLE_CONFIDENCE = 0.7;

/**
 * The kind of thing the brand is, in the site's own words: "document database", "eye clinic". From its likeliest
 * `descriptions`, else from the title without the name, else beside the name. Null if none names a kind.
 */
export function findNarrowCategory(evidence: Evidence, descriptions: readonly RankedStatement[]): FoundCategory | null {
  const site = readStatements(evidence);
  const { name, language } = site;
  const definitions = descriptions.slice(MAX_STATEMENTS).filter(definesBrand).slice(0, MAX_STATEMENTS);
  for (const { statement, features, probability } of [...descriptions.slice(0, MAX_STATEMENTS), ...definitions]) {
    const { page, selector, text } = statement;
    const found = (kind: string): FoundCategory => ({
      name: kind,
      source: 'text',
      confidence: Number(probability.toFixed(2)),
      page,
      selector,
      value: text,
    });
    const phrase = phraseOf(text, features, probability, { name, language, evidence });
    if (phrase !== '' && !isVague(phrase) && namesKind(phrase, language)) return found(phrase);
    const mentioned = probability >= MIN_PROBABILITY_OF_MENTION ? unspacedKind(text, language) : '';
    if (mentioned && !isVague(mentioned)) return found(mentioned);
  }
  const specific = (named: FoundCategory | null): FoundCategory | null =>
    named && !isVague(named.name) ? named : null;
  return specific(kindFromTitle(evidence, name, language)) ?? findStatedKind(evidence, site, isVague);
}

/** "Acme is a…" on the first page or the page about it, however likely it is as its description. */
const definesBrand = ({ statement, features }: RankedStatement): boolean =>
  features.brand === 1 && features.definition === 1 && (statement.pageIndex === 0 || statement.pageKind === 'about');

/** The kind that a statement gives: of the brand, or of what it offers if that is likely to be all of it. */
function phraseOf(
  text: string,
  { brand, we, offer, other, person, dependent, reader }: FeatureVector,
  probability: number,
  { name, language, evidence }: { name: string; language: string; evidence: Evidence },
): string {
  // "We believe that education is a foundation".
  if (brand === 0 && we === 1 && matchesPatterns(text, BELIEF_CUES.sentencePatterns, language)) return '';
  if (brand + we > 0 || opensByPartOfName(text, name, evidence)) return categoryPhrase(text, name, language);
  if (probability < MIN_PROBABILITY_OF_OFFER || other + person + dependent + reader > 0) return '';
  return offer === 1 ? categoryPhrase(text, name, language) : openingPhrase(text, name, language);
}

/** "Airflow is a…" of Apache Airflow, where the site writes that word with a capital only: "football" is a game. */
function opensByPartOfName(text: string, name: string, { pages }: Evidence): boolean {
  const [first = ''] = wordsOf(text);
  const small = first.toLowerCase();
  const own = wordsOf(name).map((word) => word.toLowerCase());
  if (first === small || !own.includes(small)) return false;
  return !isCommonNoun(small) && !pages.some((page) => page.text.some((block) => wordsOf(block.text).includes(small)));
}

function kindFromTitle({ pages: [home] }: Evidence, name: string, language: string): FoundCategory | null {
  if (!home) return null;
  const own = new Set(wordsOf(name.toLowerCase()));
  const parts = splitTitle(home.title)
    .map((part) => withoutPlaces(part, language))
    .map((part) =>
      normalizeWhitespace(part.replace(wordsAndYears, (word) => (own.has(word.toLowerCase()) ? ' ' : word))),
    )
    .map((part) => normalizeWhitespace(part.replace(/(?<!\p{N})(?:19|20)\d\d(?!\p{N})/gu, ' ')));
  const kind = parts
    .flatMap((part) => languagesOf(language).map((code) => titleKind(part, name, code)))
    .find(
      (found) =>
        found !== '' &&
        !isGenericName(found) &&
        comparisonKey(found) !== comparisonKey(name) && // No space parts a kind from a name, and a whole title may be a name.
        !(UNSPACED_LANGUAGES.has(language) && found === home.title),
    );
  return kind
    ? {
        name: kind,
        source: 'text',
        confidence: TITLE_CONFIDENCE,
        page: home.finalUrl,
        selector: 'title',
        value: home.title,
      }
    : null;
}

const wordsAndYears = /[\p{L}\p{N}]+/gu;

/** A part of the title that is a kind, or opens with one: "Development platform for business applications". */
function titleKind(part: string, name: string, language: string): string {
  const noun = wordCount(part) <= MAX_TITLE_WORDS ? findKind(part, language, 'atEdge') : '';
  // What is left of a name that was cut off: ". Jane Miller Clinic" of "Dr. Jane Miller Clinic".
  if (noun !== '') return /^\P{L}|[.!?,]/u.test(part) ? baseKind(noun, language) : withoutPlaceAtEnd(part, language);
  const phrase = titlePhrase(part, name, language);
  return phrase && findKind(phrase, language, 'atEdge') ? phrase : unspacedKind(part, language);
}

const withoutPlaceAtEnd = (part: string, language: string): string => {
  const shorter = withoutPlace(part, language);
  return findKind(shorter, language, 'atEdge') ? shorter : part;
};

/** Names and titles are often in English. */
export const languagesOf = (language: string): string[] => [...new Set([language, 'en'])];

/** Whether a definition names a kind; scripts without spaces need no list of nouns. */
const namesKind = (phrase: string, language: string): boolean =>
  saysPurpose(phrase, language) ||
  (UNSPACED_LANGUAGES.has(language) && phrase.length > 2 && !isVague(phrase)) ||
  findKind(phrase, language, isHeadFirst(language) ? 'atEdge' : 'atEnd') !== '';
