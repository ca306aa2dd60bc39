import { evidence, type PageOverrides } from '@brandprint/testing/evidence';
import { describeGroups } from '../../src/shared/title-groups/choose-capabilities.ts';
import { findTitleGroups } from '../../src/shared/title-groups/title-groups.ts';
import { bindToHeadings, block, heading } from './text-blocks.ts';

export type Blocks = Parameters<typeof bindToHeadings>;

export const siteOf = (blocks: Blocks, page: PageOverrides = {}) =>
  evidence({ pages: [{ title: 'Acme', lang: 'en', text: bindToHeadings(...blocks), ...page }] });

/** Titles of the groups of one shape, with the headings above. */
export const groupsOf = (shape: string, ...blocks: Blocks) =>
  findTitleGroups(siteOf(blocks))
    .filter((group) => group.shape === shape)
    .map(({ items, parents }) => ({ titles: items.map(({ text }) => text), parents }));

/** Titles of the groups that may name capabilities, and of headings by themselves. */
export const allCandidatesOf = (blocks: Blocks, page?: PageOverrides) =>
  describeGroups(siteOf(blocks, page)).map(({ group }) => group.items.map(({ text }) => text));
export const candidatesOf = (blocks: Blocks, page?: PageOverrides) =>
  allCandidatesOf(blocks, page).filter(({ length }) => length > 1);

/** Cards of these titles, each with a sentence. */
export const cards = (titles: readonly string[], level = 3) =>
  titles.flatMap((title) => [heading(title, level), block(`${title} for teams that send many invoices.`)]);
