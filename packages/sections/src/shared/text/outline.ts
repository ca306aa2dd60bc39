import type { PageEvidence, TextBlock } from '@brandprint/contracts';
import { isContent } from './quotes.ts';

/** A heading of a page with its content. */
export interface OutlineSection {
  title: TextBlock;
  /** Title of the parent heading; null for the outermost. */
  parent: OutlineSection | null;
  children: OutlineSection[];
  /** Text directly under it, before the next heading. */
  body: TextBlock[];
}

/** The page's content as a tree of headings, flattened in reading order. */
export function buildOutline(page: PageEvidence): OutlineSection[] {
  const sections: OutlineSection[] = [];
  const open: OutlineSection[] = [];
  for (const block of page.text) {
    if (!isContent(block, page.kind)) continue;
    if (block.kind !== 'heading') {
      open.at(-1)?.body.push(block);
      continue;
    }
    const level = block.level ?? 6;
    while (open.length > 0 && (open.at(-1)?.title.level ?? 6) >= level) open.pop();
    const parent = open.at(-1) ?? null;
    const section: OutlineSection = { title: block, parent, children: [], body: [] };
    parent?.children.push(section);
    sections.push(section);
    open.push(section);
  }
  return sections;
}

/** The headings above a chapter, nearest first. */
export function ancestorSections(section: OutlineSection): OutlineSection[] {
  return section.parent ? [section.parent, ...ancestorSections(section.parent)] : [];
}
