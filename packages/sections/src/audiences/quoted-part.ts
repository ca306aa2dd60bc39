import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import type { GroupMention } from './group-mentions.ts';

/** A sentence that is no longer is quoted whole. */
const SHORT_SENTENCE = 8;
/** A longer one is quoted to the end of a clause that is so near, otherwise to the end of the name. */
const MAX_WORDS = 8;

/**
 * The sentence that names the group, if it is short. Of a longer one the part from the words that introduce the group on, to
 * the end of its clause or name: never a phrase that is cut.
 */
export function quotedPart(text: string, mention: Pick<GroupMention, 'index' | 'name' | 'count'>): string {
  const { index, name, count } = mention;
  if (UNSPACED.test(name)) return clauseWith(text, name, index);
  const behind = Math.max(index, text.indexOf(name, index)) + name.length;
  const [rest = ''] = text.slice(behind).split(NEXT_SENTENCE);
  const sentence = (text.slice(0, index).split(NEXT_SENTENCE).at(-1) ?? '') + text.slice(index, behind) + rest;
  if (wordCount(sentence) <= SHORT_SENTENCE) return sentence;
  const named = wordCount(text.slice(index, behind));
  const words = normalizeWhitespace(text.slice(index, behind) + rest).split(' ');
  const near = words.slice(0, Math.max(MAX_WORDS, named));
  return near
    .slice(0, quoteEnd(near, named, count > 1) ?? (near.length < words.length ? named : near.length))
    .join(' ')
    .replace(/[\s,;:—–-]+$/u, '');
}

const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"„«])/u;

/**
 * Behind the words that end a sentence or clause with or after the name; a comma ends none in a list of groups, unless
 * nothing else does. Undefined where none ends.
 */
function quoteEnd(words: readonly string[], named: number, isList: boolean): number | undefined {
  const ends = words.flatMap((word, at) => (at + 1 >= named && /[,;:.!?)—–-]$/u.test(word) ? [at + 1] : []));
  return isList ? (ends.find((end) => !words[end - 1]?.endsWith(',')) ?? ends.at(-1)) : ends[0];
}

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
