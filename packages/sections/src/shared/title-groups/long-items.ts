import { isNegative } from '../cues/negations.ts';
import { wordCount } from '../text/index.ts';
import type { TitledItem } from './title-group.ts';

/** Longer items of lists are sentences, not names. */
export const MAX_NAME_WORDS = 16;
const MIN_OPENING_WORDS = 3;
/** Where a remark begins. */
const REMARK = /\s\(/u;
/** "… any of the following (Java, Flash)": what counts is in the remark. */
const POINTS_AHEAD =
  /(?<!\p{L})(?:following|these|those|this|folgende[ns]?|suivants?|siguientes?|seguent[ei]|seguintes?)$/iu;

/** A long list item by what it opens with: "Editor with undo" of "Editor with undo (as far back as the first change …)". */
export function byOpening(item: TitledItem, language: string): TitledItem {
  const { text } = item;
  const end = wordCount(text) > MAX_NAME_WORDS ? REMARK.exec(text) : null;
  const opening = end ? text.slice(0, end.index).trim() : '';
  const words = wordCount(opening);
  const isWhole = words >= MIN_OPENING_WORDS && words <= MAX_NAME_WORDS && !POINTS_AHEAD.test(opening);
  return isWhole && !isNegative(opening, language) ? { ...item, text: opening } : item;
}
