import type { TextBlock } from '@brandprint/contracts';
import { wordCount } from '../text/index.ts';
import { headingsOf, type PageBlocks, textOf } from './page-blocks.ts';
import type { PageGroup, TitledItem } from './title-group.ts';

/** List items that follow each other under one heading or lead-in. */
export function listGroups(page: PageBlocks): PageGroup[] {
  const { blocks } = page;
  const groups: PageGroup[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at];
    if (first?.kind !== 'list-item') continue;
    let end = at;
    while (blocks[end]?.kind === 'list-item' && blocks[end]?.heading === first.heading) end++;
    const items = blocks
      .slice(at, end)
      .map((title) => ({ title, text: textOf(title), body: [], hasSubheadings: false }));
    if (items.length >= 2)
      groups.push({
        shape: 'list',
        items,
        parents: headingsOf(page, first),
        leadIn: leadInOf(blocks[at - 1], first),
      });
    at = Math.max(at, end - 1);
  }
  return groups;
}

const leadInOf = (before: TextBlock | undefined, first: TextBlock): string =>
  before && before.heading === first.heading && before.kind === 'paragraph' ? textOf(before) : '';

const MIN_TERMS = 3;
const MIN_TERM_SHARE = 0.7;
const MAX_TERM_WORDS = 6;
const MIN_EXPLANATION_WORDS = 3;
/** "Tax reports: all that the office asks for.", "Community. We meet every month." */
const TERM = /^([^:：.。!?–—]{3,60}?)(?:[:：.。]|\s[–—-]\s)\s*(.+)$/su;

/** A block that explains a term, with the term as its title. */
function termOf(block: TextBlock): TitledItem | undefined {
  const [, term = '', explanation = ''] = TERM.exec(textOf(block)) ?? [];
  const isTerm = term !== '' && wordCount(term) <= MAX_TERM_WORDS && wordCount(explanation) >= MIN_EXPLANATION_WORDS;
  return isTerm
    ? { title: block, text: term.trim(), body: [{ ...block, text: explanation }], hasSubheadings: false }
    : undefined;
}

/** List items or paragraphs below one heading that nearly all begin with the term that they explain. */
export function termGroups(page: PageBlocks): PageGroup[] {
  const runs = new Map<string, TextBlock[]>();
  for (const block of page.blocks) {
    if (block.kind !== 'list-item' && block.kind !== 'paragraph') continue;
    const key = `${block.kind} ${block.heading ?? ''}`;
    runs.set(key, [...(runs.get(key) ?? []), block]);
  }
  return [...runs.values()].flatMap((run): PageGroup[] => {
    const items = run.flatMap((block) => termOf(block) ?? []);
    const [first] = items;
    return first && items.length >= MIN_TERMS && items.length >= run.length * MIN_TERM_SHARE
      ? [{ shape: 'terms', items, parents: headingsOf(page, first.title), leadIn: '' }]
      : [];
  });
}

/** The first cell of each row of a table. */
export function cellGroups(page: PageBlocks): PageGroup[] {
  const { blocks } = page;
  const groups = new Map<string, { items: TitledItem[]; first: TextBlock; label: string }>();
  for (const [index, title] of blocks.entries()) {
    if (title.kind !== 'cell') continue;
    const before = blocks[index - 1];
    if (before?.kind === 'cell' && Math.abs(before.box.y - title.box.y) < 4) continue;
    const body = blocks[index + 1];
    const key = `${Math.round(title.box.x)} ${title.heading ?? ''}`;
    const group = groups.get(key) ?? { items: [], first: title, label: before?.kind === 'cell' ? textOf(before) : '' };
    group.items.push({
      title,
      text: textOf(title),
      body: body?.kind === 'cell' ? [body] : [],
      hasSubheadings: false,
    });
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter(({ items }) => items.length >= 3)
    .map(({ items, first, label }) => ({
      shape: 'cells',
      items,
      parents: headingsOf(page, first),
      leadIn: label,
    }));
}
