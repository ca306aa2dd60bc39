import { LANGUAGES } from './languages/index.ts';
import {
  type FoldedTitle,
  foldTitle,
  isInflectionOf,
  isOneOf,
  joinedParts,
  longestMention,
  mentions,
  opensWith,
  readWordSet,
  type WordSet,
  type Writing,
} from './word-set.ts';
import { NON_OFFERS, type NonOffer, TRADES, type Trade } from './words.ts';

export { TRADES, type Trade } from './words.ts';

const COMPOUND: ReadonlySet<string> = new Set(['af', 'da', 'de', 'et', 'fi', 'hu', 'is', 'nb', 'nl', 'sv']);
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'zh']);

/** Marks make another word. */
const MARKED: ReadonlySet<string> = new Set(['hi', 'ja', 'ko', 'th', 'vi', 'zh']);

interface Vocabulary {
  keepsMarks: boolean;
  writing: Writing;
  offers: readonly (readonly [Trade, WordSet])[];
  nonOffers: Readonly<Record<NonOffer, WordSet>>;
}

const vocabularies = new Map<string, Vocabulary | undefined>();

function readVocabulary(language: string): Vocabulary | undefined {
  const source = LANGUAGES[language];
  if (!source || vocabularies.has(language)) return vocabularies.get(language);
  const keepsMarks = MARKED.has(language);
  const setOf = (words = ''): WordSet => readWordSet(words, keepsMarks);
  const vocabulary: Vocabulary = {
    keepsMarks,
    writing: COMPOUND.has(language) ? 'compound' : UNSPACED.has(language) ? 'unspaced' : 'spaced',
    offers: TRADES.map((trade) => [trade, setOf(source.offers[trade])] as const),
    nonOffers: Object.fromEntries(
      NON_OFFERS.map((nonOffer) => [nonOffer, setOf(source.nonOffers[nonOffer])]),
    ) as Record<NonOffer, WordSet>,
  };
  vocabularies.set(language, vocabulary);
  return vocabulary;
}

/** What the words of a title are known for. */
export interface TitleKnowledge {
  /** The trades that offer it. */
  trades: ReadonlySet<Trade>;
  /** The share of its letters that the longest entry has by which a trade is known, 0 to 1: a long one is hardly found by chance. */
  coverage: number;
  /** What else it may be. A label is no offer, whatever its words are; the others may be one too if a trade is known. */
  nonOffers: ReadonlySet<NonOffer>;
}

/** Labels as they are spelled in the vocabulary; with an ending, a word that no trade offers: "Contactos". */
const isLabel = (title: FoldedTitle, isOffered: boolean, { labels }: Vocabulary['nonOffers']): boolean =>
  joinedParts(title).every((part) => isOneOf(part, labels)) || (!isOffered && isInflectionOf(title, labels));

function isNonOffer(
  title: FoldedTitle,
  kind: NonOffer,
  isOffered: boolean,
  { nonOffers, writing }: Vocabulary,
): boolean {
  if (kind === 'labels') return isLabel(title, isOffered, nonOffers);
  if (kind === 'steps') return opensWith(title, nonOffers.steps, writing);
  return mentions(title, nonOffers[kind], writing);
}

/** A title as a vocabulary reads it; that of another language by its own spelling: French "héritage" is no "heritage". */
const readIn = (title: string, vocabulary: Vocabulary, isOwn: boolean) => ({
  vocabulary,
  writing: isOwn ? vocabulary.writing : ('foreign' as const),
  folded: foldTitle(title, vocabulary.keepsMarks || !isOwn),
});

const knowledgeByTitle = new Map<string, TitleKnowledge>();
const MAX_KNOWN = 20_000;

/** What is known of the words of a title, in the language of its site and in English, which is common everywhere. */
export function readTitle(title: string, language: string): TitleKnowledge {
  const key = `${language} ${title}`;
  const cached = knowledgeByTitle.get(key);
  if (cached) return cached;
  const used = [...new Set([language, 'en'])]
    .flatMap((code) => readVocabulary(code) ?? [])
    .map((vocabulary) => readIn(title, vocabulary, vocabulary === readVocabulary(language)));
  const mentioned = used.flatMap(({ vocabulary: { offers }, writing, folded }) =>
    offers.map(([trade, words]) => ({ trade, letters: longestMention(folded, words, writing) })),
  );
  const trades = new Set(mentioned.flatMap(({ trade, letters }) => (letters > 0 ? [trade] : [])));
  const longest = Math.max(0, ...mentioned.map(({ letters }) => letters));
  const nonOffers = new Set(
    NON_OFFERS.filter((kind) =>
      used.some(({ vocabulary, folded }) => isNonOffer(folded, kind, trades.size > 0, vocabulary)),
    ),
  );
  const coverage = Math.min(1, longest / Math.max(1, title.trim().length));
  const knowledge = { trades, coverage, nonOffers };
  if (knowledgeByTitle.size >= MAX_KNOWN) knowledgeByTitle.clear();
  knowledgeByTitle.set(key, knowledge);
  return knowledge;
}
