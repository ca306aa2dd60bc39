import { KINDS, type Kind } from './kinds/index.ts';

/** What is written together with the next word: articles and prepositions of Arabic and Hebrew. */
const ATTACHED: Readonly<Record<string, string>> = { ar: 'و?(?:ال|لل|[بل])?', he: '[הולבמש]{0,2}' };
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);
const LETTERS = '[\\p{L}\\p{M}]*';

const compiled = new Map<string, readonly (readonly [Kind, RegExp])[]>();

function compileWords(words: string, language: string): RegExp {
  const source = words.replaceAll('*', LETTERS);
  return WITHOUT_SPACES.has(language)
    ? new RegExp(source, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}-])${ATTACHED[language] ?? ''}(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
}

function patternsOf(language: string): readonly (readonly [Kind, RegExp])[] {
  const known = compiled.get(language);
  if (known) return known;
  const patterns = KINDS.flatMap((kind) => {
    const words = Object.entries(kind.words)
      .filter(([languages]) => languages.split(' ').includes(language))
      .map(([, alternatives]) => alternatives);
    return words.length === 0 ? [] : [[kind, compileWords(words.join('|'), language)] as const];
  });
  compiled.set(language, patterns);
  return patterns;
}

/** The capital of "i" has a dot in Turkish, and /i/ does not know that. */
const fold = (text: string, language: string): string =>
  language === 'tr' ? text.replaceAll('İ', 'i').replaceAll('I', 'ı') : text;

/** The kinds that a text names in a language, and how often. */
export function countKinds(text: string, language: string): Map<Kind, number> {
  const folded = fold(text, language);
  return new Map(
    patternsOf(language).flatMap(([kind, pattern]) => {
      const count = folded.match(pattern)?.length ?? 0;
      return count > 0 ? [[kind, count] as const] : [];
    }),
  );
}
