import type { Evidence } from '@brandprint/contracts';
import { type LanguagePatterns, matchesPatterns, UNSPACED_LANGUAGES, wordsOf } from '../text/index.ts';
import type { Statement } from './statement.ts';
import { DEPENDENT, OFFER, PART_OF_OTHERS, PERSON, READER, SELF, WE } from './subject-words.ts';

/**
 * The subject of a sentence, by its opening: the brand by name, the brand as "we", the reader, what the brand offers
 * ("A tool for…"), somebody else by name, a person, or what the sentence before named.
 */
export type Subject = 'brand' | 'we' | 'reader' | 'offer' | 'other' | 'person' | 'dependent' | 'unknown';

/** The brand speaks of itself within this many words of the opening. */
const OPENING_WORDS = 6;

const openingOnly = (patterns: LanguagePatterns): LanguagePatterns =>
  Object.fromEntries(Object.entries(patterns).map(([code, words]) => [code, `^["'“‘«¡¿—–-]*\\s*(?:${words})`]));

const READER_OPENING = openingOnly(READER);
const DEPENDENT_OPENING = openingOnly(DEPENDENT);
const OFFER_OPENING = openingOnly(OFFER);
const PERSON_OPENING = openingOnly(PERSON);
const SELF_OPENING = openingOnly(SELF);
const PART_OF_OTHERS_OPENING = openingOnly(PART_OF_OTHERS);

export interface SubjectContext {
  /** Of the brand; "" if unknown. */
  name: string;
  /** ISO 639-1, "" if unknown. */
  language: string;
  /** Words that are written with a capital wherever they stand on the site, in lower case: names. */
  properNouns: ReadonlySet<string>;
  /** Whether the brand says "I" where others say "we". */
  isOnePerson?: boolean;
}

/** A text whose acronyms look like no pronouns: "IT support", "US companies". */
export const withoutAcronyms = (text: string, language: string): string =>
  language === 'en' ? text.replace(/(?<!\p{L})(?:IT|US|I\/O)(?!\p{L})/gu, 'X') : text;

/** The subject of a sentence. */
export function subjectOf(
  original: string,
  { name, language, properNouns, isOnePerson = false }: SubjectContext,
): Subject {
  const known = language in WE ? language : 'en';
  const text = withoutAcronyms(original, known);
  const opening = firstWords(text, OPENING_WORDS, known);
  if (name.length > 1 && text.toLowerCase().startsWith(name.toLowerCase())) return 'brand';
  if (isOnePerson && matchesPatterns(text, SELF_OPENING, known)) return 'we';
  if (matchesPatterns(text, PERSON_OPENING, known)) return 'person';
  if (name.length > 1 && nameAt(text, name) >= 0 && nameAt(text, name) <= opening.length) return 'brand';
  if (matchesPatterns(opening, PART_OF_OTHERS_OPENING, known)) return 'other';
  if (matchesPatterns(opening, WE, known)) return 'we';
  const other = namesSomebodyElse(text, name, properNouns);
  if (other) return 'other';
  if (matchesPatterns(text, DEPENDENT_OPENING, known)) return 'dependent';
  if (matchesPatterns(text, READER_OPENING, known)) return 'reader';
  if (matchesPatterns(text, OFFER_OPENING, known)) return 'offer';
  if (matchesPatterns(opening, READER, known)) return 'reader';
  return 'unknown';
}

/** True if the brand speaks in the first person plural anywhere in the text. */
export const speaksAsWe = (text: string, language: string): boolean =>
  matchesPatterns(text, WE, language in WE ? language : 'en');

/** So many sentences of a sole trader begin with "I", and more than speak of "we". */
const MIN_OF_ONE_PERSON = 3;

/** Whether the brand is one person, who says "I" on the first page and on those about the brand. */
export function speaksAsOnePerson(statements: readonly Statement[], language: string): boolean {
  const own = statements.filter(
    ({ source, level, several, isTestimonial, underAside, pageKind }) =>
      source === 'text' &&
      level === 0 &&
      !several &&
      !isTestimonial &&
      !underAside &&
      ['home', 'about', 'mission'].includes(pageKind),
  );
  const count = (patterns: LanguagePatterns): number =>
    own.filter(({ text }) => matchesPatterns(text, patterns, language in WE ? language : 'en')).length;
  const alone = count(SELF_OPENING);
  return alone >= MIN_OF_ONE_PERSON && alone > count(WE);
}

/** True if the text speaks to its reader. */
export const speaksToReader = (text: string, language: string): boolean =>
  matchesPatterns(text, READER, language in READER ? language : 'en');

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** The opening of a text: so many words, or three characters a word in scripts without spaces. */
function firstWords(text: string, count: number, language: string): string {
  if (UNSPACED.test(text) && UNSPACED_LANGUAGES.has(language)) return text.slice(0, count * 3);
  return text.split(/\s+/).slice(0, count).join(' ');
}

/** Where the name is in a text, as a word of its own where the script has words; -1 if nowhere. */
function nameAt(text: string, name: string): number {
  const escaped = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const edge = UNSPACED.test(name) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{Ll}\\p{N}])'];
  return text.toLowerCase().search(new RegExp(`${edge[0]}${escaped}${edge[1]}`, 'u'));
}

/** "Jane Miller studied…", "Basecamp lets you…": it opens with a name that is not the brand's. */
function namesSomebodyElse(text: string, name: string, properNouns: ReadonlySet<string>): boolean {
  const words = wordsOf(text).slice(0, 4);
  const own = new Set(wordsOf(name.toLowerCase()));
  const isName = (word: string | undefined): boolean =>
    word !== undefined && properNouns.has(word.toLowerCase()) && !own.has(word.toLowerCase());
  const first = words[0]?.toLowerCase() === 'the' || words[0]?.toLowerCase() === 'at' ? words.slice(1) : words;
  return isName(first[0]) && !own.has(first[1]?.toLowerCase() ?? '');
}

/** A sentence is written like one, not like a title: fewer than half of its longer words begin with a capital. */
function isSentenceCase(words: readonly string[]): boolean {
  const longer = words.slice(1).filter((word) => word.length > 3);
  return longer.length >= 3 && longer.filter((word) => /^\p{Lu}/u.test(word)).length / longer.length < 0.5;
}

/** German writes every noun with a capital. */
const LANGUAGES_WITH_CAPITAL_NOUNS: ReadonlySet<string> = new Set(['de']);

/** Words that always have a capital inside sentences of the site and never stand in lower case. */
export function findProperNouns(evidence: Evidence, language: string): ReadonlySet<string> {
  if (LANGUAGES_WITH_CAPITAL_NOUNS.has(language)) return new Set();
  const capital = new Map<string, number>();
  const lower = new Set<string>();
  for (const page of evidence.pages)
    for (const block of page.text) {
      const words = wordsOf(block.text);
      for (const word of words) if (/^\p{Ll}/u.test(word)) lower.add(word);
      if (!isSentenceCase(words)) continue;
      // Not after a full stop either: split there first.
      for (const sentence of block.text.split(/[.!?:]\s+/))
        for (const word of wordsOf(sentence).slice(1))
          if (/^\p{Lu}\p{L}/u.test(word)) capital.set(word.toLowerCase(), (capital.get(word.toLowerCase()) ?? 0) + 1);
    }
  return new Set([...capital.keys()].filter((word) => !lower.has(word)));
}
