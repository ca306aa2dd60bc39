import type { ElementRole, TextKind } from '@brandprint/contracts';
import { collapseWhitespace, parsePx, roundBox } from './dom.ts';
import { isLowContrast } from './legibility.ts';
import { createOcclusionTest } from './occlusion.ts';
import type { PageWalk, RenderedElement, TextRun, UncertainText } from './types.ts';

const isInline = (seen: RenderedElement) => /^(?:inline|contents|ruby)/.test(seen.style.display);

/** A second line in smaller type inside a heading ("Buttons <small>Pick your style</small>"): not part of its text. */
function isHeadingSubline({ tag, el, context }: RenderedElement): boolean {
  if (tag !== 'small' || context.heading === null) return false;
  const heading = el.closest('h1,h2,h3,h4,h5,h6,[role="heading"]');
  return collapseWhitespace(heading?.textContent ?? '') !== collapseWhitespace(el.textContent ?? '');
}

/** Beside each other, in parts of the font size. */
const MAX_LETTER_GAP = 0.25;
const SINGLE_LETTER = /^\s*[\p{L}\p{M}\p{P}]\p{M}*\s*$/u;

/** Letters that a script moves one by one are elements of their own: they are one word. */
function areLettersOfWord(left: TextRun, right: TextRun): boolean {
  if (left.seen.parent !== right.seen.parent || ![left, right].every(({ text }) => SINGLE_LETTER.test(text)))
    return false;
  if (!left.box || !right.box) return true;
  const gap = Math.max(left.box.x, right.box.x) - Math.min(left.box.x + left.box.width, right.box.x + right.box.width);
  return gap <= parsePx(right.seen.style.fontSize) * MAX_LETTER_GAP;
}

export type RoleOf = (seen: RenderedElement) => ElementRole;

/** The element that a text run belongs to: its nearest block, button or menu link. */
function blockOwner(seen: RenderedElement, roleOf: RoleOf): RenderedElement {
  let owner = seen;
  while (owner.parent) {
    if (isHeadingSubline(owner)) break;
    const role = roleOf(owner);
    const inside = roleOf(owner.parent);
    if ((role === 'button' || role === 'nav-link' || role === 'badge') && role !== inside) break;
    if (role === 'button' && owner.parent.context.button) {
      owner = owner.parent;
      continue;
    }
    if (!isInline(owner)) break;
    owner = owner.parent;
  }
  return owner;
}

const hasAncestorTag = (seen: RenderedElement | null, tag: string, levels = 4): boolean => {
  for (let el = seen, i = 0; el && i < levels; el = el.parent, i++) if (el.tag === tag) return true;
  return false;
};

/** The first match is the kind. */
const KINDS: [TextKind, (seen: RenderedElement, role: ElementRole) => boolean][] = [
  ['heading', (seen) => seen.context.heading !== null && !isHeadingSubline(seen)],
  ['button', (_seen, role) => role === 'button'],
  ['nav', (_seen, role) => role === 'nav-link'],
  ['code', ({ context, style }) => context.code && style.display !== 'inline'],
  ['caption', (seen) => hasAncestorTag(seen, 'figcaption') || seen.tag === 'caption'],
  ['quote', ({ context }) => context.quote],
  ['cell', (seen) => hasAncestorTag(seen, 'td', 3) || hasAncestorTag(seen, 'th', 3)],
  ['list-item', (seen) => hasAncestorTag(seen, 'li', 3) || seen.tag === 'dd'],
  ['label', (seen, role) => role === 'label' || role === 'badge' || seen.context.label],
];

/** A block of text as it was found, with the element that it belongs to. */
export interface DraftBlock {
  owner: RenderedElement;
  kind: TextKind;
  raw: string;
  pieces: UncertainText['pieces'];
  ariaHidden: boolean;
  sizePx: number;
  /** In a closed panel that was read as if it were open. */
  inPanel: boolean;
}

/** The blocks of the text that can be seen, in reading order. */
export function draftBlocks(walked: PageWalk, roleOf: RoleOf): DraftBlock[] {
  const isCovered = createOcclusionTest(walked);
  const found: DraftBlock[] = [];
  let current: DraftBlock | undefined;
  let before: TextRun | null = null;
  for (const run of walked.runs) {
    // Closed, no screenshot shows whether it can be read.
    if (!run.visible || (run.inPanel && isLowContrast(run.seen))) continue;
    const owner = blockOwner(run.seen, roleOf);
    const blank = !run.text.trim();
    if (!current || current.owner !== owner || current.inPanel !== run.inPanel) {
      if (blank) continue;
      const role = roleOf(owner);
      const kind: TextKind = KINDS.find(([, holds]) => holds(owner, role))?.[0] ?? 'paragraph';
      current = { owner, kind, raw: '', pieces: [], ariaHidden: owner.ariaHidden, sizePx: 0, inPanel: run.inPanel };
      found.push(current);
    } else if (
      before &&
      before.seen !== run.seen &&
      [before.seen, run.seen].some((seen) => seen.style.display !== 'inline' && seen !== owner) &&
      !areLettersOfWord(before, run)
    ) {
      current.raw += ' ';
      current.pieces.push({ text: ' ', box: null });
    }
    current.raw += run.text;
    current.pieces.push({
      text: run.text,
      box: !blank && !run.inPanel && (isLowContrast(run.seen) || isCovered(run)) ? run.box && roundBox(run.box) : null,
    });
    if (!blank) current.sizePx = Math.max(current.sizePx, parsePx(run.seen.style.fontSize));
    before = run;
  }
  return found;
}
