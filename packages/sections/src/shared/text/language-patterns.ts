import { UNBOUNDED_LANGUAGES } from './unspaced.ts';

/** The languages that every cue covers. */
export type CueLanguage =
  | 'ar'
  | 'cs'
  | 'da'
  | 'de'
  | 'en'
  | 'es'
  | 'fi'
  | 'fr'
  | 'it'
  | 'ja'
  | 'ko'
  | 'nb'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ru'
  | 'sv'
  | 'tr'
  | 'zh';

/** Phrases by ISO 639-1 language, as alternatives of a regular expression. */
export type LanguagePatterns = Readonly<Record<string, string>>;

/** Phrases in at least the languages that every cue covers: a missing one of those is a type error. */
export type CompleteLanguagePatterns = Readonly<Record<CueLanguage, string>> & LanguagePatterns;

const WORD_START = '(?<![\\p{L}\\p{N}])';
const WORD_END = '(?![\\p{L}\\p{N}])';
/** Arabic writes "and", "so", "in", "for", "like" and "the" together with the next word, and pronouns with the last. */
const ARABIC_WORD_START = `${WORD_START}[وف]?(?:لل|[بلك]?(?:ال)?)`;

/** Limits of a phrase: words are written together in some languages. */
function boundariesOf(language: string): readonly [before: string, after: string] {
  if (language === 'ar') return [ARABIC_WORD_START, ''];
  return UNBOUNDED_LANGUAGES.has(language) ? ['', ''] : [WORD_START, WORD_END];
}

/** The end of a phrase in a language: "" where words are written together. */
export const phraseEnd = (language: string): string => boundariesOf(language)[1];

/** Spellings that are equal to readers, made equal in texts and patterns. */
const FOLDINGS: Readonly<Record<string, (text: string) => string>> = {
  ar: (text) =>
    text
      .replace(/[\u064b-\u0652\u0640]/g, '')
      .replace(/[أإآ]/g, 'ا')
      .replace(/ى/g, 'ي'),
  // Capitals have no accents, and sigma has another form at the end of a word.
  el: (text) =>
    text
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC')
      .replace(/ς/g, 'σ'),
  ru: (text) => text.replace(/ё/g, 'е').replace(/Ё/g, 'Е'),
  // The capital of "i" has a dot in Turkish, and /i/ does not know that.
  tr: (text) => text.replace(/İ/g, 'i').replace(/I/g, 'ı'),
};

/** A text, or the source of a pattern, as readers of its language see it. */
export const foldSpelling = (text: string, language: string): string => {
  const folded = text.normalize('NFC').replace(/[’ʼ]/g, "'");
  return FOLDINGS[language]?.(folded) ?? folded;
};

const compiledPatterns = new WeakMap<LanguagePatterns, Map<string, RegExp | null>>();

function compilePattern(patterns: LanguagePatterns, language: string): RegExp | null {
  const known = compiledPatterns.get(patterns) ?? new Map<string, RegExp | null>();
  compiledPatterns.set(patterns, known);
  let pattern = known.get(language);
  if (pattern === undefined) {
    const source = patterns[language];
    const [before, after] = boundariesOf(language);
    pattern = source ? new RegExp(`${before}(?:${foldSpelling(source, language)})${after}`, 'iu') : null;
    known.set(language, pattern);
  }
  return pattern;
}

/** Whether a text matches the patterns of its language. In an unknown language all patterns apply. */
export function matchesPatterns(text: string, patterns: LanguagePatterns, language: string): boolean {
  const languages = language ? [language] : Object.keys(patterns);
  return languages.some((code) => compilePattern(patterns, code)?.test(foldSpelling(text, code)));
}

const globalPatterns = new WeakMap<RegExp, RegExp>();

/** The same pattern, to find all matches with `match`: `matchAll` would copy it each time, and long ones are compiled again. */
function globalPattern(pattern: RegExp): RegExp {
  const known = globalPatterns.get(pattern) ?? new RegExp(pattern.source, 'giu');
  globalPatterns.set(pattern, known);
  return known;
}

/** How many different phrases of the patterns of its language a text has; of all languages if it is unknown, the most. */
export function countPhrases(text: string, patterns: LanguagePatterns, language: string): number {
  const languages = language ? [language] : Object.keys(patterns);
  return Math.max(
    0,
    ...languages.map((code) => {
      const pattern = compilePattern(patterns, code);
      if (!pattern) return 0;
      const found = foldSpelling(text, code).match(globalPattern(pattern)) ?? [];
      return new Set(found.map((phrase) => phrase.toLowerCase())).size;
    }),
  );
}

/** The first match of the patterns of a language in a text; null without one. */
export function findPattern(
  text: string,
  patterns: LanguagePatterns,
  language: string,
): { start: number; end: number } | null {
  const match = compilePattern(patterns, language)?.exec(foldSpelling(text, language));
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/**
 * Patterns that match a text as a whole, whatever stands around its letters ("→ Our values:"). `before` and `after` are
 * patterns of what may stand around the phrase in it.
 */
export const wholeText = (patterns: LanguagePatterns, before = '', after = ''): LanguagePatterns =>
  Object.fromEntries(
    Object.entries(patterns).map(([code, words]) => [code, `^\\P{L}*${before}(?:${words})${after}\\P{L}*$`]),
  );
