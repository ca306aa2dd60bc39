import { splitList, splitSentences, wordCount } from '../text/index.ts';

/** Signs between items that stand in a row: "Honest – careful – on time". */
const ROW_SIGN = /\s+[-–—|·•✦]\s+|\s*[;；]\s*/u;
const MIN_ITEMS = 3;
const MAX_ROW_WORDS = 8;
const MAX_ITEM_WORDS = 2;

/** Items in a row, with a sign between them; [] if a sentence is none. */
function itemsInRow(sentence: string): string[] {
  const items = sentence
    .replace(/[.!。！]+$/u, '')
    .split(ROW_SIGN)
    .map((item) => item.trim());
  return items.length >= MIN_ITEMS && items.every((item) => item !== '' && wordCount(item) <= MAX_ROW_WORDS)
    ? items
    : [];
}

const LAST_WORD = /\p{L}[\p{L}\p{M}'’-]*$/u;

/** Words that a sentence ends with: "We act with honesty, respect and care" has three; [] if it ends otherwise. */
function itemsAtEnd(sentence: string, language: string): string[] {
  const [before = '', ...rest] = splitList(sentence.replace(/[.!。！]+$/u, ''), language);
  const first = LAST_WORD.exec(before)?.[0];
  return first && rest.length >= MIN_ITEMS - 1 && rest.every((item) => item !== '' && wordCount(item) <= MAX_ITEM_WORDS)
    ? [first, ...rest]
    : [];
}

/** What the first sentence of a text lists, in a row or at its end; [] if it lists nothing. */
export function listedWords(text: string, language: string): string[] {
  const [sentence = ''] = splitSentences(text.normalize('NFC'), language);
  const row = itemsInRow(sentence);
  return row.length > 0 ? row : itemsAtEnd(sentence, language);
}
