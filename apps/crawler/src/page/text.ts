import type { ElementRole, TextBlock, TextKind } from '@brandprint/contracts';
import { collapseWhitespace, parsePx, round, roundBox, selectorOf } from './dom.ts';
import { isLowContrast } from './legibility.ts';
import { createOcclusionTest } from './occlusion.ts';
import type { PageWalk, RenderedElement, UncertainText } from './types.ts';

const MAX_BLOCKS = 1500;
const MAX_CHARS = 300_000;

const isInline = (seen: RenderedElement) => /^(?:inline|contents|ruby)/.test(seen.style.display);

/** A second line in smaller type inside a heading ("Buttons <small>Pick your style</small>"): not part of its text. */
function isHeadingSubline({ tag, el, context }: RenderedElement): boolean {
  if (tag !== 'small' || context.heading === null) return false;
  const heading = el.closest('h1,h2,h3,h4,h5,h6,[role="heading"]');
  return collapseWhitespace(heading?.textContent ?? '') !== collapseWhitespace(el.textContent ?? '');
}

/** The element that a text run belongs to: its nearest block, button or menu link. */
function blockOwner(seen: RenderedElement, roles: ElementRole[]): RenderedElement {
  let owner = seen;
  while (owner.parent) {
    if (isHeadingSubline(owner)) break;
    const role = roles[owner.order];
    const inside = roles[owner.parent.order];
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

interface Draft {
  owner: RenderedElement;
  kind: TextKind;
  raw: string;
  pieces: UncertainText['pieces'];
  ariaHidden: boolean;
  sizePx: number;
}

function draftBlocks(walked: PageWalk, roles: ElementRole[]): Draft[] {
  const isCovered = createOcclusionTest(walked);
  const found: Draft[] = [];
  let current: Draft | undefined;
  let before: RenderedElement | null = null;
  for (const run of walked.runs) {
    if (!run.visible) continue;
    const owner = blockOwner(run.seen, roles);
    const blank = !run.text.trim();
    if (!current || current.owner !== owner) {
      if (blank) continue;
      const role = roles[owner.order] as ElementRole;
      const kind: TextKind = KINDS.find(([, holds]) => holds(owner, role))?.[0] ?? 'paragraph';
      current = { owner, kind, raw: '', pieces: [], ariaHidden: owner.ariaHidden, sizePx: 0 };
      found.push(current);
    } else if (
      before !== run.seen &&
      [before, run.seen].some((seen) => seen && seen.style.display !== 'inline' && seen !== owner)
    ) {
      current.raw += ' ';
      current.pieces.push({ text: ' ', box: null });
    }
    current.raw += run.text;
    current.pieces.push({
      text: run.text,
      box: !blank && (isLowContrast(run.seen) || isCovered(run)) ? run.box && roundBox(run.box) : null,
    });
    if (!blank) current.sizePx = Math.max(current.sizePx, parsePx(run.seen.style.fontSize));
    before = run.seen;
  }
  return found;
}

/** The visible text in reading order, and the parts whose visibility is still to be verified. */
export function readText(walked: PageWalk, roles: ElementRole[]): { text: TextBlock[]; doubtful: UncertainText[] } {
  const doubtful: UncertainText[] = [];
  const blocks: TextBlock[] = [];
  const said = new Set<string>();
  let heading: number | null = null;
  let chars = 0;
  const all = draftBlocks(walked, roles);
  for (const draft of all) if (!draft.ariaHidden) said.add(collapseWhitespace(draft.raw));
  for (const { owner, kind, raw, ariaHidden, sizePx, pieces } of all) {
    const text = collapseWhitespace(raw);
    if (!text || (ariaHidden && said.has(text))) continue;
    if (ariaHidden) said.add(text);
    if (/^[\p{Co}\s]+$/u.test(text)) continue;
    if (blocks.length >= MAX_BLOCKS || chars + text.length > MAX_CHARS) break;
    chars += text.length;
    const level = kind === 'heading' ? owner.context.heading : null;
    const isHeading = kind === 'heading';
    blocks.push({
      kind,
      level,
      text,
      region: owner.region,
      selector: selectorOf(owner.el),
      heading: isHeading ? null : heading,
      sizePx: round(sizePx || parsePx(owner.style.fontSize)),
      box: roundBox(owner.box),
    });
    if (pieces.some((piece) => piece.box)) doubtful.push({ blockIndex: blocks.length - 1, pieces });
    if (isHeading) heading = blocks.length - 1;
  }
  return { text: blocks, doubtful };
}
