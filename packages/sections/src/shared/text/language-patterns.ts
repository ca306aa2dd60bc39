/** Phrases by ISO 639-1 language, as alternatives of a regular expression. */
export type LanguagePatterns = Readonly<Record<string, string>>;

/**
 * Languages without spaces between words, and one that attaches particles to the next word: word boundaries do not
 * match.
 */
const LANGUAGES_WITHOUT_WORD_BOUNDARIES: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'ko', 'ar']);

const compiledPatterns = new WeakMap<LanguagePatterns, Map<string, RegExp | null>>();

function compilePattern(patterns: LanguagePatterns, language: string): RegExp | null {
  const known = compiledPatterns.get(patterns) ?? new Map<string, RegExp | null>();
  compiledPatterns.set(patterns, known);
  let pattern = known.get(language);
  if (pattern === undefined) {
    const source = patterns[language];
    const boundaries = LANGUAGES_WITHOUT_WORD_BOUNDARIES.has(language)
      ? ['', '']
      : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
    pattern = source ? new RegExp(`${boundaries[0]}(?:${source})${boundaries[1]}`, 'iu') : null;
    known.set(language, pattern);
  }
  return pattern;
}

/** Whether a text matches the patterns of its language. In an unknown language all patterns apply. */
export function matchesPatterns(text: string, patterns: LanguagePatterns, language: string): boolean {
  const languages = language ? [language] : Object.keys(patterns);
  return languages.some((code) => compilePattern(patterns, code)?.test(text));
}
