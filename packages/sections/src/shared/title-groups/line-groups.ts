import type { TextBlock, TextKind } from '@brandprint/contracts';
import { wordCount } from '../text/index.ts';
import { headingsOf, lookOf, type PageBlocks, textOf } from './page-blocks.ts';
import type { GroupShape, PageGroup, TitledItem } from './title-group.ts';

const TITLE_KINDS: ReadonlySet<TextKind> = new Set(['paragraph', 'label', 'caption']);
const TITLE_SIZE_RATIO = 1.08;
const MAX_PAIR_WORDS = 6;
const MIN_BODY_WORDS = 5;
const MAX_REPEATED_WORDS = 8;

/** A title and what it has in common with the others of its group. */
interface KeyedItem {
  key: string;
  item: TitledItem;
}

/** Items of one key as groups with the headings above their first title. */
export function groupByKey(
  shape: GroupShape,
  page: PageBlocks,
  keyed: readonly KeyedItem[],
  isGroup: (items: readonly TitledItem[]) => boolean,
): PageGroup[] {
  const groups = new Map<string, TitledItem[]>();
  for (const { key, item } of keyed) groups.set(key, [...(groups.get(key) ?? []), item]);
  return [...groups.values()].filter(isGroup).map((items) => ({
    shape,
    items,
    parents: headingsOf(page, items[0]?.title as TextBlock),
    leadIn: '',
  }));
}

/** Short lines in larger type or of another kind, each above a longer one: titles that are no headings. */
export function pairGroups(page: PageBlocks): PageGroup[] {
  const pairs = page.blocks.flatMap((title, index): KeyedItem[] => {
    const body = page.blocks[index + 1];
    if (!body || !TITLE_KINDS.has(title.kind) || (body.kind !== 'paragraph' && body.kind !== 'list-item')) return [];
    const words = wordCount(title.text);
    if (words > MAX_PAIR_WORDS || words < 1 || wordCount(body.text) < Math.max(MIN_BODY_WORDS, words + 2)) return [];
    // Bold lines of one size count where their elements differ.
    const isBold =
      title.sizePx < body.sizePx * TITLE_SIZE_RATIO && title.kind === body.kind && !sameSelectorShape(title, body);
    if (!isBold && title.sizePx < body.sizePx) return [];
    const key = `${title.kind} ${Math.round(title.sizePx)} ${body.kind} ${Math.round(body.sizePx)} ${title.heading ?? ''}`;
    return [{ key, item: { title, text: textOf(title), body: [body], hasSubheadings: false } }];
  });
  return groupByKey('pairs', page, pairs, (items) => items.length >= 2);
}

/** Short lines that are set alike, below one heading: badges, menus, lists without list items. */
export function repeatGroups(page: PageBlocks): PageGroup[] {
  const lines = page.blocks.flatMap((title, index): KeyedItem[] => {
    if (!TITLE_KINDS.has(title.kind) || wordCount(title.text) > MAX_REPEATED_WORDS) return [];
    const next = page.blocks[index + 1];
    const body = next && lookOf(next) !== lookOf(title) && next.kind === 'paragraph' ? [next] : [];
    return [
      {
        key: `${title.kind} ${Math.round(title.sizePx)} ${lookOf(title)} ${title.heading ?? ''}`,
        item: { title, text: textOf(title), body, hasSubheadings: false },
      },
    ];
  });
  return groupByKey('repeats', page, lines, (items) => new Set(items.map(({ text }) => text)).size >= 3);
}

const sameSelectorShape = (a: TextBlock, b: TextBlock): boolean =>
  a.selector.replace(/\d+/g, '') === b.selector.replace(/\d+/g, '');
