import { shareOf } from '../shared/numbers.ts';
import { comparisonKey, termsOf, wordsOf } from '../shared/text/index.ts';

/** Shorter words are articles and prepositions, which any two texts share. */
const MIN_LETTERS = 4;
/** So many more words than the phrase make a sentence of it. */
const MORE_WORDS = 2;

interface Sentence {
  text: string;
  source: string;
  pageIndex: number;
}

/** How a site uses a phrase: in how many different sentences, on how many pages, and whether it describes itself by it. */
export interface Uses {
  sentences: number;
  pages: number;
  isDeclared: boolean;
}

/** The words of a text that tell something. */
export const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => word.length >= MIN_LETTERS);

const stemOf = (word: string): string => termsOf(word)[0] ?? '';

/** The words of a sentence that are those of the phrase, whatever their endings and what joins them. */
function find(stems: readonly string[], sentence: string): string[] | null {
  const words = tellingWords(sentence);
  const own = words.map(stemOf);
  const at = own.findIndex((_, index) => stems.every((stem, offset) => own[index + offset] === stem));
  return at < 0 ? null : words.slice(at, at + stems.length);
}

/**
 * How the sentences of a site use a phrase as common words: slogans and names of pages stand alone, and names have capitals,
 * but for languages in which all nouns have them.
 */
export function usesOf(phrase: string, sentences: readonly Sentence[], hasCapitals: boolean): Uses {
  const stems = tellingWords(phrase).map(stemOf);
  const least = wordsOf(phrase).length + MORE_WORDS;
  const using = sentences.flatMap(({ text, source, pageIndex }) => {
    const found = source === 'title' || wordsOf(text).length < least ? null : find(stems, text);
    const isCommon = found?.some((word) => hasCapitals || !/^\p{Lu}/u.test(word));
    return isCommon ? [{ key: comparisonKey(text), pageIndex }] : [];
  });
  return {
    sentences: new Set(using.map(({ key }) => key)).size,
    pages: new Set(using.map(({ pageIndex }) => pageIndex)).size,
    isDeclared: sentences.some(
      ({ text, source, pageIndex }) =>
        source === 'meta' &&
        pageIndex === 0 &&
        find(stems, text)?.some((word) => commonWords(text, hasCapitals).has(word)),
    ),
  };
}

/** With fewer small letters at the openings of its words, a text has capitals throughout. */
const MIN_SMALL = 0.3;

/** The words of a text that tell something and are no names: those without a capital, and those that open a sentence. */
function commonWords(text: string, hasCapitals: boolean): ReadonlySet<string> {
  const all = tellingWords(text);
  const isSmall = (word: string): boolean => !/^\p{Lu}/u.test(word);
  if (hasCapitals || shareOf(all, isSmall) < MIN_SMALL) return new Set(all);
  const opening = text.split(/[.!?:|–—]\s+/u).flatMap((sentence) => wordsOf(sentence)[0] ?? []);
  return new Set([...all.filter(isSmall), ...opening]);
}
