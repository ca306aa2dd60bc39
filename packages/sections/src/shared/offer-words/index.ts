import { LANGUAGES } from './languages/index.ts';
import {
  type FoldedTitle,
  foldTitle,
  isOneOf,
  mentions,
  opensWith,
  readWordSet,
  type WordSet,
  type Writing,
} from './word-set.ts';
import { OTHERS, type Other, TRADES, type Trade } from './words.ts';

export type { Trade } from './words.ts';

const COMPOUND: ReadonlySet<string> = new Set(['da', 'de', 'et', 'fi', 'hu', 'nb', 'nl', 'sv']);
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'zh']);

/** Marks make another word. */
const MARKED: ReadonlySet<string> = new Set(['ja', 'ko', 'vi', 'zh']);

interface Vocabulary {
  keepsMarks: boolean;
  writing: Writing;
  offers: readonly (readonly [Trade, WordSet])[];
  others: Readonly<Record<Other, WordSet>>;
}

const vocabularies = new Map<string, Vocabulary | undefined>();

function readVocabulary(language: string): Vocabulary | undefined {
  const known = LANGUAGES[language];
  if (!known || vocabularies.has(language)) return vocabularies.get(language);
  const keepsMarks = MARKED.has(language);
  const setOf = (words = ''): WordSet => readWordSet(words, keepsMarks);
  const vocabulary: Vocabulary = {
    keepsMarks,
    writing: COMPOUND.has(language) ? 'compound' : UNSPACED.has(language) ? 'unspaced' : 'spaced',
    offers: TRADES.map((trade) => [trade, setOf(known.offers[trade])] as const),
    others: Object.fromEntries(OTHERS.map((other) => [other, setOf(known.others[other])])) as Record<Other, WordSet>,
  };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** What the words of a title are known for. */
export interface TitleKnowledge {
  /** The trades that offer it. */
  trades: ReadonlySet<Trade>;
  /** What else it may be. */
  others: ReadonlySet<Other>;
}

const isOther = (title: FoldedTitle, other: Other, { others, writing }: Vocabulary): boolean => {
  if (other === 'labels') return isOneOf(title, others.labels);
  if (other === 'steps') return opensWith(title, others.steps, writing);
  return mentions(title, others[other], writing);
};

const known = new Map<string, TitleKnowledge>();
const MAX_KNOWN = 20_000;

/** What is known of the words of a title, in the language of its site and in English, which is common everywhere. */
export function readTitle(title: string, language: string): TitleKnowledge {
  const key = `${language} ${title}`;
  const cached = known.get(key);
  if (cached) return cached;
  const used = [...new Set([language, 'en'])]
    .flatMap((code) => readVocabulary(code) ?? [])
    .map((vocabulary) => ({ vocabulary, folded: foldTitle(title, vocabulary.keepsMarks) }));
  const knowledge = {
    trades: new Set(
      used.flatMap(({ vocabulary: { offers, writing }, folded }) =>
        offers.filter(([, words]) => mentions(folded, words, writing)).map(([trade]) => trade),
      ),
    ),
    others: new Set(
      OTHERS.filter((other) => used.some(({ vocabulary, folded }) => isOther(folded, other, vocabulary))),
    ),
  };
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, knowledge);
  return knowledge;
}
