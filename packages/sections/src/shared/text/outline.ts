import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { isContent } from './quotes.ts';

/** A heading of a page with what stands under it. */
export interface Chapter {
  title: TextBlock;
  /** Title of the heading one level up; null for the outermost. */
  parent: Chapter | null;
  children: Chapter[];
  /** Text directly under it, before the next heading. */
  body: TextBlock[];
}

/** The page's content as a tree by heading levels, flattened in reading order. */
export function chaptersOf(page: PageEvidence): Chapter[] {
  const chapters: Chapter[] = [];
  const open: Chapter[] = [];
  for (const block of page.text) {
    if (!isContent(block, page.kind)) continue;
    if (block.kind !== 'heading') {
      open.at(-1)?.body.push(block);
      continue;
    }
    const level = block.level ?? 6;
    while (open.length > 0 && (open.at(-1)?.title.level ?? 6) >= level) open.pop();
    const parent = open.at(-1) ?? null;
    const chapter: Chapter = { title: block, parent, children: [], body: [] };
    parent?.children.push(chapter);
    chapters.push(chapter);
    open.push(chapter);
  }
  return chapters;
}

/** The headings above a chapter, nearest first. */
export function ancestorsOf(chapter: Chapter): Chapter[] {
  return chapter.parent ? [chapter.parent, ...ancestorsOf(chapter.parent)] : [];
}
