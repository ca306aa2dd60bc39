import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import type { GroupMention } from './group-mentions.ts';

/** Longer sentences are cut to the part that names the group. */
const MAX_SOURCE_WORDS = 14;

/** A short sentence, or of a long one the part from the words that introduce the group on, to the end of a clause. */
export function quotedPart(text: string, { index, name }: Pick<GroupMention, 'index' | 'name'>): string {
  if (UNSPACED.test(name)) return clauseWith(text, name, index);
  const behind = Math.max(index, text.indexOf(name, index)) + name.length;
  const sentence = text.slice(0, behind) + text.slice(behind).split(NEXT_SENTENCE)[0];
  if (wordCount(sentence) <= MAX_SOURCE_WORDS) return sentence;
  // The group itself is part of what is left.
  const least = Math.max(MAX_SOURCE_WORDS / 2, wordCount(text.slice(index, behind)) - 1);
  const words = normalizeWhitespace(sentence.slice(index))
    .split(' ')
    .slice(0, Math.max(MAX_SOURCE_WORDS, least + 1));
  const clause = words.findLastIndex((word, at) => at >= least && /[,;:.!?)—–-]$/u.test(word));
  return words
    .slice(0, clause < 0 ? undefined : clause + 1)
    .join(' ')
    .replace(/[\s,;:—–-]+$/u, '');
}

const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=\p{Lu})/u;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE_END = /[、。，；！？]/u;

/** Characters that say something of a group besides its name. */
const MIN_BESIDE_NAME = 8;

/** From the words that introduce a group to the end of a clause about it, where words are not spaced. */
function clauseWith(sentence: string, name: string, index: number): string {
  const behind = Math.max(index, sentence.indexOf(name, index)) + name.length;
  const enough = behind + MIN_BESIDE_NAME;
  const length = sentence.slice(enough).search(CLAUSE_END);
  return normalizeWhitespace(sentence.slice(index, length < 0 ? undefined : enough + length));
}
