import type { Evidence, PageEvidence, TextBlock } from '@brandprint/contracts';
import { isTestimonial } from '../text/quotes.ts';
import { buttonGroups } from './button-groups.ts';
import { headingGroups } from './heading-groups.ts';
import { pairGroups, repeatGroups } from './line-groups.ts';
import { cellGroups, listGroups, termGroups } from './list-groups.ts';
import { type PageBlocks, readPageBlocks } from './page-blocks.ts';
import type { PageGroup, TitledItem, TitleGroup } from './title-group.ts';

export type { GroupShape, TitledItem, TitleGroup } from './title-group.ts';

/** Ways in which titles are set alike; of groups that begin with the same title, the earlier comes first. */
const FINDERS: readonly ((page: PageBlocks) => PageGroup[])[] = [
  headingGroups,
  listGroups,
  pairGroups,
  cellGroups,
  repeatGroups,
  termGroups,
  buttonGroups,
];

const groupsByPage = new WeakMap<PageEvidence, PageGroup[]>();

/** All groups of like titles on a site's pages that have so many titles, in reading order. */
export const findTitleGroups = ({ pages }: Evidence, minTitles = 2): TitleGroup[] =>
  pages.flatMap((page, pageIndex) =>
    page.status >= 400 || page.kind === 'legal'
      ? []
      : readGroups(page)
          .map((group, order) => ({ ...group, page, pageIndex, order }))
          .filter(({ items }) => items.length >= minTitles),
  );

/** The groups of like titles of a page, in reading order. */
export const findPageGroups = (page: PageEvidence): readonly PageGroup[] =>
  readGroups(page).filter(({ items }) => items.length >= 2);

/** The same with headings that are like no other; computed once. */
function readGroups(page: PageEvidence): readonly PageGroup[] {
  const cached = groupsByPage.get(page);
  if (cached) return cached;
  const read = readPageBlocks(page);
  const startOf = ({ items }: PageGroup): number => read.positionOf(items[0]?.title as TextBlock);
  const groups = FINDERS.flatMap((find) => find(read)).sort((a, b) => startOf(a) - startOf(b));
  groupsByPage.set(page, groups);
  return groups;
}

/** True if somebody else speaks in it. */
export const isTestimonialItem = (page: PageEvidence, { title, body }: TitledItem): boolean =>
  [title, ...body].some((block) => isTestimonial(page, page.text.indexOf(block)));
