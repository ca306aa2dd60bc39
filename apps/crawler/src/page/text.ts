import type { TextBlock } from '@brandprint/contracts';
import { collapseWhitespace, parsePx, round, roundBox, selectorOf } from './dom.ts';
import type { DraftBlock } from './text-drafts.ts';
import type { UncertainText } from './types.ts';

export const MAX_BLOCKS = 1500;
export const MAX_CHARS = 300_000;

/** The visible text in reading order, and the parts whose visibility is still to be verified. */
export function readText(drafts: readonly DraftBlock[]): { text: TextBlock[]; doubtful: UncertainText[] } {
  const doubtful: UncertainText[] = [];
  const blocks: TextBlock[] = [];
  const said = new Set<string>();
  let shownHeading: number | null = null;
  let panelHeading: number | null = null;
  let chars = 0;
  for (const draft of drafts) if (!draft.ariaHidden) said.add(collapseWhitespace(draft.raw));
  for (const { owner, kind, raw, ariaHidden, sizePx, pieces, inPanel } of drafts) {
    const text = collapseWhitespace(raw);
    if (!text || (ariaHidden && said.has(text))) continue;
    if (ariaHidden) said.add(text);
    if (/^[\p{Co}\s]+$/u.test(text)) continue;
    if (blocks.length >= MAX_BLOCKS || chars + text.length > MAX_CHARS) break;
    chars += text.length;
    const level = kind === 'heading' ? owner.context.heading : null;
    const isHeading = kind === 'heading';
    // What is in a panel is under its headings; what comes after it is not.
    if (!inPanel) panelHeading = null;
    const heading: number | null = inPanel ? (panelHeading ?? shownHeading) : shownHeading;
    blocks.push({
      kind,
      level,
      text,
      region: owner.region,
      selector: selectorOf(owner.el),
      heading: isHeading ? null : heading,
      sizePx: round(sizePx || parsePx(owner.style.fontSize)),
      box: roundBox(owner.box),
      ...(inPanel && { collapsed: true }),
    });
    if (pieces.some((piece) => piece.box)) doubtful.push({ blockIndex: blocks.length - 1, pieces });
    if (isHeading && inPanel) panelHeading = blocks.length - 1;
    else if (isHeading) shownHeading = blocks.length - 1;
  }
  return { text: blocks, doubtful };
}
