import { alternativesOf } from '../shared/text/alternatives.ts';
import { KINDS, type Kind } from './kinds/index.ts';

/** What is written together with the next word: articles and prepositions of Arabic and Hebrew. */
const ATTACHED: Readonly<Record<string, string>> = { ar: 'و?(?:ال|لل|[بل])?', he: '[הולבמש]{0,2}' };
const WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'zh', 'ko']);
const LETTERS = '[\\p{L}\\p{M}]*';

/** An alternative of a kind's words, and letters that every match contains. */
interface Wording {
  source: string;
  letters: string;
  /** Compiled when its letters first occur. */
  pattern?: RegExp;
}

const wordingsByLanguage = new Map<string, readonly (readonly [Kind, readonly Wording[]])[]>();

function wordingsOf(language: string): readonly (readonly [Kind, readonly Wording[]])[] {
  const known = wordingsByLanguage.get(language);
  if (known) return known;
  const wordings = KINDS.map(
    (kind) =>
      [
        kind,
        Object.entries(kind.words)
          .filter(([languages]) => languages.split(' ').includes(language))
          .flatMap(([, alternatives]) => alternativesOf(alternatives))
          .map((source) => ({ source, letters: plainLetters(source) })),
      ] as const,
  ).filter(([, found]) => found.length > 0);
  wordingsByLanguage.set(language, wordings);
  return wordings;
}

/** The longest run of letters that stands outside of groups and is not optional; "" if there is none. */
function plainLetters(source: string): string {
  const outside = source.replace(/\[[^\]]*\]\??|\((?:[^()]|\([^()]*\))*\)\??/gu, '\0').replace(/.\?/gsu, '\0');
  const runs = outside.match(/[\p{L}\p{M} ]+/gu) ?? [];
  return simplify(runs.reduce((longest, run) => (run.length > longest.length ? run : longest), ''));
}

/** As regular expressions with /i see it: both forms of the Greek sigma are one letter. */
const simplify = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

function compileWords(words: string, language: string): RegExp {
  const source = words.replaceAll('*', LETTERS);
  return WITHOUT_SPACES.has(language)
    ? new RegExp(source, 'giu')
    : new RegExp(`(?<![\\p{L}\\p{N}-])${ATTACHED[language] ?? ''}(?:${source})(?![\\p{L}\\p{N}])`, 'giu');
}

/** The capital of "i" has a dot in Turkish, and /i/ does not know that. */
const fold = (text: string, language: string): string =>
  language === 'tr' ? text.replaceAll('İ', 'i').replaceAll('I', 'ı') : text;

/** The kinds that a text names in a language, and how often. Only wordings whose letters occur are matched. */
export function countKinds(text: string, language: string): Map<Kind, number> {
  const folded = fold(text, language);
  const simplified = simplify(folded);
  const count = (wording: Wording): number => {
    if (!simplified.includes(wording.letters)) return 0;
    wording.pattern ??= compileWords(wording.source, language);
    return folded.match(wording.pattern)?.length ?? 0;
  };
  return new Map(
    wordingsOf(language).flatMap(([kind, wordings]) => {
      const total = wordings.reduce((sum, wording) => sum + count(wording), 0);
      return total > 0 ? [[kind, total] as const] : [];
    }),
  );
}
