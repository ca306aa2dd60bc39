import { comparisonKey, wordsOf } from './normalize.ts';
import type { Quote } from './quotes.ts';

/** How near a text is to what the whole site speaks of, 0 to 1. In any language: no list of words, no rules of grammar. */
export type Salience = (text: string) => number;

const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Words that begin alike count as one: a stemmer that knows no language. */
const STEM_LENGTH = 6;
const MIN_STEM_LENGTH = 3;

/** What a text is compared by: beginnings of words, and pairs of characters in scripts without spaces. */
function extractTerms(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!UNSPACED_SCRIPT.test(word)) {
      const key = comparisonKey(word);
      return key.length >= MIN_STEM_LENGTH ? [key.slice(0, STEM_LENGTH)] : [];
    }
    const characters = Array.from(word);
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
}

/** What stands in the head of a page and in its headings says more of its subject than prose. */
const DECLARED_WEIGHT = 4;
const HEADING_WEIGHT = 2;

/**
 * Cosine between a text's terms and the centroid of all of the site's, each term weighed by how rare it is among its
 * blocks (tf·idf); 1 is the nearest quote. `declared` is what the head says: titles and descriptions.
 */
export function createSalience(quotes: readonly Quote[], declared: readonly string[]): Salience {
  const documents = [
    ...quotes.map(({ text, kind }) => ({ terms: extractTerms(text), weight: kind === 'heading' ? HEADING_WEIGHT : 1 })),
    ...declared.map((text) => ({ terms: extractTerms(text), weight: DECLARED_WEIGHT })),
  ];
  const frequency = new Map<string, number>();
  for (const { terms } of documents)
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const inverseDocumentFrequency = (term: string): number =>
    Math.log(1 + documents.length / (frequency.get(term) ?? documents.length));
  const centroid = new Map<string, number>();
  for (const { terms, weight } of documents)
    for (const term of terms) {
      // What is said once only is no subject.
      if ((frequency.get(term) ?? 0) > 1)
        centroid.set(term, (centroid.get(term) ?? 0) + weight * inverseDocumentFrequency(term));
    }
  const length = Math.hypot(...centroid.values()) || 1;
  const cosineSimilarity = (text: string): number => {
    const own = new Map<string, number>();
    for (const term of extractTerms(text)) own.set(term, (own.get(term) ?? 0) + inverseDocumentFrequency(term));
    const dot = [...own].reduce((sum, [term, weight]) => sum + weight * (centroid.get(term) ?? 0), 0);
    return dot / ((Math.hypot(...own.values()) || 1) * length);
  };
  const maxSimilarity = quotes.reduce((top, { text }) => Math.max(top, cosineSimilarity(text)), 0) || 1;
  return (text) => Math.min(1, cosineSimilarity(text) / maxSimilarity);
}
