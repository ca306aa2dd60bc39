import { alternativesOf } from '../text/alternatives.ts';
import { foldCase } from '../text/index.ts';
import { KIND_NOUNS } from './kind-nouns.ts';

/** Whether it is one word, a noun for a kind of place or organisation in any language: "Ταβέρνα". */
export function isCommonNoun(name: string): boolean {
  if (/\s/.test(name)) return false;
  nouns ??= readNouns();
  return nouns.words.has(foldCase(name)) || nouns.others.test(name);
}

let nouns: { words: ReadonlySet<string>; others: RegExp } | undefined;

/** Without the beginnings of compounds, which make names of nouns. A pattern of all of them would take 40 ms. */
function readNouns(): { words: ReadonlySet<string>; others: RegExp } {
  const all = Object.values(KIND_NOUNS).flatMap((patterns) =>
    alternativesOf(patterns.replace(/^\\p\{L\}\*\(\?:(.*)\)$/, '$1')),
  );
  const isWord = (noun: string): boolean => /^[\p{L}\p{M} '’-]+$/u.test(noun);
  return {
    words: new Set(all.filter(isWord).map(foldCase)),
    others: new RegExp(`^(?:${all.filter((noun) => !isWord(noun)).join('|')})$`, 'iu'),
  };
}
