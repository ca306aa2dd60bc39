import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import type { GroupMention } from './group-mentions.ts';
import type { PhraseReader } from './phrase-reader.ts';

/** A quote has about so many words for each word of the name: enough to say why the group is an audience, and no more. */
const WORDS_PER_NAME_WORD = 4;
const MAX_WORDS = 12;
/** A list of groups that is no longer is quoted whole. */
const MAX_WORDS_OF_LIST = 8;

/**
 * The part of a sentence that names the group: from the words that introduce the group on, for about four times the words of
 * the name. It ends with a clause, or behind a word that is no article, preposition or adjective.
 */
export function quotedPart(
  text: string,
  mention: Pick<GroupMention, 'index' | 'name' | 'count'>,
  reader: Pick<PhraseReader, 'classOf'> | null,
): string {
  const { index, name, count } = mention;
  if (UNSPACED.test(name)) return clauseWith(text, name, index);
  const behind = Math.max(index, text.indexOf(name, index)) + name.length;
  const [rest = ''] = text.slice(behind).split(NEXT_SENTENCE);
  const named = normalizeWhitespace(text.slice(index, behind)).split(' ').length;
  const words = firstClause(normalizeWhitespace(text.slice(index, behind) + rest).split(' '), named);
  const isShortList = count > 1 && words.length <= MAX_WORDS_OF_LIST;
  const end = isShortList ? words.length : endNear(words, named, wordCount(name), reader);
  return words
    .slice(0, end)
    .join(' ')
    .replace(/[\s,;:—–-]+$/u, '');
}

/** Up to the first sign behind the name that is no comma. */
function firstClause(words: readonly string[], named: number): readonly string[] {
  const last = words.findIndex((word, at) => at + 1 >= named && CLOSING.test(word));
  return last < 0 ? words : words.slice(0, last + 1);
}

/**
 * The end that is nearest to the wanted length; of two that are as near, the later one. A clause about the group ("who …")
 * is quoted whole or not at all.
 */
function endNear(
  words: readonly string[],
  named: number,
  nameWords: number,
  reader: Pick<PhraseReader, 'classOf'> | null,
): number {
  const wanted = Math.min(MAX_WORDS, nameWords * WORDS_PER_NAME_WORD);
  const distance = (end: number): number => Math.abs(wordCount(words.slice(0, end).join(' ')) - wanted);
  const relative = words.findIndex((word, at) => at >= named && RELATIVE.test(word));
  const isInClause = (end: number): boolean => relative >= 0 && end > relative;
  return words
    .flatMap((word, at) => {
      const end = at + 1;
      const closes = end === words.length || COMMA.test(word);
      if (end <= named || (isInClause(end) && !(closes && end <= MAX_WORDS))) return [];
      return closes || (isContent(word, reader) && !isCutPair(words, at, reader)) ? [end] : [];
    })
    .reduce((best, end) => (distance(end) <= distance(best) ? end : best), named);
}

const NEXT_SENTENCE = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}"„«])/u;
const CLOSING = /[;:.!?)—–-]["”“»]?$/u;
const COMMA = /[,…]["”“»]?$/u;

/** Words that need another one behind them. */
const INCOMPLETE: ReadonlySet<string> = new Set(['stop', 'preposition', 'qualifier']);
const isContent = (word: string, reader: Pick<PhraseReader, 'classOf'> | null): boolean =>
  reader !== null && !OPEN.test(word) && !INCOMPLETE.has(reader.classOf(word.replace(NO_LETTERS, '').toLowerCase()));

/** "Families and help": what stands behind "and" may be another verb, unless it is a group too. */
const AND =
  /^(?:and|or|und|oder|et|ou|y|e|o|en|of|och|og|eller|i|oraz|lub|a|nebo|alebo|és|și|sau|и|или|та|і|або|και|dan|atau)$/iu;
const isCutPair = (words: readonly string[], at: number, reader: Pick<PhraseReader, 'classOf'> | null): boolean =>
  AND.test(words[at - 1] ?? '') &&
  !['group', 'vague'].includes(reader?.classOf((words[at] ?? '').replace(NO_LETTERS, '').toLowerCase()) ?? '');

/** "Who", "die", "qui": what opens a clause about the noun before it. */
const RELATIVE =
  /^(?:who|whom|whose|that|which|die|denen|deren|qui|dont|que|quienes|cuy[oa]s?|che|cui|som|der|hvis|jotka|joka|joiden|joilla|jolla|joille|któr\p{L}+|kter\p{L}+|ktor\p{L}+|котор\p{L}+|як(?:і|ий|их|им|ому)|care|cărora|akik\p{L}*|aki|amely\p{L}*|που|koj[iea]\p{L}*|kater\p{L}+|yang|kuri\p{L}+|kuriems|kas|kes|kelle\p{L}*)$/iu;
/** "And", "all", "to": words of few letters and quantifiers that need another one behind them. */
const OPEN =
  /^(?:\p{L}|and|or|und|oder|et|ou|och|og|eller|oraz|lub|nebo|alebo|és|vagy|și|sau|или|або|та|και|dan|atau|all|alle|allen|every|each|many|some|any|only|jede\p{L}?|viele|tous|toutes|todos|todas|tutti|tutte|alla|mange|många|wszystki\p{L}+|všechn\p{L}+|všetk\p{L}+|все|всіх|всех|minden|toți|toate|is|are|was|were|has|have|had|can|cannot|will|do|does|not|ist|sind|hat|haben|kann|können|werden|est|sont|ont|es|son|sono|hanno|são|zijn|hebben|är|har|er|on|ovat|jest|są|je|jsou|sú|su|van|sunt|είναι)$/iu;
const NO_LETTERS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const CLAUSE_SIGNS = /[、。，；！？]/u;

/** Characters that say something of a group besides its name. */
const MIN_BESIDE_NAME = 8;

/** From the words that introduce a group to the end of a clause about it, where words are not spaced. */
function clauseWith(sentence: string, name: string, index: number): string {
  const behind = Math.max(index, sentence.indexOf(name, index)) + name.length;
  const enough = behind + MIN_BESIDE_NAME;
  const length = sentence.slice(enough).search(CLAUSE_SIGNS);
  return normalizeWhitespace(sentence.slice(index, length < 0 ? undefined : enough + length));
}
