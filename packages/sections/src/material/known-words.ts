import { readTitle } from '../shared/offer-words/index.ts';
import { comparisonKey, foldCase } from '../shared/text/index.ts';
import { isEnglishWord } from '../writing/grounding/index.ts';

/** Words of grammar are short. */
const MAX_SHORT = 3;
/** A text with fewer known words says nothing. */
const MIN_KNOWN = 3;
const LEFT_OUT = '[…]';
/** Words of these scripts are short. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Tells the words that visible texts have, or that are English or name what businesses offer. */
export function knownWords(visibleTexts: readonly string[], language: string): (word: string) => boolean {
  const visible = new Set(visibleTexts.flatMap((text) => wordsIn(text).map(foldCase)));
  return (word) => {
    const key = foldCase(word);
    // In lower case: "SAP" and 华为 are names.
    if (visible.has(key) || (key.length <= MAX_SHORT && /^\p{Ll}+$/u.test(word))) return true;
    if (/^[a-z]+$/.test(key) && isEnglishWord(key)) return true;
    const { trades, nonOffers } = readTitle(word, language);
    return trades.size + nonOffers.size > 0;
  };
}

const wordsIn = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** The text without its unknown words; "" if too little is left. */
export function withoutUnknownWords(text: string, isKnown: (word: string) => boolean): string {
  const parts = [...segmenter.segment(text)].map(({ segment, isWordLike }) => ({
    segment,
    isUnknown: isWordLike === true && !isKnown(segment),
  }));
  const known = wordsIn(text).filter(
    (word) => (UNSPACED.test(word) || comparisonKey(word).length > MAX_SHORT) && isKnown(word),
  );
  if (known.length < MIN_KNOWN) return '';
  return parts.map(({ segment, isUnknown }) => (isUnknown ? LEFT_OUT : segment)).join('');
}
