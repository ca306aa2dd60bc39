import { wordCount } from '../text/index.ts';
import type { TitledItem } from './title-group.ts';

/** Longer items of lists are sentences, not names. */
export const MAX_NAME_WORDS = 16;
const MIN_OPENING_WORDS = 3;
/** Where a remark or an explanation begins. */
const OPENING_END = /\s\(|[:：;]\s|\s[–—-]\s/u;

/** A long list item by what it opens with: "Editor with undo" of "Editor with undo (as far back as the first change …)". */
export function byOpening(item: TitledItem): TitledItem {
  const { text } = item;
  const end = wordCount(text) > MAX_NAME_WORDS ? OPENING_END.exec(text) : null;
  const opening = end ? text.slice(0, end.index).trim() : '';
  const words = wordCount(opening);
  return words >= MIN_OPENING_WORDS && words <= MAX_NAME_WORDS ? { ...item, text: opening } : item;
}
