import { wordCount, wordsOf } from '../shared/text/normalize.ts';

/** Measures of a single text that need no language model. */

/** English only. */
export function hasContraction(text: string): boolean {
  return /\b(\w+n['’]t|(i|you|we|they|he|she|it|that|there|here|what|who|let)['’](m|re|ve|ll|d|s))\b/i.test(text);
}

/** Flesch reading ease with syllables counted by vowel groups. */
export function readingEase(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + wordCount(text), 0);
  const syllables = wordsOf(texts.join(' ')).reduce((sum, item) => {
    const groups =
      item
        .toLowerCase()
        .replace(/(?<=[^l])e$|es$|ed$/, '')
        .match(/[aeiouy]+/g)?.length ?? 0;
    return sum + Math.max(1, groups);
  }, 0);
  return 206.835 - 1.015 * (words / texts.length) - 84.6 * (syllables / Math.max(1, words));
}

/** Whether the longer words of a heading begin with a capital. */
export function isTitleCase(text: string): boolean {
  const rest = text
    .split(' ')
    .slice(1)
    .filter((item) => item.length > 3 && /^\p{L}/u.test(item));
  return rest.length > 0 && rest.every((item) => /^\p{Lu}/u.test(item));
}
