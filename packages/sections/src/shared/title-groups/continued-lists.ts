import { comparisonKey } from '../text/index.ts';

interface ListedTitle {
  text: string;
  /** Whether it is told. */
  isTold: boolean;
}

const MIN_KNOWN = 3;
const MIN_SHARE_OF_KNOWN = 0.5;
const MAX_TITLES = 24;

/** Of each list, whether it has titles of others that are told, and more: "Reminders", "Bank sync", "Reports" and "Forecasts". */
export function findContinuations(lists: readonly (readonly ListedTitle[])[]): boolean[] {
  const keysOfTold = lists.map(
    (titles) => new Set(titles.filter(({ isTold }) => isTold).map(({ text }) => comparisonKey(text))),
  );
  const counts = new Map<string, number>();
  for (const key of keysOfTold.flatMap((keys) => [...keys])) counts.set(key, (counts.get(key) ?? 0) + 1);
  return lists.map((titles, index) => {
    const isInOther = (key: string): boolean => (counts.get(key) ?? 0) > (keysOfTold[index]?.has(key) ? 1 : 0);
    const known = titles.filter(({ text }) => isInOther(comparisonKey(text))).length;
    return titles.length <= MAX_TITLES && known >= MIN_KNOWN && known >= MIN_SHARE_OF_KNOWN * titles.length;
  });
}
