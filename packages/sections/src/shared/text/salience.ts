import { plainKey, wordsOf } from './normalize.ts';
import type { Quote } from './quotes.ts';

/** How near a text is to what the whole site speaks of, 0 to 1. In any language: no list of words, no rules of grammar. */
export type Salience = (text: string) => number;

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Words that begin alike count as one: a stemmer that knows no language. */
const STEM = 6;
const SHORTEST = 3;

/** What a text is compared by: beginnings of words, and pairs of characters in scripts without spaces. */
function termsOf(text: string): string[] {
  return wordsOf(text).flatMap((word) => {
    if (!UNSPACED.test(word)) {
      const key = plainKey(word);
      return key.length >= SHORTEST ? [key.slice(0, STEM)] : [];
    }
    const characters = Array.from(word);
    return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  });
}

/** What stands in the head of a page and in its headings says more of its subject than prose. */
const DECLARED = 4;
const HEADING = 2;

/**
 * Cosine between a text's terms and the centroid of all of the site's, each term weighed by how rare it is among its
 * blocks (tf·idf); 1 is the nearest quote. `declared` is what the head says: titles and descriptions.
 */
export function salienceOf(quotes: readonly Quote[], declared: readonly string[]): Salience {
  const documents = [
    ...quotes.map(({ text, kind }) => ({ terms: termsOf(text), weight: kind === 'heading' ? HEADING : 1 })),
    ...declared.map((text) => ({ terms: termsOf(text), weight: DECLARED })),
  ];
  const frequency = new Map<string, number>();
  for (const { terms } of documents)
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  const rarity = (term: string): number => Math.log(1 + documents.length / (frequency.get(term) ?? documents.length));
  const centroid = new Map<string, number>();
  for (const { terms, weight } of documents)
    for (const term of terms) {
      // What is said once only is no subject.
      if ((frequency.get(term) ?? 0) > 1) centroid.set(term, (centroid.get(term) ?? 0) + weight * rarity(term));
    }
  const length = Math.hypot(...centroid.values()) || 1;
  const nearness = (text: string): number => {
    const own = new Map<string, number>();
    for (const term of termsOf(text)) own.set(term, (own.get(term) ?? 0) + rarity(term));
    const dot = [...own].reduce((sum, [term, weight]) => sum + weight * (centroid.get(term) ?? 0), 0);
    return dot / ((Math.hypot(...own.values()) || 1) * length);
  };
  const most = quotes.reduce((top, { text }) => Math.max(top, nearness(text)), 0) || 1;
  return (text) => Math.min(1, nearness(text) / most);
}
