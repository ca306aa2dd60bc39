import type { Lexicon } from '../material.ts';
import { tokenize } from '../tokenize.ts';
import { isEnglishWord } from './english-words.ts';

/** From this share of English words a text counts as English. */
const MIN_ENGLISH_SHARE = 0.6;

/** The language of a claim about a site that is not in English: the site's own, or English. */
export function languageOfClaim(text: string, language: string, { words }: Pick<Lexicon, 'words'>): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (latin.length * 2 < letters.length) return language;
  const claimed = tokenize(text).filter((word) => /\p{L}/u.test(word));
  const english = claimed.filter((word) => /^[a-z']+$/.test(word) && isEnglishWord(word));
  const isOnSite = claimed.every((word) => words.has(word));
  // "Marketing" is a word of both.
  if (isOnSite && english.length < claimed.length) return language;
  return english.length >= claimed.length * MIN_ENGLISH_SHARE ? 'en' : language;
}
