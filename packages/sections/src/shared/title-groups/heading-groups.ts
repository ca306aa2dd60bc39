import type { TextBlock } from '@brandprint/contracts';
import { wordCount } from '../text/index.ts';
import { levelOf, lookOf, type PageBlocks, textOf } from './page-blocks.ts';
import type { PageGroup, TitledItem } from './title-group.ts';

const MAX_TITLE_WORDS = 14;

/** Headings of one level and size under one parent; one by itself is a group of one. */
export function headingGroups({ blocks, parentsOf, positionOf }: PageBlocks): PageGroup[] {
  const groups = new Map<string, HeadingGroup>();
  for (const [index, title] of blocks.entries()) {
    if (title.kind !== 'heading' || wordCount(title.text) > MAX_TITLE_WORDS) continue;
    const parents = parentsOf(title);
    const next = blocks.findIndex((block, at) => at > index && block.kind === 'heading');
    const body = blocks.slice(index + 1, next < 0 ? undefined : next);
    const key = `${levelOf(title)} ${Math.round(title.sizePx)} ${parents[0] ? positionOf(parents[0]) : ''}`;
    const group = groups.get(key) ?? { items: [], parents };
    const following = blocks[next];
    group.items.push({
      title,
      text: textOf(title),
      body,
      hasSubheadings: next >= 0 && following !== undefined && levelOf(following) > levelOf(title),
    });
    groups.set(key, group);
  }
  const alike = [...groups.values()].flatMap(({ items, parents }) =>
    splitByLook(items).map((alike) => ({ items: alike, parents })),
  );
  return alike.map((group) => ({
    shape: 'headings',
    items: group.items,
    parents: parentsBesideLast(group, alike).map(textOf),
    leadIn: '',
  }));
}

interface HeadingGroup {
  items: TitledItem[];
  parents: TextBlock[];
}

const MIN_TITLES_BESIDE = 3;

/**
 * Smaller titles below the last one of a group belong to the group's own heading if the titles before it have none: a row
 * of small features after a row of large ones.
 */
function parentsBesideLast({ parents }: HeadingGroup, all: readonly HeadingGroup[]): readonly TextBlock[] {
  const above = all.find(
    ({ items }) =>
      items.length >= MIN_TITLES_BESIDE &&
      items.at(-1)?.title === parents[0] &&
      items.slice(0, -1).every(({ hasSubheadings }) => !hasSubheadings),
  );
  return above ? above.parents : parents;
}

/**
 * Headings of cards apart from those of the page with the same size: at least two with the same classes. One whose
 * selector is an id may be any; it stays with the most.
 */
function splitByLook(items: readonly TitledItem[]): TitledItem[][] {
  const byLook = new Map<string, TitledItem[]>();
  for (const item of items) {
    const look = lookOf(item.title);
    byLook.set(look, [...(byLook.get(look) ?? []), item]);
  }
  const unknown = new Set(byLook.get('') ?? []);
  byLook.delete('');
  const alike = [...byLook.values()].filter((some) => some.length >= 2).sort((a, b) => b.length - a.length);
  const [most, ...others] = alike;
  return most ? [items.filter((item) => most.includes(item) || unknown.has(item)), ...others] : [[...items]];
}
