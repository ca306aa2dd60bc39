import { visibleText } from './index.ts';

/** Longer than any word; a longer token is data. */
const MAX_WORD_LENGTH = 60;

/**
 * Page text for a model: visible, on one line, without markup, URLs or encoded data, and without the characters of our
 * delimiters. Cut at `length` characters.
 */
export function sanitizeForPrompt(text: string, length: number): string {
  const plain = visibleText(text)
    .replace(/!?\[([^\]]{0,300})\]\([^)]{0,2000}\)/g, '$1')
    .replace(/<\/?[a-z!?][^>]{0,2000}>/gi, ' ')
    .replace(/\b(?:https?|ftp|file|data|javascript|vbscript|mailto|tel):\S+/gi, '[address]')
    .replace(/\S{61,}/g, (word) => (isWord(word) ? word : '[…]'))
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›')
    .replace(/[`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > length ? `${[...plain].slice(0, length - 1).join('')}…` : plain;
}

/** Scripts without spaces have no long words. */
const isWord = (word: string): boolean =>
  word.length <= MAX_WORD_LENGTH ||
  (word.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu)
    ?.length ?? 0) >
    word.length / 2;
