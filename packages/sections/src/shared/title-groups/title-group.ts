import type { PageEvidence, TextBlock } from '@brandprint/contracts';

/** How the titles of a group are set. */
export type GroupShape = 'headings' | 'list' | 'pairs' | 'cells' | 'repeats' | 'terms' | 'tabs' | 'links';

/** A title with the text that explains it. */
export interface TitledItem {
  /** The block with the title. */
  title: TextBlock;
  /** The words of the title: all of the block, or its beginning or end. */
  text: string;
  /** The blocks under the title, before the next heading. */
  body: readonly TextBlock[];
  /** Whether headings of lower rank follow before the next title. */
  hasSubheadings: boolean;
}

/** Titles that are set alike, one after the other: features, services, dishes, values; or sponsors, posts, people. */
export interface TitleGroup extends PageGroup {
  page: PageEvidence;
  pageIndex: number;
  /** Groups of the page before this one. */
  order: number;
}

/** A group of titles by itself. */
export interface PageGroup {
  shape: GroupShape;
  items: readonly TitledItem[];
  /** Headings above the group, nearest first. */
  parents: readonly string[];
  /** A line that ends in a colon just above, or ""; the text under the nearest heading. */
  leadIn: string;
}

/** Whether most titles have headings of lower rank below them: they are parts of a page. */
export const mostHaveSubheadings = (items: readonly TitledItem[]): boolean =>
  items.filter(({ hasSubheadings }) => hasSubheadings).length * 2 > items.length;
