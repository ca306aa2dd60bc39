import type { TextBlock } from '@brandprint/contracts';
import { wordCount } from '../shared/text/index.ts';
import { isWholeField } from './fields-of-business.ts';
import { isGroup } from './labelled-audiences.ts';

const MAX_NAME_WORDS = 10;
export const isShortName = (name: string): boolean =>
  wordCount(name) >= 1 && wordCount(name) <= MAX_NAME_WORDS && !/[.!?。؟;]$|[,、，]/u.test(name);

/** Of lines that are no list for the page, so many in a row are one. */
const MIN_LINES = 3;
const MAX_LINE_WORDS = 5;

/**
 * Short lines one below the other, from the first that names a group or an industry to the last that does, where more than
 * half of them do: chips.
 */
export function namedLines(body: readonly TextBlock[], language: string): TextBlock[] {
  const isLine = ({ kind, text }: TextBlock): boolean =>
    (kind === 'paragraph' || kind === 'label') && wordCount(text) <= MAX_LINE_WORDS && isShortName(text);
  const isNamed = ({ text }: TextBlock): boolean => isGroup({ name: text }, language) || isWholeField(text);
  const first = body.findIndex((block) => isLine(block) && isNamed(block));
  if (first < 0) return [];
  const end = body.findIndex((block, index) => index > first && !isLine(block));
  const run = body.slice(first, end < 0 ? undefined : end);
  const lines = run.slice(0, run.findLastIndex(isNamed) + 1);
  const named = lines.filter(isNamed).length;
  return named >= MIN_LINES && named * 2 > lines.length ? lines : [];
}
