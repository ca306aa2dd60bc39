import { alternativesOf } from '../text/alternatives.ts';
import { relatedLanguages } from '../text/related-languages.ts';
import { ACTIVITIES } from './activities.ts';
import { withCompounds } from './compounds.ts';
import { KINDS, type Kind } from './index.ts';
import { isLeftOut } from './left-out.ts';
import { isOfOtherHead } from './other-heads.ts';
import { isPartOf, widerKinds } from './related-kinds.ts';
import { compileWording, foldText, readWordings, type Wording } from './wording.ts';
import { WORDS_BY_LANGUAGE } from './words/index.ts';

interface KindWording extends Wording {
  kind: Kind;
  /** Its place in the list of wordings. */
  place: number;
  /** Compiled when its letters first occur. */
  pattern?: RegExp;
}

/** The words of a kind in given languages. */
type Vocabulary = (kind: Kind, languages: readonly string[]) => readonly string[];

const KIND_WORDS: Vocabulary = (kind, read) => [
  ...Object.entries(kind.words)
    .filter(([languages]) => languages.split(' ').some((code) => read.includes(code)))
    .map(([, alternatives]) => alternatives),
  ...read.flatMap((code) => WORDS_BY_LANGUAGE[code] ?? []).flatMap((words) => words[kind.name] ?? []),
];
const ACTIVITY_WORDS: Vocabulary = ({ name }, read) => read.flatMap((code) => ACTIVITIES[code]?.[name] ?? []);

/** Wordings by the first of their letters. */
type WordingIndex = ReadonlyMap<string, readonly KindWording[]>;

const wordingsByLanguage = new Map<Vocabulary, Map<string, WordingIndex>>();

function wordingsOf(language: string, vocabulary: Vocabulary): WordingIndex {
  const byLanguage = wordingsByLanguage.get(vocabulary) ?? new Map<string, WordingIndex>();
  wordingsByLanguage.set(vocabulary, byLanguage);
  const known = byLanguage.get(language);
  if (known) return known;
  const read = [language, ...relatedLanguages(language)];
  const wordings = KINDS.flatMap((kind) =>
    vocabulary(kind, read)
      .flatMap(alternativesOf)
      .map((source) => (vocabulary === KIND_WORDS ? withCompounds(source, kind, language) : source))
      .flatMap((source) => readWordings(source, language))
      .map((wording) => ({ kind, ...wording })),
  );
  const index = new Map<string, KindWording[]>();
  for (const [place, wording] of wordings.entries()) {
    const opening = wording.letters.slice(0, OPENING);
    index.set(opening, [...(index.get(opening) ?? []), { ...wording, place }]);
  }
  byLanguage.set(language, index);
  return index;
}

const OPENING = 3;

/** The wordings whose letters a text has, as they are listed: only these are matched. */
function wordingsIn(text: string, index: WordingIndex): KindWording[] {
  const openings = new Set(['']);
  for (let start = 0; start < text.length; start += 1)
    for (let length = 1; length <= OPENING; length += 1) openings.add(text.slice(start, start + length));
  return [...openings]
    .flatMap((opening) => index.get(opening) ?? [])
    .filter(({ letters, kind }) => text.includes(letters) && !isLeftOut(kind))
    .toSorted((a, b) => a.place - b.place);
}

/** No wording reaches further from its letters. */
const REACH = 100;

/** The parts of a text around given letters: patterns take long to read all of it. */
function surroundings(text: string, letters: string): [from: number, to: number][] {
  if (letters === '') return [[0, text.length]];
  const parts: [number, number][] = [];
  for (let at = text.indexOf(letters); at >= 0; at = text.indexOf(letters, at + 1)) {
    const last = parts.at(-1);
    const end = at + letters.length + REACH;
    if (last && at - REACH <= last[1]) last[1] = end;
    else parts.push([Math.max(0, at - REACH), end]);
  }
  return parts;
}

/** Where a text names a kind. */
interface Mention {
  kind: Kind;
  start: number;
  end: number;
  /** Where the letters of its wording begin, after those that its "*" stands for. */
  stem: number;
}

const rank = ({ kind, stem }: Mention): number => stem + (kind.isGeneral ? 1e9 : 0) - 0.1 * widerKinds(kind).length;

/**
 * Mentions that are not in others: "Hundepension" is no "Pension". Of two that are one word, the one that says more; of two
 * unrelated kinds that claim it, the one that is listed later: the commoner kinds come first.
 */
function withoutParts(mentions: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  let longest: Mention | undefined;
  for (const mention of mentions
    .toReversed()
    .toSorted((a, b) => a.start - b.start || b.end - a.end || rank(a) - rank(b))) {
    if (
      longest &&
      mention.start === longest.start &&
      mention.end === longest.end &&
      isPartOf(mention.kind, longest.kind)
    ) {
      kept[kept.lastIndexOf(longest)] = mention;
      longest = mention;
      continue;
    }
    const isLast = !longest || mention.end > longest.end;
    if (longest && !isLast && isPart(mention, longest)) continue;
    kept.push(mention);
    if (isLast) longest = mention;
  }
  return kept;
}

const isPart = (mention: Mention, longer: Mention): boolean =>
  isPartOf(longer.kind, mention.kind) ||
  mention.start > longer.start ||
  mention.end < longer.end ||
  mention.kind === longer.kind ||
  rank(mention) >= rank(longer);

/** A kind that a text names. */
export interface KindCount {
  kind: Kind;
  count: number;
  /** Of several words, which say it more plainly than one: "windsurf school". */
  isPhrase: boolean;
  /** The first of them, without capitals. */
  words: string;
}

/** The kinds that a text names in a language, and how often. */
export const countKinds = (text: string, language: string): KindCount[] => count(text, language, KIND_WORDS);

/** The same by nouns of activities and wares, which may be about anything else: "cleaning". */
export const countActivities = (text: string, language: string): KindCount[] => count(text, language, ACTIVITY_WORDS);

function count(text: string, language: string, vocabulary: Vocabulary): KindCount[] {
  const folded = foldText(text, language);
  const mentions = wordingsIn(folded, wordingsOf(language, vocabulary)).flatMap((wording) =>
    findMentions(folded, wording, language),
  );
  const own = ({ kind, start, end }: Mention) => !isOfOtherHead(folded, start, end, kind, language);
  const counts = new Map<Kind, KindCount>();
  for (const { kind, start, end } of withoutParts(mentions).filter(own)) {
    const known = counts.get(kind);
    const words = folded.slice(start, end);
    const isPhrase = known?.isPhrase || words.includes(' ');
    counts.set(kind, { kind, count: (known?.count ?? 0) + 1, isPhrase, words: known?.words ?? words });
  }
  return [...counts.values()];
}

function findMentions(text: string, wording: KindWording, language: string): Mention[] {
  wording.pattern ??= compileWording(wording, language);
  const { kind, source, letters, pattern } = wording;
  return surroundings(text, letters).flatMap(([from, to]) =>
    Array.from(text.slice(from, to).matchAll(pattern), ({ 0: found, index }) => ({
      kind,
      start: from + index,
      end: from + index + found.length,
      stem: from + index + (source.startsWith('*') ? found.indexOf(letters) : 0),
    })),
  );
}
