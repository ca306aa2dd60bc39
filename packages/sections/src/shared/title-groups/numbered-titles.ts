import { comparisonKey } from '../text/index.ts';

const LETTERS = '(?<=[\\p{Ll}\\p{Lo}\\p{M}]{2})';
/** A number before or behind words; not that of a level or a code, as in "German A1" and "TR313". */
const NUMBER = new RegExp(`^\\P{L}*\\p{N}+\\P{L}*|(?:${LETTERS}|[\\s.:_#№-])[(#№-]*\\p{N}{1,3}[.)]?\\s*$`, 'gu');

/**
 * The items of a group, none if all of them differ by a number only, and so say nothing else: "Gallery 1" and "Gallery 2",
 * "Service name1" and "Service name2". Beside other titles, "Beginners 1" and "Beginners 2" are two courses.
 */
export function withoutNumberedTitles<T extends { text: string }>(items: readonly T[]): readonly T[] {
  const bare = new Set(items.map(({ text }) => comparisonKey(text.replace(NUMBER, ''))));
  return items.length > 1 && bare.size === 1 ? [] : items;
}
