import type { Quote } from './quotes.ts';
import { termsOf } from './terms.ts';

/** How close a text is to the topics of the whole site, 0 to 1. Works in any language: no word lists, no grammar. */
export type Salience = (text: string) => number;

/** The head of a page and its headings say more about its subject than prose. */
const DECLARED_WEIGHT = 4;
const HEADING_WEIGHT = 2;

/**
 * Cosine similarity between a text's terms and the centroid of the site's, weighted by tf·idf over its blocks; the
 * nearest quote is 1. `declared` are the titles and descriptions of the head.
 */
export function createSalience(quotes: readonly Quote[], declared: readonly string[]): Salience {
  const documents = [
    ...quotes.map(({ text, kind }) => ({ terms: termsOf(text), weight: kind === 'heading' ? HEADING_WEIGHT : 1 })),
    ...declared.map((text) => ({ terms: termsOf(text), weight: DECLARED_WEIGHT })),
  ];
  const frequency = new Map<string, number>();
  for (const { terms } of documents)
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const inverseDocumentFrequency = (term: string): number =>
    Math.log(1 + documents.length / (frequency.get(term) ?? documents.length));
  const centroid = new Map<string, number>();
  for (const { terms, weight } of documents)
    for (const term of terms) {
      // A term that occurs only once is not a topic.
      if ((frequency.get(term) ?? 0) > 1)
        centroid.set(term, (centroid.get(term) ?? 0) + weight * inverseDocumentFrequency(term));
    }
  const length = Math.hypot(...centroid.values()) || 1;
  const cosineSimilarity = (text: string): number => {
    const own = new Map<string, number>();
    for (const term of termsOf(text)) own.set(term, (own.get(term) ?? 0) + inverseDocumentFrequency(term));
    const dot = [...own].reduce((sum, [term, weight]) => sum + weight * (centroid.get(term) ?? 0), 0);
    return dot / ((Math.hypot(...own.values()) || 1) * length);
  };
  const maxSimilarity = quotes.reduce((top, { text }) => Math.max(top, cosineSimilarity(text)), 0) || 1;
  return (text) => Math.min(1, cosineSimilarity(text) / maxSimilarity);
}
