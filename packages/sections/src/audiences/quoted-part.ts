import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import type { GroupMention } from './group-mentions.ts';

/** Words of a quote for each word of the name, so that the quote is about the group before all. */
const WORDS_PER_NAME_WORD = 4;
/** So many for each group of a list, and for what the list is of, but enough for a few groups only. */
const WORDS_PER_GROUP = 2;
const MAX_WORDS_FOR_LIST = 8;
const MAX_WORDS = 16;
/** A sentence that is no longer is quoted whole. */
const SHORT_SENTENCE = 8;

/** The sentence that names the group, if it is short, or of a longer one the part from the words that introduce the group on. */
export function quotedPart(text: string, mention: Pick<GroupMention, 'index' | 'name' | 'count'>): string {
  const { index, name } = mention;
  if (UNSPACED.test(name)) return clauseWith(text, name, index);
  const behind = Math.max(index, text.indexOf(name, index)) + name.length;
  const [rest = ''] = text.slice(behind).split(NEXT_SENTENCE);
  const sentence = (text.slice(0, index).split(NEXT_SENTENCE).at(-1) ?? '') + text.slice(index, behind) + rest;
  const length = quoteLength(mention);
  if (wordCount(sentence) <= Math.max(length, SHORT_SENTENCE)) return sentence;
  const named = wordCount(text.slice(index, behind));
  const words = normalizeWhitespace(text.slice(index, behind) + rest).split(' ');
  return words
    .slice(0, quoteEnd(words, named, Math.max(named, length)))
    .join(' ')
    .replace(/[\s,;:—–-]+$/u, '');
}

function quoteLength({ name, count }: Pick<GroupMention, 'name' | 'count'>): number {
  const list = count > 1 ? Math.min(MAX_WORDS_FOR_LIST, WORDS_PER_GROUP * (count + 1)) : 0;
  return Math.min(MAX_WORDS, Math.max(list, WORDS_PER_NAME_WORD * wordCount(name)));
}

const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"„«])/u;

/** Words that need another one behind them, most of which are short in any language. */
const LINKING_WORD = /^(?:\p{L}{1,2}|and|und|och|the|der|die|das|les|des|los|las|&)$/u;

/** A part of the length that is enough where a sign ends what is said. */
const ENOUGH = 0.6;

/** A sentence is quoted to its end where that is but so much longer. */
const TO_THE_END = 1.25;

/**
 * Behind so many words, but in front of what a colon or the like begins, a little later if the sentence or a clause ends
 * there, and never behind a word that links.
 */
function quoteEnd(words: readonly string[], named: number, length: number): number {
  const least = Math.max(named, Math.ceil(length * ENOUGH));
  const sign = words.slice(0, length).findIndex((word, at) => at + 1 >= least && /[;:.!?—–]$/u.test(word));
  if (sign >= 0) return sign + 1;
  if (words.length <= length * TO_THE_END) return words.length;
  if (endsClause(words[length])) return length + 1;
  const more = words.slice(length - 1).findIndex((word) => !LINKING_WORD.test(word));
  return more < 0 ? words.length : length + more;
}

const endsClause = (word = ''): boolean => /[,;:.!?)—–-]$/u.test(word);

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
