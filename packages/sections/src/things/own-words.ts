import { foldCase, UNBOUNDED_LANGUAGES } from '../shared/text/index.ts';
import { WITH_CAPITALS } from './offer-phrase.ts';
import { tellingWords } from './used-in-sentences.ts';

/** So many times in the text of a site. */
const MIN_USES = 3;

/**
 * The words of a brand's name that its site uses as common words too, time and again: by these it says what it is, whether a
 * list has them or not. "Locksmith" of "Miller Locksmith", and not "Miller".
 */
export function findOwnWords(name: string, prose: string, language: string): string[] {
  if (UNBOUNDED_LANGUAGES.has(language)) return [];
  const own = [...new Set(tellingWords(name).map(foldCase))];
  // A coined name begins as other words do: "Cooperlance".
  const keyOf = own.length > 1 ? stemOf : foldCase;
  const uses = new Map<string, number>();
  for (const word of tellingWords(prose)) {
    if (/^\p{Lu}/u.test(word) && !WITH_CAPITALS.has(language)) continue;
    uses.set(keyOf(word), (uses.get(keyOf(word)) ?? 0) + 1);
  }
  return own.filter((word) => (uses.get(keyOf(word)) ?? 0) >= MIN_USES);
}

/** "Locksmith" and "locksmiths", "serrurerie" and "serrurier". */
const STEM = 6;
const stemOf = (word: string): string => foldCase(word).slice(0, STEM);
