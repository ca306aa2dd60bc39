import { findGroups, MAX_SENTENCE_LENGTH, readerOf } from './find-groups.ts';
import type { GroupTrigger } from './grammars/index.ts';
import type { NamedGroup } from './named-group.ts';
import { type GroupPhrase, readGroups } from './noun-phrase.ts';
import type { PhraseReader } from './phrase-reader.ts';

/** What stands beside a name: nothing, a sign, or a word of a kind. */
export type Neighbour = 'edge' | 'sign' | 'preposition' | 'qualifier' | 'stop' | 'noun' | 'other';

/** A group that a sentence names, whether or not any words make it the audience. */
export interface GroupMention extends GroupPhrase {
  /** The wordings that make it one. */
  named: readonly NamedGroup[];
  /** Where the words that introduce it are in the sentence; where its name is, if there are none. */
  index: number;
  /** Where its noun is, up to the end of the name. */
  start: number;
  end: number;
  /** Groups that the sentence names in the same breath. */
  count: number;
  /** Its noun says who they are with a qualifier only. */
  isVague: boolean;
  isOrganisation: boolean;
  /** Whom ordinary businesses serve: "families", "companies". */
  isClient: boolean;
  before: Neighbour;
  after: Neighbour;
}

type Phrase = Omit<GroupMention, 'named' | 'index'>;

/** Every group that a sentence names. `named` are those that `findGroups` finds, and others that are known already. */
export function findMentions(
  sentence: string,
  language: string,
  named: readonly NamedGroup[] = findGroups(sentence, language),
): GroupMention[] {
  const reader = readerOf(language);
  const phrases = reader && sentence.length <= MAX_SENTENCE_LENGTH ? readPhrases(sentence, reader) : [];
  const placed = named.map((group) => ({ group, ...placeOf(sentence, group) }));
  const alone = placed.filter((one) => !phrases.some((phrase) => overlap(one, phrase)));
  const byPlace = new Map<string, typeof alone>();
  for (const one of alone) {
    const key = `${one.start} ${one.group.name}`;
    byPlace.set(key, [...(byPlace.get(key) ?? []), one]);
  }
  return [
    ...phrases.map((phrase) =>
      mentionOf(
        phrase,
        placed.filter((one) => overlap(one, phrase)).map(({ group }) => group),
      ),
    ),
    ...[...byPlace.values()].flatMap((ones) => {
      const [first] = ones;
      if (!first) return [];
      const { name, isQualified, count } = first.group;
      const plain = {
        isVague: false,
        isOrganisation: false,
        isClient: false,
        before: 'other',
        after: 'other',
      } as const;
      const { start, end } = first;
      return [
        mentionOf(
          { name, isQualified, count, start, end, ...plain },
          ones.map(({ group }) => group),
        ),
      ];
    }),
  ];
}

/** A phrase with the wordings that name it; their name is the one that is read from its first word on. */
function mentionOf(phrase: Phrase, named: readonly NamedGroup[]): GroupMention {
  const [first] = named;
  if (!first) return { ...phrase, named, index: phrase.start };
  return {
    ...phrase,
    name: first.name,
    isQualified: phrase.isQualified || named.some(({ isQualified }) => isQualified),
    count: Math.max(phrase.count, ...named.map(({ count }) => count)),
    named,
    index: first.index,
  };
}

interface Span {
  start: number;
  end: number;
}
const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

function placeOf(sentence: string, { name, index }: NamedGroup): Span {
  const start = Math.max(index, sentence.indexOf(name, index));
  return { start, end: start + name.length };
}

/** The nouns for groups with what qualifies them. Words in front of a noun are read only where others introduce it. */
function readPhrases(sentence: string, reader: PhraseReader): Phrase[] {
  let behind = 0;
  return [...sentence.matchAll(/[\p{L}\p{M}\p{N}\u200c’'-]+/gu)].flatMap(({ 0: word, index }) => {
    const noun = reader.classOf(word);
    if (index < behind || (noun !== 'group' && noun !== 'vague')) return [];
    const { groups, count, end } = readGroups(sentence, index, reader, { singular: false });
    behind = end;
    const before = neighbour(/(\S+)\s*$/u.exec(sentence.slice(0, index))?.[1], reader, 'before');
    const after = neighbour(/^\s*(\S+)/u.exec(sentence.slice(end))?.[1], reader, 'after');
    return groups.map((group) => {
      const start = Math.max(index, sentence.indexOf(group.name, index));
      return {
        ...group,
        count,
        start,
        end: start + group.name.length,
        isVague: noun === 'vague',
        isOrganisation: reader.organisations.test(group.name),
        isClient: reader.clients.test(group.name),
        before,
        after,
      };
    });
  });
}

const NEIGHBOURS: Partial<Record<ReturnType<PhraseReader['classOf']>, Neighbour>> = {
  preposition: 'preposition',
  qualifier: 'qualifier',
  stop: 'stop',
  group: 'noun',
  vague: 'noun',
};

function neighbour(word: string | undefined, reader: PhraseReader, side: 'before' | 'after'): Neighbour {
  if (word === undefined) return 'edge';
  if (side === 'before' ? /[^\p{L}\p{M}\p{N}]$/u.test(word) : /^[^\p{L}\p{M}\p{N}]/u.test(word)) return 'sign';
  return NEIGHBOURS[reader.classOf(word.replace(/[^\p{L}\p{M}]/gu, ''))] ?? 'other';
}

/** The wordings of a mention. */
export const triggersOf = ({ named }: GroupMention): ReadonlySet<GroupTrigger> =>
  new Set(named.map(({ trigger }) => trigger));
