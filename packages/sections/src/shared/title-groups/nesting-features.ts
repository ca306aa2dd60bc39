import { flag, shareOf } from '../numbers.ts';
import { comparisonKey } from '../text/index.ts';

/** A group as far as others may stand below one of its titles. */
interface NestedGroup {
  group: { pageIndex: number; parents: readonly string[]; items: readonly { text: string }[] };
  /** Of each title. */
  titles: readonly Readonly<Record<string, number>>[];
}

/** Shorter headings are titles by chance. */
const MIN_KEY_LENGTH = 3;

/**
 * What the headings above each group are elsewhere on the site, each 0 to 1: titles of other groups, whose details it then
 * has.
 */
export function nestingFeatures<Group extends NestedGroup>(groups: readonly Group[]): Record<string, number>[] {
  const byTitle = new Map<string, Set<Group>>();
  for (const group of groups)
    for (const { text } of group.group.items) {
      const key = comparisonKey(text);
      byTitle.set(key, (byTitle.get(key) ?? new Set()).add(group));
    }
  const withTitle = (heading: string): Group[] => [...(byTitle.get(comparisonKey(heading)) ?? [])];
  return groups.map(({ group: { pageIndex, parents } }) => {
    const [parent = '', ...outer] = parents;
    const isSamePage = ({ group }: Group): boolean => group.pageIndex === pageIndex;
    const above = comparisonKey(parent).length >= MIN_KEY_LENGTH ? withTitle(parent) : [];
    const ofPage = above.filter(isSamePage);
    const lists = ofPage.filter(isList);
    return {
      parentInList: flag(lists.length > 0),
      parentInOffers: offersOf(lists),
      parentAlone: flag(ofPage.length > lists.length),
      parentElsewhere: offersOf(above.filter((one) => !isSamePage(one))),
      outerInList: flag(outer.flatMap(withTitle).some((one) => isSamePage(one) && isList(one))),
    };
  });
}

const isList = ({ group: { items } }: NestedGroup): boolean => items.length >= 2;
/** The largest share of titles that name offers. */
const offersOf = (groups: readonly NestedGroup[]): number =>
  Math.max(0, ...groups.map(({ titles }) => shareOf(titles, ({ titleTrade }) => titleTrade === 1)));
