import type { Evidence, PageEvidence, Region, TextBlock } from '@brandprint/contracts';
import { normalizeWhitespace, wordCount } from '../text/index.ts';
import { isTestimonial } from '../text/quotes.ts';

/** How the titles of a group are set. */
export type GroupShape = 'headings' | 'list' | 'pairs' | 'cells' | 'repeats';

/** A title with the text that explains it. */
export interface TitledItem {
  title: TextBlock;
  /** The blocks under the title, before the next heading. */
  body: readonly TextBlock[];
  /** Whether headings of lower rank follow before the next title. */
  hasSubheadings: boolean;
}

/** Titles that are set alike, one after the other: features, services, dishes, values; or sponsors, posts, people. */
export interface TitleGroup {
  page: PageEvidence;
  pageIndex: number;
  shape: GroupShape;
  items: readonly TitledItem[];
  /** Headings above the group, nearest first. */
  parents: readonly string[];
  /** A line that ends in a colon just above, or ""; the text under the nearest heading. */
  leadIn: string;
  /** Groups of the page before this one. */
  order: number;
}

const CONTENT_REGIONS: ReadonlySet<Region> = new Set(['hero', 'main']);
const MAX_TITLE_WORDS = 14;

const groupsByPage = new WeakMap<PageEvidence, BareGroup[]>();

/** All groups of like titles on a site's pages, in reading order. */
export const findTitleGroups = ({ pages }: Evidence): TitleGroup[] =>
  pages.flatMap((page, pageIndex) =>
    page.status >= 400 || page.kind === 'legal'
      ? []
      : findPageGroups(page).map((group, order) => ({ ...group, page, pageIndex, order })),
  );

/** The groups of like titles of a page, in reading order; computed once. */
export function findPageGroups(page: PageEvidence): readonly BareGroup[] {
  const cached = groupsByPage.get(page);
  if (cached) return cached;
  const blocks = page.text.filter(
    ({ region, kind }) => CONTENT_REGIONS.has(region) && kind !== 'nav' && kind !== 'button',
  );
  const groups = [
    ...headingGroups(page, blocks),
    ...listGroups(page, blocks),
    ...pairGroups(page, blocks),
    ...cellGroups(page, blocks),
    ...repeatGroups(page, blocks),
  ].sort((a, b) => blocks.indexOf(a.items[0]?.title as TextBlock) - blocks.indexOf(b.items[0]?.title as TextBlock));
  groupsByPage.set(page, groups);
  return groups;
}

type BareGroup = Omit<TitleGroup, 'page' | 'pageIndex' | 'order'>;

const textOf = (block: TextBlock): string => normalizeWhitespace(block.text);
const levelOf = (block: TextBlock): number => block.level ?? 7;

/** Headings above a block, nearest first, each of a higher rank than the one before. */
function parentsOf(page: PageEvidence, block: TextBlock): TextBlock[] {
  const parents: TextBlock[] = [];
  let rank = block.kind === 'heading' ? levelOf(block) : 8;
  for (let at = page.text.indexOf(block) - 1; at >= 0 && rank > 1; at--) {
    const above = page.text[at];
    if (above?.kind !== 'heading' || levelOf(above) >= rank) continue;
    parents.push(above);
    rank = levelOf(above);
  }
  return parents;
}

/** Headings of one level and size under one parent. */
function headingGroups(page: PageEvidence, blocks: readonly TextBlock[]): BareGroup[] {
  const groups = new Map<string, { items: TitledItem[]; parents: TextBlock[] }>();
  for (const [index, title] of blocks.entries()) {
    if (title.kind !== 'heading' || wordCount(title.text) > MAX_TITLE_WORDS) continue;
    const parents = parentsOf(page, title);
    const next = blocks.findIndex((block, at) => at > index && block.kind === 'heading');
    const body = blocks.slice(index + 1, next < 0 ? undefined : next);
    const key = `${levelOf(title)} ${Math.round(title.sizePx)} ${parents[0] ? page.text.indexOf(parents[0]) : ''}`;
    const group = groups.get(key) ?? { items: [], parents };
    const following = blocks[next];
    group.items.push({
      title,
      body,
      hasSubheadings: next >= 0 && following !== undefined && levelOf(following) > levelOf(title),
    });
    groups.set(key, group);
  }
  return [...groups.values()]
    .flatMap(({ items, parents }) => splitByLook(items).map((alike) => ({ items: alike, parents })))
    .filter(({ items }) => items.length >= 2)
    .map(({ items, parents }) => ({ shape: 'headings', items, parents: parents.map(textOf), leadIn: '' }));
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

/** Classes for margins and animations, which differ between the first and the last of a row. */
const PLACING_CLASSES = /\.(?:-?m[btlrxy]?-[^.]*|wow|animate__?[^.]*|aos-[^.]*|first|last|active)(?=\.|$)/g;

/** The element of a block with its classes, without its position; "" if the selector does not say. */
const lookOf = ({ selector }: TextBlock): string => {
  const last = (selector.split(' > ').at(-1) ?? '').replace(/:nth-[^ ]*/g, '');
  return last.startsWith('#') ? '' : last.replace(PLACING_CLASSES, '');
};

/** List items that follow each other under one heading or lead-in. */
function listGroups(page: PageEvidence, blocks: readonly TextBlock[]): BareGroup[] {
  const groups: BareGroup[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at];
    if (first?.kind !== 'list-item') continue;
    let end = at;
    while (blocks[end]?.kind === 'list-item' && blocks[end]?.heading === first.heading) end++;
    const items = blocks.slice(at, end).map((title) => ({ title, body: [], hasSubheadings: false }));
    const before = blocks[at - 1];
    const leadIn = before && before.heading === first.heading && before.kind === 'paragraph' ? textOf(before) : '';
    if (items.length >= 2) {
      const heading = first.heading === null ? undefined : page.text[first.heading];
      const parents = heading ? [heading, ...parentsOf(page, heading)] : [];
      groups.push({ shape: 'list', items, parents: parents.map(textOf), leadIn });
    }
    at = Math.max(at, end - 1);
  }
  return groups;
}

const TITLE_SIZE_RATIO = 1.08;

/** Short lines in larger type or of another kind, each above a longer one: titles that are no headings. */
function pairGroups(page: PageEvidence, blocks: readonly TextBlock[]): BareGroup[] {
  const groups = new Map<string, { items: TitledItem[]; first: TextBlock }>();
  for (const [index, title] of blocks.entries()) {
    const body = blocks[index + 1];
    if (
      !body ||
      !['paragraph', 'label', 'caption'].includes(title.kind) ||
      !['paragraph', 'list-item'].includes(body.kind)
    )
      continue;
    const words = wordCount(title.text);
    if (words > 6 || words < 1 || wordCount(body.text) < Math.max(5, words + 2)) continue;
    if (title.sizePx < body.sizePx * TITLE_SIZE_RATIO && title.kind === body.kind && !sameSelectorShape(title, body)) {
      // Bold lines of one size count where their elements differ.
    } else if (title.sizePx < body.sizePx) continue;
    const key = `${title.kind} ${Math.round(title.sizePx)} ${body.kind} ${Math.round(body.sizePx)} ${title.heading ?? ''}`;
    const group = groups.get(key) ?? { items: [], first: title };
    group.items.push({ title, body: [body], hasSubheadings: false });
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ items }) => items.length >= 2)
    .map(({ items, first }) => {
      const heading = first.heading === null ? undefined : page.text[first.heading];
      return {
        shape: 'pairs',
        items,
        parents: heading ? [heading, ...parentsOf(page, heading)].map(textOf) : [],
        leadIn: '',
      };
    });
}

const MAX_REPEATED_WORDS = 8;

/** Short lines that are set alike, below one heading: badges, menus, lists without list items. */
function repeatGroups(page: PageEvidence, blocks: readonly TextBlock[]): BareGroup[] {
  const groups = new Map<string, { items: TitledItem[]; first: TextBlock }>();
  for (const [index, title] of blocks.entries()) {
    if (!['paragraph', 'label', 'caption'].includes(title.kind) || wordCount(title.text) > MAX_REPEATED_WORDS) continue;
    const key = `${title.kind} ${Math.round(title.sizePx)} ${lookOf(title)} ${title.heading ?? ''}`;
    const group = groups.get(key) ?? { items: [], first: title };
    const next = blocks[index + 1];
    const body = next && lookOf(next) !== lookOf(title) && next.kind === 'paragraph' ? [next] : [];
    group.items.push({ title, body, hasSubheadings: false });
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ items }) => new Set(items.map(({ title }) => textOf(title))).size >= 3)
    .map(({ items, first }) => {
      const heading = first.heading === null ? undefined : page.text[first.heading];
      return {
        shape: 'repeats',
        items,
        parents: heading ? [heading, ...parentsOf(page, heading)].map(textOf) : [],
        leadIn: '',
      };
    });
}

const sameSelectorShape = (a: TextBlock, b: TextBlock): boolean =>
  a.selector.replace(/\d+/g, '') === b.selector.replace(/\d+/g, '');

/** The first cell of each row of a table. */
function cellGroups(page: PageEvidence, blocks: readonly TextBlock[]): BareGroup[] {
  const groups = new Map<string, { items: TitledItem[]; first: TextBlock; label: string }>();
  for (const [index, title] of blocks.entries()) {
    if (title.kind !== 'cell') continue;
    const before = blocks[index - 1];
    if (before?.kind === 'cell' && Math.abs(before.box.y - title.box.y) < 4) continue;
    const body = blocks[index + 1];
    const key = `${Math.round(title.box.x)} ${title.heading ?? ''}`;
    const group = groups.get(key) ?? { items: [], first: title, label: before?.kind === 'cell' ? textOf(before) : '' };
    group.items.push({ title, body: body?.kind === 'cell' ? [body] : [], hasSubheadings: false });
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ items }) => items.length >= 3)
    .map(({ items, first, label }) => {
      const heading = first.heading === null ? undefined : page.text[first.heading];
      return {
        shape: 'cells',
        items,
        parents: heading ? [heading, ...parentsOf(page, heading)].map(textOf) : [],
        leadIn: label,
      };
    });
}

/** True if somebody else speaks in it. */
export const isTestimonialItem = (page: PageEvidence, { title, body }: TitledItem): boolean =>
  [title, ...body].some((block) => isTestimonial(page, page.text.indexOf(block)));
