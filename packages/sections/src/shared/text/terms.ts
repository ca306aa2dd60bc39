import { comparisonKey, wordsOf } from './normalize.ts';

const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Words with the same beginning count as one: a language-independent stemmer. */
const STEM_LENGTH = 6;
const MIN_STEM_LENGTH = 3;

/** The terms of a text: beginnings of words, and character pairs in scripts without spaces. */
export function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!UNSPACED_SCRIPT.test(word)) {
      const key = comparisonKey(word);
      return key.length >= MIN_STEM_LENGTH ? [key.slice(0, STEM_LENGTH)] : [];
    }
    const characters = Array.from(word);
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
}
