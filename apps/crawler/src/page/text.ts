import type { ElementRole, TextBlock, TextKind } from '@brandprint/contracts';
import { coveredIn } from './covers.ts';
import { px, round, roundBox, selectorOf, squash } from './dom.ts';
import { isIndistinct } from './legible.ts';
import type { Doubtful, Seen, Walked } from './types.ts';

const MAX_BLOCKS = 1500;
const MAX_CHARS = 300_000;

const isInline = (seen: Seen) => /^(?:inline|contents|ruby)/.test(seen.style.display);

/** A second line in smaller type inside a heading ("Buttons <small>Pick your style</small>"): no part of its words. */
function isSecondLine({ tag, el, context }: Seen): boolean {
  if (tag !== 'small' || context.heading === null) return false;
  const heading = el.closest('h1,h2,h3,h4,h5,h6,[role="heading"]');
  return squash(heading?.textContent ?? '') !== squash(el.textContent ?? '');
}

/** The element whose text a run is part of: its nearest block, or button, or menu link. */
function ownerOf(seen: Seen, roles: ElementRole[]): Seen {
  let owner = seen;
  while (owner.parent) {
    if (isSecondLine(owner)) break;
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

const within = (seen: Seen | null, tag: string, levels = 4): boolean => {
  for (let el = seen, i = 0; el && i < levels; el = el.parent, i++) if (el.tag === tag) return true;
  return false;
};

/** First rule that holds names the kind. */
const KINDS: [TextKind, (seen: Seen, role: ElementRole) => boolean][] = [
  ['heading', (seen) => seen.context.heading !== null && !isSecondLine(seen)],
  ['button', (_seen, role) => role === 'button'],
  ['nav', (_seen, role) => role === 'nav-link'],
  ['code', ({ context, style }) => context.code && style.display !== 'inline'],
  ['caption', (seen) => within(seen, 'figcaption') || seen.tag === 'caption'],
  ['quote', ({ context }) => context.quote],
  ['cell', (seen) => within(seen, 'td', 3) || within(seen, 'th', 3)],
  ['list-item', (seen) => within(seen, 'li', 3) || seen.tag === 'dd'],
  ['label', (seen, role) => role === 'label' || role === 'badge' || seen.context.label],
];

interface Draft {
  owner: Seen;
  kind: TextKind;
  raw: string;
  pieces: Doubtful['pieces'];
  ariaHidden: boolean;
  sizePx: number;
}

function drafts(walked: Walked, roles: ElementRole[]): Draft[] {
  const isCovered = coveredIn(walked);
  const found: Draft[] = [];
  let current: Draft | undefined;
  let before: Seen | null = null;
  for (const run of walked.runs) {
    if (!run.visible) continue;
    const owner = ownerOf(run.seen, roles);
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
      box: !blank && (isIndistinct(run.seen) || isCovered(run)) ? run.box && roundBox(run.box) : null,
    });
    if (!blank) current.sizePx = Math.max(current.sizePx, px(run.seen.style.fontSize));
    before = run.seen;
  }
  return found;
}

/** The text that a visitor can see, in reading order, and of which of it that is still to be made sure. */
export function readText(walked: Walked, roles: ElementRole[]): { text: TextBlock[]; doubtful: Doubtful[] } {
  const doubtful: Doubtful[] = [];
  const blocks: TextBlock[] = [];
  const said = new Set<string>();
  let heading: number | null = null;
  let chars = 0;
  const all = drafts(walked, roles);
  for (const draft of all) if (!draft.ariaHidden) said.add(squash(draft.raw));
  for (const { owner, kind, raw, ariaHidden, sizePx, pieces } of all) {
    const text = squash(raw);
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
      sizePx: round(sizePx || px(owner.style.fontSize)),
      box: roundBox(owner.box),
    });
    if (pieces.some((piece) => piece.box)) doubtful.push({ at: blocks.length - 1, pieces });
    if (isHeading) heading = blocks.length - 1;
  }
  return { text: blocks, doubtful };
}
