import { endsSentence, wordCount, wordsOf } from '../text/index.ts';

/** Little more than the name: "Acme Clinic Berlin" for "Acme Clinic". */
export const isNearName = (key: string, nameKey: string): boolean =>
  nameKey.length > 1 && key.includes(nameKey) && key.length - nameKey.length < 10;

/** The name with one of its words left out, such as a title of honour: "Mary’s Church" for "St Mary’s Church". */
export function isShorterName(text: string, name: string): boolean {
  const [words, own] = [text, name].map((one) => wordsOf(one.toLowerCase())) as [string[], string[]];
  return (
    words.length > 1 &&
    words.length === own.length - 1 &&
    !endsSentence(text) &&
    own.some((_, left) => own.toSpliced(left, 1).every((word, index) => word === words[index]))
  );
}

const MAX_LONGER_NAME_WORDS = 6;

/** The name with more words in the middle: "Riverton Public Museum" for "Riverton Museum". */
export function isLongerName(text: string, name: string): boolean {
  const [words, own] = [text, name].map((one) => wordsOf(one.toLowerCase())) as [string[], string[]];
  return (
    own.length > 1 &&
    words.length <= MAX_LONGER_NAME_WORDS &&
    !endsSentence(text) &&
    words[0] === own[0] &&
    words.at(-1) === own.at(-1) &&
    own.every((word) => words.includes(word))
  );
}

/** More words than these beside the name say something of it. */
const MAX_WORDS_BESIDE_NAME = 3;

/** The name with a place or a form beside it: "Acme Fishing Club – Riverton". */
export function isMostlyName(text: string, name: string): boolean {
  const at = name.length > 1 ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  if (at < 0 || endsSentence(text)) return false;
  return wordCount(`${text.slice(0, at)} ${text.slice(at + name.length)}`) <= MAX_WORDS_BESIDE_NAME;
}

/** "AAEE", "FLISoL": a word with at least three capitals. */
const ACRONYM = /^(?=(?:\p{L}*\p{Lu}){3})\p{L}{3,10}$/u;
const MIN_SPELLED_WORDS = 3;

/** The words that the name is short for, but for one at most: "Festival of Libre Software Installation" for "FLiSI". */
export function spellsOutName(text: string, name: string): boolean {
  const acronym = wordsOf(name).find((word) => ACRONYM.test(word));
  if (acronym === undefined || endsSentence(text)) return false;
  const initials = wordsOf(text)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0).toLowerCase());
  let at = 0;
  for (const letter of acronym.toLowerCase()) if (letter === initials[at]) at += 1;
  return at >= MIN_SPELLED_WORDS && at >= initials.length - 1;
}
