import { splitList, splitSentences, wordCount } from '../text/index.ts';

const MIN_ITEMS = 3;
const MAX_ROW_WORDS = 3;
const MAX_ITEM_WORDS = 2;
const MAX_LAST_WORDS = 8;
const MAX_TEXT = 2_000;

/** Signs between items that stand in a row: "Honest – careful – on time". */
const ROW_SIGNS = [' - ', ' – ', ' — ', ' | ', ' · ', ' • ', ' ✦ ', ';'];

/** Items in a row, with the same sign between them; [] if a sentence is none. */
function itemsInRow(sentence: string): string[] {
  const rows = ROW_SIGNS.map((sign) => sentence.split(sign).map((item) => item.trim()));
  const isRow = (items: string[]): boolean =>
    items.length >= MIN_ITEMS && items.every((item) => item !== '' && wordCount(item) <= MAX_ROW_WORDS);
  return rows.find(isRow) ?? [];
}

/** "… with honesty, respect and care": the word for "with", and one word behind it at the end. */
const WITH_ONE_WORD =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|med|amb|cu|sa|со?|зі?|με)(?: (?:the|der|die|dem|den|la|le|el|il|o|a))? (\p{L}[\p{L}\p{M}'’-]{1,40})$/iu;

/** Words that a sentence ends with: "We act with honesty, respect and care" has three; [] if it ends otherwise. */
function itemsAtEnd(sentence: string, language: string): string[] {
  const [before = '', ...rest] = splitList(sentence, language);
  if (rest.length < MIN_ITEMS - 1 || !rest.every((item) => item !== '' && wordCount(item) <= MAX_ITEM_WORDS)) return [];
  const first = WITH_ONE_WORD.exec(before.slice(-80))?.[1];
  return first ? [first, ...rest] : [];
}

/** Items of a text that is nothing but a list, the last of which may be longer: "Honesty, care and respect for others." */
function onlyItems(sentence: string, language: string): string[] {
  const items = splitList(sentence, language);
  const isItem = (item: string, at: number): boolean =>
    item !== '' && wordCount(item) <= (at > 0 && at === items.length - 1 ? MAX_LAST_WORDS : MAX_ROW_WORDS);
  return items.length >= MIN_ITEMS && items.every(isItem) ? items : [];
}

/** What the first sentence of a text lists, in a row or at its end, or the whole text lists; [] if it lists nothing. */
export function listedWords(text: string, language: string): string[] {
  if (text.length > MAX_TEXT) return [];
  const [sentence = '', ...others] = splitSentences(text.normalize('NFC'), language);
  const open = sentence.replace(/[.!。！]$/u, '');
  const row = itemsInRow(open);
  if (row.length > 0) return row;
  const atEnd = itemsAtEnd(open, language);
  return atEnd.length > 0 || others.length > 0 ? atEnd : onlyItems(open, language);
}
