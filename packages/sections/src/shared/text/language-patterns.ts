import { LETTER, LETTER_OR_DIGIT, NO_LETTER } from './letters.ts';
import { foldCase } from './normalize.ts';
import { relatedLanguages } from './related-languages.ts';
import { UNBOUNDED_LANGUAGES } from './unspaced.ts';

/** The languages that every cue covers. */
type CueLanguage =
  | 'ar'
  | 'bg'
  | 'ca'
  | 'cs'
  | 'da'
  | 'de'
  | 'el'
  | 'en'
  | 'es'
  | 'et'
  | 'fa'
  | 'fi'
  | 'fr'
  | 'he'
  | 'hi'
  | 'hr'
  | 'hu'
  | 'id'
  | 'it'
  | 'ja'
  | 'ko'
  | 'lt'
  | 'lv'
  | 'nb'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ro'
  | 'ru'
  | 'sk'
  | 'sl'
  | 'sr'
  | 'sv'
  | 'th'
  | 'tr'
  | 'uk'
  | 'vi'
  | 'zh';

/** Phrases by ISO 639-1 language, as alternatives of a regular expression. */
export type LanguagePatterns = Readonly<Record<string, string>>;

/** Phrases in at least the languages that every cue covers: a missing one of those is a type error. */
export type CompleteLanguagePatterns = Readonly<Record<CueLanguage, string>> & LanguagePatterns;

const WORD_START = `(?<!${LETTER_OR_DIGIT})`;
const WORD_END = `(?!${LETTER_OR_DIGIT})`;
/** Arabic writes "and", "so", "in", "for", "like" and "the" together with the next word, and pronouns with the last. */
const ARABIC_WORD_START = `${WORD_START}[وف]?(?:لل|[بلك]?(?:ال)?)`;

/** Limits of a phrase: words are written together in some languages. */
function boundariesOf(language: string): readonly [before: string, after: string] {
  if (language === 'ar') return [ARABIC_WORD_START, ''];
  return UNBOUNDED_LANGUAGES.has(language) ? ['', ''] : [WORD_START, WORD_END];
}

/** Words of Arabic with their attached conjunctions and prepositions. */
export const arabicWords = (words: string): string => `(?<!\\p{L})[وفبلك]?(?:${words})(?!\\p{L})`;

/** The end of a phrase in a language: "" where words are written together. */
export const phraseEnd = (language: string): string => boundariesOf(language)[1];

/** The capital of "i" has a dot in Turkish and its kin, and /i/ does not know that. */
const withDottedCapital = (text: string): string => text.replace(/İ/g, 'i').replace(/I/g, 'ı');

/** Spellings that are equal to readers, made equal in texts and patterns. */
const FOLDINGS: Readonly<Record<string, (text: string) => string>> = {
  ar: (text) =>
    text
      .replace(/[\u064b-\u0652\u0640]/g, '')
      .replace(/[أإآ]/g, 'ا')
      .replace(/ى/g, 'ي'),
  // Arabic keyboards write these two letters otherwise, and vowel signs are left out at will.
  fa: (text) =>
    text
      .replace(/[\u064b-\u0652]/g, '')
      .replace(/ي/g, 'ی')
      .replace(/ك/g, 'ک'),
  // Capitals have no accents, and sigma has another form at the end of a word.
  el: (text) =>
    text
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
      .replace(/ς/g, 'σ'),
  // Marks of questions, exclamations and stress stand inside the word.
  hy: (text) => text.replace(/[՛՜՞]/g, ''),
  // Older keyboards have a cedilla in the place of a comma.
  ro: (text) => text.replace(/[şŞ]/g, 'ș').replace(/[ţŢ]/g, 'ț'),
  ru: (text) => text.replace(/ё/g, 'е').replace(/Ё/g, 'Е'),
  az: withDottedCapital,
  tr: withDottedCapital,
};

/** A text, or the source of a pattern, as readers of its language see it. */
export const foldSpelling = (text: string, language: string): string => {
  const folded = text
    .normalize('NFC')
    .replace(/[’ʼ]/g, "'")
    .replaceAll(/[\u200c\u200d]/g, '');
  return FOLDINGS[language]?.(folded) ?? folded;
};

/**
 * A text as patterns see it: spelling folded, and in lower case, since `\p{L}` of a pattern that ignores case takes three
 * times as long to compile. Lengths stay unless signs are folded away, so that a match is at its place in most texts.
 */
function foldText(text: string, language: string): string {
  const folded = foldSpelling(text, language);
  // The only letter whose lower case is longer, which is none of a phrase.
  return folded.includes(DOTTED_I) ? folded.split(DOTTED_I).map(foldCase).join(DOTTED_I) : foldCase(folded);
}

const DOTTED_I = 'İ';

/** A capital in a pattern is any letter, since the case of texts is ignored. */
const LETTERS: Readonly<Record<string, string>> = { '\\p{L}': LETTER, '\\p{Lu}': LETTER, '\\P{L}': NO_LETTER };

/** A source without joiners, which folded texts do not have. */
const withoutJoiners = (source: string): string => source.replaceAll(/[\u200c\u200d]\??/g, '');

/** The source of a pattern for folded texts. */
const foldSource = (source: string, language: string): string =>
  withoutJoiners(source).replace(/\[(?:\\.|[^\]\\])*\]|\\[pP]\{[^}]+\}|\\.|[^[\\]+/gu, (part) => {
    if (part.startsWith('\\')) return LETTERS[part] ?? part;
    return part.startsWith('[') ? foldClass(part, language) : foldText(part, language);
  });

const foldClass = (source: string, language: string): string =>
  source.replace(/\\[pP]\{[^}]+\}|\\.|[^\\]+/gu, (part) => (part.startsWith('\\') ? part : foldText(part, language)));

/** The phrases of a language, or of its relatives. */
const phrasesOf = (patterns: LanguagePatterns, language: string): string =>
  patterns[language] ??
  relatedLanguages(language)
    .map((relative) => patterns[relative])
    .filter(Boolean)
    .join('|');

const compiledPatterns = new WeakMap<LanguagePatterns, Map<string, RegExp | null>>();

/** To search for with `search` or `match`: it is global. */
function compilePattern(patterns: LanguagePatterns, language: string): RegExp | null {
  const known = compiledPatterns.get(patterns) ?? new Map<string, RegExp | null>();
  compiledPatterns.set(patterns, known);
  let pattern = known.get(language);
  if (pattern === undefined) {
    const source = phrasesOf(patterns, language);
    const [before, after] = boundariesOf(language);
    pattern = source ? new RegExp(`${before}(?:${foldSource(source, language)})${after}`, 'gu') : null;
    known.set(language, pattern);
  }
  return pattern;
}

/** Whether a text matches the patterns of its language. In an unknown language all patterns apply. */
export function matchesPatterns(text: string, patterns: LanguagePatterns, language: string): boolean {
  const languages = language ? [language] : Object.keys(patterns);
  return languages.some((code) => {
    const pattern = compilePattern(patterns, code);
    return pattern !== null && foldText(text, code).search(pattern) >= 0;
  });
}

/** How many different phrases of the patterns of its language a text has; of all languages if it is unknown, the most. */
export function countPhrases(text: string, patterns: LanguagePatterns, language: string): number {
  const languages = language ? [language] : Object.keys(patterns);
  return Math.max(
    0,
    ...languages.map((code) => {
      const pattern = compilePattern(patterns, code);
      return pattern ? new Set(foldText(text, code).match(pattern)).size : 0;
    }),
  );
}

/** The first match of the patterns of a language in a text; null without one. */
export function findPattern(
  text: string,
  patterns: LanguagePatterns,
  language: string,
): { start: number; end: number } | null {
  const pattern = compilePattern(patterns, language);
  if (!pattern) return null;
  pattern.lastIndex = 0;
  const folded = foldText(text, language);
  const match = pattern.exec(folded);
  if (!match) return null;
  const [start, end] = [match.index, match.index + match[0].length];
  if (folded.length === text.length) return { start, end };
  return { start: placeInText(text, start, language), end: placeInText(text, end, language) };
}

/** A text with every match of the patterns of a language replaced; as patterns see it, where signs are folded away. */
export function replacePhrases(text: string, patterns: LanguagePatterns, language: string, by: string): string {
  const pattern = compilePattern(patterns, language);
  if (!pattern) return text;
  const folded = foldText(text, language);
  if (folded.length !== text.length) return folded.replace(pattern, by);
  let [kept, from] = ['', 0];
  for (const { index, 0: phrase } of folded.matchAll(pattern)) {
    kept += text.slice(from, index) + by;
    from = index + phrase.length;
  }
  return kept + text.slice(from);
}

/** Where in a text the place is that is the given one once signs are folded away. */
function placeInText(text: string, place: number, language: string): number {
  for (let length = place; length < text.length; length += 1)
    if (foldText(text.slice(0, length), language).length >= place) return length;
  return text.length;
}

/**
 * Patterns that match a text as a whole, whatever stands around its letters ("→ Our values:"). `before` and `after` are
 * patterns of what may stand around the phrase in it.
 */
export const wholeText = (patterns: LanguagePatterns, before = '', after = ''): LanguagePatterns =>
  Object.fromEntries(
    Object.entries(patterns).map(([code, words]) => [code, `^\\P{L}*${before}(?:${words})${after}\\P{L}*$`]),
  );
