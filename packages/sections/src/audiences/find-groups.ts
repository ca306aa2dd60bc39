import { ES_INFINITIVE, FR_INFINITIVE, IT_INFINITIVE, PT_INFINITIVE } from '../shared/cues/infinitives.ts';
import { normalizeWhitespace, wordCount } from '../shared/text/index.ts';
import { GRAMMARS, type GroupTrigger } from './grammars/index.ts';
import { matchAt } from './match-at.ts';
import type { LabelledGroup, NamedGroup } from './named-group.ts';
import { type GroupPhrase, joinsGroups, opensOn, readGroups, readQualifiedGroups, wholeEnd } from './noun-phrase.ts';
import { compileReader, type PhraseReader } from './phrase-reader.ts';
import { findUnspacedGroups, readUnspacedLabel } from './unspaced-groups.ts';

/** Longer texts are lists or tables. */
export const MAX_SENTENCE_LENGTH = 600;
/** Longer texts are no labels. */
const MAX_LABEL_LENGTH = 80;
const MAX_LABEL_WORDS = 9;

/** These have to follow a group that opens the sentence. */
const OPENING_ONLY: ReadonlySet<GroupTrigger> = new Set(['welcome', 'can']);

/** These follow one group: "We treat patients of all ages". */
const NEAREST: ReadonlySet<GroupTrigger> = new Set(['levels']);

/** What may be between a group and words behind it: "studenten op de school te verbinden". */
const BETWEEN = {
  helps:
    /^(?: (?:in|im|op|auf|aus|an|aan|uit|van|von|vid|på|i|ved)(?: [^\s,.;:]+){1,5}| (?:nog |noch |ännu )?(?:beter|besser|bättre|bedre|gut|goed))?[, ]*$/iu,
  /** "Researchers from all disciplines can apply." */
  can: /^(?: (?:from|in|of|across|at|aus|im|der|uit|van|från|inom|fra|på|z|ze|v|ve|w|из|с|у|в|з|із)(?: [^\s,.;:]+){1,4})?[, ]*$/iu,
  other: /^[, ]*$/u,
} as const;
const FOLLOWED: Partial<Record<GroupTrigger, RegExp>> = {
  helps: BETWEEN.helps,
  can: BETWEEN.can,
  welcome: BETWEEN.can,
  designed: BETWEEN.can,
};

/** Of "In the summer holidays". */
const MAX_ADVERBIAL_WORDS = 4;

const readers = new Map<string, PhraseReader>();

/** The grammar of a language, ready to read; null where it has none, or words without spaces. */
export function readerOf(language: string): PhraseReader | null {
  const grammar = GRAMMARS[language];
  if (!grammar) return null;
  const reader = readers.get(language) ?? compileReader(grammar);
  readers.set(language, reader);
  return reader;
}

const named = (
  groups: readonly GroupPhrase[],
  trigger: GroupTrigger,
  index: number,
  count = groups.length,
): NamedGroup[] => groups.map(({ name, isQualified }) => ({ name, isQualified, trigger, index, count }));

/** The groups that a sentence names next to words that make them its audience. */
export function findGroups(sentence: string, language: string): NamedGroup[] {
  if (sentence.length > MAX_SENTENCE_LENGTH) return [];
  const reader = readerOf(language);
  if (!reader) return findUnspacedGroups(sentence, language);
  const taken = new Set<number>();
  const introduced = reader.before.flatMap(([trigger, pattern]) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const start = behindInfinitive(sentence, match.index + match[0].length, trigger, language);
      if (taken.has(start)) return [];
      taken.add(start);
      const { groups, count } = readGroups(sentence, start, reader, {
        singular: trigger === 'condition',
        together: trigger === 'connects',
        helped: trigger === 'helps',
        listed: trigger === 'used',
      });
      return named(groups, trigger, match.index, count);
    }),
  );
  const marked = readMarked(sentence, reader, taken);
  const followed = reader.after.flatMap(([trigger, pattern]) => readFollowed(sentence, trigger, pattern, reader));
  const described = readQualifiedGroups(sentence, reader).flatMap((group) => named([group], 'quality', group.index));
  return [
    ...introduced,
    ...marked,
    ...followed,
    ...readRanges(sentence, reader),
    ...readWholes(sentence, reader),
    ...readPairs(sentence, reader),
    ...described,
  ];
}

const INFINITIVES: Readonly<Record<string, RegExp>> = {
  fr: new RegExp(`(?:${FR_INFINITIVE}) `, 'uy'),
  es: new RegExp(`(?:${ES_INFINITIVE}) `, 'uy'),
  pt: new RegExp(`(?:${PT_INFINITIVE}) `, 'uy'),
  it: new RegExp(`(?:${IT_INFINITIVE}) `, 'uy'),
};

/** Behind the verb of "per accogliere famiglie", where "for" is "to". */
function behindInfinitive(text: string, start: number, trigger: GroupTrigger, language: string): number {
  const infinitive = trigger === 'for' ? INFINITIVES[language] : undefined;
  return infinitive ? Math.max(start, matchAt(infinitive, text, start)) : start;
}

/** Groups in a case that says for whom, with adjectives in that case in front of them: "pienille yrityksille". */
function readMarked(sentence: string, reader: PhraseReader, taken: ReadonlySet<number>): NamedGroup[] {
  if (!reader.marked) return [];
  let behind = 0;
  return [...sentence.matchAll(reader.marked)].flatMap(({ index }) => {
    if (index < behind || taken.has(index)) return [];
    const { groups, count, end } = readGroups(sentence, index, reader, { singular: false });
    behind = Math.max(behind, end);
    return named(groups, 'for', index, count);
  });
}

/** Formulas of several groups need no other words around them: "young and old", "en couple ou en famille". */
const readWholes = (sentence: string, reader: PhraseReader): NamedGroup[] =>
  [...sentence.matchAll(reader.wholesAnywhere)]
    .filter(({ 0: name, index }) => joinsGroups(name, reader) && wholeEnd(sentence, index, reader) > 0)
    .flatMap(({ 0: name, index }) => named([{ name, isQualified: false }], 'whole', index));

/** Whom ordinary businesses serve, named together: "children and adults". */
const readPairs = (sentence: string, reader: PhraseReader): NamedGroup[] =>
  [...sentence.matchAll(reader.pairs)]
    .filter(({ 0: pair, index }) => opensOn(sentence, index + pair.length, reader))
    .flatMap(({ 0: pair, index }) => named(readGroups(pair, 0, reader, { singular: false }).groups, 'whole', index));

/** Both ends of "from startups to enterprises". */
function readRanges(sentence: string, reader: PhraseReader): NamedGroup[] {
  const { range } = reader;
  if (!range) return [];
  return [...sentence.matchAll(range.from)].flatMap((match) => {
    const first = readGroups(sentence, match.index + match[0].length, reader, { singular: true });
    const between = matchAt(range.to, sentence, first.end);
    if (first.groups.length === 0 || between < 0) return [];
    const last = readGroups(sentence, between, reader, { singular: true }).groups;
    return last.length === 0 ? [] : named([...first.groups, ...last], 'range', match.index);
  });
}

/** Groups in front of the words that make them the audience: "Designers are welcome". */
function readFollowed(sentence: string, trigger: GroupTrigger, pattern: RegExp, reader: PhraseReader): NamedGroup[] {
  const opening = reader.opening.exec(sentence)?.[0].length ?? -1;
  return [...sentence.matchAll(pattern)].slice(0, 3).flatMap(({ index }) => {
    const starts = startsOf(sentence, trigger, index, opening, reader);
    for (const start of starts) {
      if (start < 0) continue;
      // A qualifier ends where those words begin: "people who live alone are welcome".
      const ahead = sentence.slice(0, index);
      const { groups, end } = readGroups(ahead, start, reader, { singular: false });
      if (groups.length > 0 && (FOLLOWED[trigger] ?? BETWEEN.other).test(ahead.slice(end)))
        return named(groups, trigger, start);
    }
    return [];
  });
}

function startsOf(
  sentence: string,
  trigger: GroupTrigger,
  index: number,
  opening: number,
  reader: PhraseReader,
): number[] {
  if (OPENING_ONLY.has(trigger)) return openings(sentence, opening, reader);
  const starts = wordStarts(sentence, index);
  return NEAREST.has(trigger) ? starts.reverse() : starts;
}

/** Where a subject may open: with the sentence, or behind "During the year". */
function openings(sentence: string, opening: number, reader: PhraseReader): number[] {
  const words = [...sentence.slice(opening).matchAll(/[^\s]+/gu)].slice(0, MAX_ADVERBIAL_WORDS + 1);
  const opensAdverbial = words[0] && reader.classOf(words[0][0]) === 'preposition';
  return opensAdverbial ? words.map(({ index }) => opening + index) : [opening];
}

/** Where the last eight words before an offset begin, the first of them first. */
const wordStarts = (text: string, before: number): number[] =>
  [...text.slice(0, before).matchAll(/[\p{L}\p{N}][^\s]*/gu)].slice(-8).map(({ index }) => index);

/** The groups that a whole heading, menu item or button names: "For teachers", "Product owners". */
export function readLabel(text: string, language: string): LabelledGroup[] {
  const label = normalizeWhitespace(text);
  if (label === '' || wordCount(label) > MAX_LABEL_WORDS || label.length > MAX_LABEL_LENGTH) return [];
  const reader = readerOf(language);
  if (!reader) return readUnspacedLabel(label, language);
  const opening = label.search(/[\p{L}\p{N}]/u);
  if (opening < 0) return [];
  const prefix = readFor(label, opening, reader);
  const start = opening + prefix.length;
  const { groups, end } = readGroups(label, start, reader, { singular: false, articles: false });
  return /^[:：.!]?$/.test(label.slice(end))
    ? named(groups, 'for', opening).map((group) => ({ ...group, saysFor: prefix !== '' }))
    : [];
}

/** Whether a whole text names private and business customers in one breath: "Zakelijk en particulier". */
export function namesBoth(text: string, language: string): boolean {
  const label = normalizeWhitespace(text);
  return readerOf(language)?.both.test(label) ?? false;
}

/** "For " where a text has it at an offset. */
const readFor = (text: string, at: number, { before }: PhraseReader): string =>
  before
    .filter(([trigger]) => trigger === 'for')
    .flatMap(([, pattern]) => [...text.matchAll(pattern)])
    .find(({ index }) => index === at)?.[0] ?? '';

/** The groups with which a text opens, as under "Who we help": "Families who …", "And for companies that …". */
export function readOpening(text: string, language: string): NamedGroup[] {
  const reader = readerOf(language);
  const opening = reader?.opening.exec(text)?.[0].length ?? -1;
  if (!reader || opening < 0) return [];
  const start = opening + readFor(text, opening, reader).length;
  return named(readGroups(text, start, reader, { singular: false, asked: true }).groups, 'listed', opening);
}
