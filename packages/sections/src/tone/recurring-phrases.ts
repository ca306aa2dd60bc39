import { comparisonKey, type Quote, wordsOf } from '../shared/text/index.ts';
import type { CallToAction } from './calls-to-action.ts';
import type { Voice } from './collect-voice.ts';

export interface RecurringPhrase {
  /** As written where it first occurs. */
  text: string;
  quote: Quote;
}

const MIN_TEXTS = 4;
const MIN_LEADING_TEXTS = 2;
const MAX_WORDS = 4;
const MAX_PHRASES = 3;
/** Shorter words at the edge are articles and prepositions in most languages. */
const MIN_EDGE_LETTERS = 4;
/** Words in more texts than this are grammar. */
const MAX_COMMON_SHARE = 0.2;
const FUNCTION_WORD =
  /^(?:that|this|these|those|with|from|your|their|have|will|been|more|most|some|into|than|when|what|which|where|about|make|does|need|want|over|such|also|oder|eine[nrms]?|nicht|unser\p{L}*|ihre[nrms]?|sind|wird|auch|dass|durch|über|nach|unter|zwischen|dans|pour|avec|notre|votre|nous|vous|plus|cette|para|como|nuestr\p{L}+|este|esta|sobre|entre|della|delle|degli|nostr\p{L}+|sono|alla|nella|voor|door|onze|deze|worden|wordt|niet|naar|если|чтобы|наш\p{L}+|ваш\p{L}+|можно|будет|которы\p{L}+|после|через|için|jest|jako|jsou|které|ktor\p{L}+|alebo|nebo)$/iu;

/** Wordings of two to four words that come back in headlines and calls to action, and elsewhere. */
export function recurringPhrases(voice: Voice, calls: readonly CallToAction[]): RecurringPhrase[] {
  const quotes = [...voice.headlines, ...voice.sentences];
  const leading = new Set([...voice.headlines, ...calls].map(({ text }) => text));
  const common = commonWords(quotes.map(({ text }) => text));
  const isEdge = (word: string): boolean =>
    word.length >= MIN_EDGE_LETTERS &&
    /^\p{L}+$/u.test(word) &&
    !FUNCTION_WORD.test(word) &&
    !common.has(word.toLowerCase());
  const found = new Map<string, { text: string; quote: Quote; texts: number; leading: number }>();
  for (const quote of quotes) {
    for (const phrase of wordGroups(quote.text, isEdge)) {
      const key = phrase.toLowerCase();
      const known = found.get(key) ?? { text: phrase, quote, texts: 0, leading: 0 };
      known.texts += 1;
      if (leading.has(quote.text)) known.leading += 1;
      found.set(key, known);
    }
  }
  const name = comparisonKey(voice.name);
  const ranked = [...found.values()]
    .filter((phrase) => phrase.texts >= MIN_TEXTS && phrase.leading >= MIN_LEADING_TEXTS)
    .filter(({ text }) => !isProperName(text, voice.language))
    .filter(({ text }) => !name || !(comparisonKey(text).includes(name) || name.includes(comparisonKey(text))))
    .sort((a, b) => b.texts * wordsOf(b.text).length - a.texts * wordsOf(a.text).length);
  const chosen: typeof ranked = [];
  for (const phrase of ranked)
    if (chosen.length < MAX_PHRASES && !chosen.some(({ text }) => overlap(text, phrase.text))) chosen.push(phrase);
  return chosen.map(({ text, quote }) => ({ text, quote }));
}

/** The groups of neighbouring words in a text, each once. */
function wordGroups(text: string, isEdge: (word: string) => boolean): Set<string> {
  const groups = new Set<string>();
  for (const part of text.split(/[^\p{L}\p{M}\p{N}'’\- ]+|\s[-–—]\s/u)) {
    const words = part.trim().split(/\s+/);
    for (let from = 0; from < words.length; from++)
      for (let length = 2; length <= MAX_WORDS && from + length <= words.length; length++)
        if (isEdge(words[from] ?? '') && isEdge(words[from + length - 1] ?? ''))
          groups.add(words.slice(from, from + length).join(' '));
  }
  return groups;
}

function commonWords(texts: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text.toLowerCase()))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count / texts.length > MAX_COMMON_SHARE).map(([word]) => word));
}

/** Capitalised at both ends; German nouns always are. */
const isProperName = (text: string, language: string): boolean =>
  language !== 'de' && /^\p{Lu}.* \p{Lu}\S*$/u.test(text);

/** Whether two phrases share a word. */
function overlap(a: string, b: string): boolean {
  const words = new Set(wordsOf(a.toLowerCase()));
  return wordsOf(b.toLowerCase()).some((word) => word.length >= MIN_EDGE_LETTERS && words.has(word));
}
