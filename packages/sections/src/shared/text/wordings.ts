/** How something is put into words, by ISO 639-1 language: alternatives of a regular expression. */
export type Wordings = Readonly<Record<string, string>>;

/** Languages that put no space between words, and one that writes small words onto the next: words have no edge to match. */
const NO_EDGES: ReadonlySet<string> = new Set(['ja', 'zh', 'th', 'ko', 'ar']);

const compiled = new WeakMap<Wordings, Map<string, RegExp | null>>();

function patternOf(wordings: Wordings, language: string): RegExp | null {
  const known = compiled.get(wordings) ?? new Map<string, RegExp | null>();
  compiled.set(wordings, known);
  let pattern = known.get(language);
  if (pattern === undefined) {
    const source = wordings[language];
    const edges = NO_EDGES.has(language) ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
    pattern = source ? new RegExp(`${edges[0]}(?:${source})${edges[1]}`, 'iu') : null;
    known.set(language, pattern);
  }
  return pattern;
}

/** Whether a text is so worded in a language; the words of other languages do not count. In an unknown one all do. */
export function isWorded(text: string, wordings: Wordings, language: string): boolean {
  const languages = language ? [language] : Object.keys(wordings);
  return languages.some((code) => patternOf(wordings, code)?.test(text));
}
