import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import type { GroupMention } from './group-mentions.ts';

/** A sentence that is no longer is quoted whole. */
const SHORT_SENTENCE = 8;
/** Of a longer one no more than so many words, by the words of the name: one that is long needs what it goes on with. */
const MAX_WORDS: Readonly<Record<number, number>> = { 1: 4, 2: 8 };
const MAX_WORDS_OF_LONG_NAME = 14;

/** The sentence that names the group, if it is short, or of a longer one the part from the words that introduce the group on. */
export function quotedPart(text: string, mention: Pick<GroupMention, 'index' | 'name' | 'count'>): string {
  const { index, name, count } = mention;
  if (UNSPACED.test(name)) return clauseWith(text, name, index);
  const behind = Math.max(index, text.indexOf(name, index)) + name.length;
  const [rest = ''] = text.slice(behind).split(NEXT_SENTENCE);
  const sentence = (text.slice(0, index).split(NEXT_SENTENCE).at(-1) ?? '') + text.slice(index, behind) + rest;
  const maxWords = MAX_WORDS[wordCount(name)] ?? MAX_WORDS_OF_LONG_NAME;
  if (wordCount(sentence) <= Math.min(SHORT_SENTENCE, maxWords)) return sentence;
  const named = wordCount(text.slice(index, behind));
  const words = normalizeWhitespace(text.slice(index, behind) + rest)
    .split(' ')
    .slice(0, Math.max(maxWords, named));
  return words
    .slice(0, quoteEnd(words, named, count > 1))
    .join(' ')
    .replace(/[\s,;:—–-]+$/u, '');
}

const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"„«])/u;

/** Words that need another one behind them, most of which are short in any language. */
const LINKING_WORD =
  /^(?:\p{L}{1,3}|&|with|from|into|that|their|your|while|when|where|which|after|about|over|during|without|through|because|oder|eine?[mnrs]?|ihre?[mnrs]?|durch|ohne|über|nach|beim|wenn|pour|dans|avec|sans|chez|leurs?|votre|pendant|para|como|hasta|desde|entre|durante|della?|delle|dello|degli|nella?|loro|come|senza|voor|naar|hun|zonder|från|eller|deras|under|utan|deres|uden|uten|przez|oraz|jako|podczas|jejich|který|która|które|которые|через|после|який|через|після)$/u;

/**
 * Behind the words that end a sentence or clause with or after the name; a comma ends none in a list of groups, unless
 * nothing else does. Otherwise behind all words but those that link to what follows.
 */
function quoteEnd(words: readonly string[], named: number, isList: boolean): number {
  const ends = words.flatMap((word, at) => (at + 1 >= named && /[,;:.!?)—–-]$/u.test(word) ? [at] : []));
  const clause = isList ? (ends.find((at) => !words[at]?.endsWith(',')) ?? ends.at(-1)) : ends[0];
  return 1 + (clause ?? words.findLastIndex((word) => !LINKING_WORD.test(word)));
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
