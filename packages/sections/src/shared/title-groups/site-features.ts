import { flag } from '../numbers.ts';
import { comparisonKey } from '../text/index.ts';
import { nestingFeatures } from './nesting-features.ts';

/** A group as far as the rest of its site is compared with it. */
interface ComparedGroup {
  group: { pageIndex: number; parents: readonly string[]; items: readonly { text: string }[] };
  titles: readonly Readonly<Record<string, number>>[];
}

/** Fewer titles are no list of what a brand offers. */
const MIN_TITLES = 3;
/** Features that together say more than each, or less. */
const PAIRS = [
  ['titleTrade', 'home'],
  ['titleTrade', 'titleNavigation'],
  ['titleTrade', 'titlePage'],
  ['titleTrade', 'titlePageHead'],
  ['siteTrade', 'titleSalience'],
] as const;

const featureOf = (group: ComparedGroup, name: string): number => group.titles[0]?.[name] ?? 0;
const offersOf = (group: ComparedGroup): number =>
  group.group.items.length >= MIN_TITLES ? featureOf(group, 'offerWords') : 0;

/**
 * The groups with what the rest of the site says of their titles: where the first page lists offers, titles of other pages
 * are details of them, unless the first page has them too; and what the headings above them are elsewhere.
 */
export function withSiteFeatures<Group extends ComparedGroup>(groups: readonly Group[]): Group[] {
  const ofHome = groups.filter(({ group }) => group.pageIndex === 0);
  const homeTitles = new Set(ofHome.flatMap(({ group }) => group.items.map(({ text }) => comparisonKey(text))));
  const homeOffers = Math.max(0, ...ofHome.map((group) => offersOf(group) * featureOf(group, 'cards')));
  const siteOffers = Math.max(0, ...groups.map(offersOf));
  const nesting = nestingFeatures(groups);
  return groups.map((one, at) => {
    const deeper = flag(one.group.pageIndex > 0);
    const titles = one.titles.map((features, index) => {
      const trade = features['titleTrade'] ?? 0;
      const echo = deeper * flag(homeTitles.has(comparisonKey(one.group.items[index]?.text ?? '')));
      return {
        ...features,
        ...nesting[at],
        homeOffers,
        siteOffers,
        deeperThanOffers: deeper * homeOffers,
        titleTradeDeeper: trade * deeper * homeOffers,
        titleOfHome: echo,
        titleTradeOfHome: echo * trade,
        titlePageHeadOfHome: echo * (features['titlePageHead'] ?? 0),
        ...Object.fromEntries(PAIRS.map(([a, b]) => [`${a} ${b}`, (features[a] ?? 0) * (features[b] ?? 0)])),
      };
    });
    return { ...one, titles };
  });
}
