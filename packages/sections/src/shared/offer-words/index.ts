import { LANGUAGES } from './languages/index.ts';
import {
  type FoldedTitle,
  foldTitle,
  isInflectionOf,
  isOneOf,
  mentions,
  opensWith,
  readWordSet,
  type WordSet,
  type Writing,
} from './word-set.ts';
import { NON_OFFERS, type NonOffer, TRADES, type Trade } from './words.ts';

export { TRADES, type Trade } from './words.ts';

const COMPOUND: ReadonlySet<string> = new Set(['da', 'de', 'et', 'fi', 'hu', 'is', 'nb', 'nl', 'sv']);
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'ko', 'th', 'zh']);

/** Marks make another word. */
const MARKED: ReadonlySet<string> = new Set(['ja', 'ko', 'vi', 'zh']);

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
  /** What else it may be. A label is no offer, whatever its words are; the others may be one too if a trade is known. */
  nonOffers: ReadonlySet<NonOffer>;
}

/** Labels as they are spelled in the vocabulary; with an ending, a word that no trade offers: "Contactos". */
const isLabel = (title: FoldedTitle, isOffered: boolean, { labels }: Vocabulary['nonOffers']): boolean =>
  isOneOf(title, labels) || (!isOffered && isInflectionOf(title, labels));

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

const knowledgeByTitle = new Map<string, TitleKnowledge>();
const MAX_KNOWN = 20_000;

/** What is known of the words of a title, in the language of its site and in English, which is common everywhere. */
export function readTitle(title: string, language: string): TitleKnowledge {
  const key = `${language} ${title}`;
  const cached = knowledgeByTitle.get(key);
  if (cached) return cached;
  const used = [...new Set([language, 'en'])]
    .flatMap((code) => readVocabulary(code) ?? [])
    .map((vocabulary) => ({ vocabulary, folded: foldTitle(title, vocabulary.keepsMarks) }));
  const trades = new Set(
    used.flatMap(({ vocabulary: { offers, writing }, folded }) =>
      offers.filter(([, words]) => mentions(folded, words, writing)).map(([trade]) => trade),
    ),
  );
  const nonOffers = new Set(
    NON_OFFERS.filter((kind) =>
      used.some(({ vocabulary, folded }) => isNonOffer(folded, kind, trades.size > 0, vocabulary)),
    ),
  );
  const knowledge = { trades, nonOffers };
  if (knowledgeByTitle.size >= MAX_KNOWN) knowledgeByTitle.clear();
  knowledgeByTitle.set(key, knowledge);
  return knowledge;
}
