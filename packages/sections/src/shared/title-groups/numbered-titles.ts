import { comparisonKey } from '../text/index.ts';

const LETTERS = '(?<=[\\p{Ll}\\p{Lo}\\p{M}]{2})';
/** A number before or behind words; not that of a level or a code, as in "German A1" and "TR313". */
const NUMBER = new RegExp(`^\\P{L}*\\p{N}+\\P{L}*|(?:${LETTERS}|[\\s.:_#№-])[(#№-]*\\p{N}{1,3}[.)]?\\s*$`, 'gu');

/**
 * The items without those that differ by a number only, and so say nothing else: "Gallery 1" beside "Gallery 2",
 * "Service name1" beside "Service name2".
 */
export function withoutNumberedTitles<T extends { text: string }>(items: readonly T[]): T[] {
  const bare = items.map(({ text }) => comparisonKey(text.replace(NUMBER, '')));
  const counts = new Map<string, number>();
  for (const key of bare) counts.set(key, (counts.get(key) ?? 0) + 1);
  return items.filter((_, index) => counts.get(bare[index] ?? '') === 1);
}
