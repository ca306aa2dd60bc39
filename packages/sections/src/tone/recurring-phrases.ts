import { comparisonKey, type Quote, UNSPACED_LANGUAGES, wordCount, wordsOf } from '../shared/text/index.ts';
import type { CallToAction } from './calls-to-action.ts';
import type { Voice } from './collect-voice.ts';

export interface RecurringPhrase {
  /** As written where it first occurs. */
  text: string;
  quote: Quote;
}

/** Two in Vietnamese are the syllables of one word. */
const MIN_WORDS = { vi: 3 } as Readonly<Record<string, number>>;
const MIN_TEXTS = 4;
const MIN_LEADING_TEXTS = 2;
const MAX_WORDS = 4;
const MAX_PHRASES = 3;
/** Shorter words at the edge are articles and prepositions in most languages. */
const MIN_EDGE_LETTERS = 4;
const SPACED_EDGE = new RegExp(`^\\p{L}{${MIN_EDGE_LETTERS},}$`, 'u');
/** In Chinese and Japanese, words of content have such signs, and those of grammar are short. */
const UNSPACED_EDGE = /[\p{Script=Han}\p{Script=Katakana}]|^[\p{L}\p{M}]{4,}$/u;
/** Words in more texts than this are grammar. */
const MAX_COMMON_SHARE = 0.2;
const FUNCTION_WORD =
  /^(?:that|this|these|those|with|from|your|their|have|will|been|more|most|some|into|than|when|what|which|where|about|make|does|need|want|over|such|also|oder|eine[nrms]?|nicht|unser\p{L}*|ihre[nrms]?|sind|wird|auch|dass|durch|über|nach|unter|zwischen|dans|pour|avec|notre|votre|nous|vous|plus|cette|para|como|nuestr\p{L}+|este|esta|sobre|entre|della|delle|degli|nostr\p{L}+|sono|alla|nella|voor|door|onze|deze|worden|wordt|niet|naar|если|чтобы|наш\p{L}+|ваш\p{L}+|можно|будет|которы\p{L}+|после|через|için|jest|jako|jsou|které|ktor\p{L}+|alebo|nebo)$/iu;

/** Wordings of two to four words that come back in headlines and calls to action, and elsewhere. */
export function recurringPhrases(voice: Voice, calls: readonly CallToAction[]): RecurringPhrase[] {
  const quotes = [...voice.headlines, ...voice.sentences];
  const leading = new Set([...voice.headlines, ...calls].map(({ text }) => text));
  const split = splitterOf(voice.language);
  const common = commonWords(quotes.map(({ text }) => (split.joint === '' ? split.words(text) : wordsOf(text))));
  const isEdge = (word: string): boolean =>
    (UNSPACED_LANGUAGES.has(voice.language) ? UNSPACED_EDGE : SPACED_EDGE).test(word) &&
    !FUNCTION_WORD.test(word) &&
    !common.has(word.toLowerCase());
  const found = new Map<string, { text: string; quote: Quote; texts: number; leading: number }>();
  for (const quote of quotes) {
    for (const phrase of wordGroups(quote.text, isEdge, split, MIN_WORDS[voice.language] ?? 2)) {
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
    .sort((a, b) => b.texts * wordCount(b.text) - a.texts * wordCount(a.text));
  const chosen: typeof ranked = [];
  for (const phrase of ranked)
    if (chosen.length < MAX_PHRASES && !chosen.some(({ text }) => overlap(text, phrase.text))) chosen.push(phrase);
  return chosen.map(({ text, quote }) => ({ text, quote }));
}

/** How a text of a language is split into words, and what stands between them. */
interface Splitter {
  words(text: string): string[];
  joint: string;
}

function splitterOf(language: string): Splitter {
  if (!UNSPACED_LANGUAGES.has(language)) return { words: (text) => text.split(/\s+/), joint: ' ' };
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return { words: (text) => Array.from(segmenter.segment(text), ({ segment }) => segment), joint: '' };
}

/** The groups of neighbouring words in a text, each once. */
function wordGroups(
  text: string,
  isEdge: (word: string) => boolean,
  { words: split, joint }: Splitter,
  least: number,
): Set<string> {
  const groups = new Set<string>();
  for (const part of text.split(/[^\p{L}\p{M}\p{N}'’\- ]+|\s[-–—]\s/u)) {
    const words = split(part.trim());
    for (let from = 0; from < words.length; from++)
      for (let length = least; length <= MAX_WORDS && from + length <= words.length; length++)
        if (isEdge(words[from] ?? '') && isEdge(words[from + length - 1] ?? ''))
          groups.add(words.slice(from, from + length).join(joint));
  }
  return groups;
}

function commonWords(texts: readonly (readonly string[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const words of texts)
    for (const word of new Set(words.map((one) => one.toLowerCase()))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count / texts.length > MAX_COMMON_SHARE).map(([word]) => word));
}

/** Capitalised at both ends; German nouns always are. */
const isProperName = (text: string, language: string): boolean =>
  language !== 'de' && /^\p{Lu}.* \p{Lu}\S*$/u.test(text);

/** Whether two phrases share a word, or one is in the other. */
function overlap(a: string, b: string): boolean {
  if (a.includes(b) || b.includes(a)) return true;
  const words = new Set(wordsOf(a.toLowerCase()));
  return wordsOf(b.toLowerCase()).some((word) => word.length >= MIN_EDGE_LETTERS && words.has(word));
}
