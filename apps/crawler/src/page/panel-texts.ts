import type { ElementRole } from '@brandprint/contracts';
import { findClosedPanels } from './closed-panels.ts';
import { collapseWhitespace } from './dom.ts';
import { findHiddenParts, type HiddenPart, type HiddenParts } from './hidden-parts.ts';
import { roleOf } from './roles.ts';
import { MAX_BLOCKS, MAX_CHARS } from './text.ts';
import { type DraftBlock, draftBlocks, type RoleOf } from './text-drafts.ts';
import type { PageOptions, PageWalk } from './types.ts';
import { walk } from './walk.ts';

/** Panels in panels, such as an accordion in a tab. */
const MAX_DEPTH = 2;

/** Lays out the content of a closed `<details>` without an event. Returns how to undo it. */
function layOutDetails(root: Document | ShadowRoot): () => void {
  const { defaultView } = root.ownerDocument ?? (root as Document);
  if (!defaultView) return () => undefined;
  const sheet = new defaultView.CSSStyleSheet();
  sheet.replaceSync('details::details-content { content-visibility: visible !important }');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** Makes a panel take part in the layout. Returns how to undo it. */
function layOut(panel: Element): () => void {
  if (panel.localName === 'details') return layOutDetails(panel.getRootNode() as Document | ShadowRoot);
  const el = panel as HTMLElement;
  const before = el.getAttribute('style');
  const set = (name: string, value: string) => el.style.setProperty(name, value, 'important');
  const { display, visibility } = getComputedStyle(el);
  if (display !== 'none' && visibility === 'visible') return () => undefined;
  set('transition', 'none');
  set('animation', 'none');
  if (visibility !== 'visible') set('visibility', 'visible');
  if (display === 'none') {
    set('display', 'revert');
    // The rule may be in an attribute or of the browser's own, as for [hidden].
    if (getComputedStyle(el).display === 'none') set('display', 'block');
  }
  return () => {
    for (const name of ['transition', 'animation', 'visibility', 'display']) el.style.removeProperty(name);
    // Chromium keeps an empty attribute where it has none to replace.
    el.setAttribute('style', before ?? '');
    if (before === null) el.removeAttribute('style');
  };
}

/** Part of a panel that was opened. */
function isInPanel({ parent }: HiddenPart, panels: ReadonlySet<Element>): boolean {
  for (let seen = parent; seen; seen = seen.parent) if (panels.has(seen.el)) return true;
  return false;
}

/**
 * Reads the page once more with its closed panels open; null if it has none. The page is as before when this returns, and
 * has painted nothing in between.
 */
function readOpened<T>(
  walked: PageWalk,
  hidden: HiddenParts,
  options: PageOptions,
  read: (opened: PageWalk) => T,
): T | null {
  const panels = new Set<Element>();
  const undo: (() => void)[] = [];
  let opened: PageWalk | null = null;
  let found = findClosedPanels(walked, hidden);
  try {
    for (let depth = 0; depth < MAX_DEPTH && found.length > 0; depth++) {
      for (const panel of found) {
        panels.add(panel);
        undo.push(layOut(panel));
      }
      opened = walk(options, panels);
      if (opened.truncated) return null;
      const { parts, clipped } = findHiddenParts(opened);
      const inside = (part: HiddenPart): boolean => isInPanel(part, panels);
      const inner = { parts: parts.filter(inside), clipped: clipped.filter(inside) };
      found = findClosedPanels(opened, inner).filter((panel) => !panels.has(panel));
    }
    // Styles are live: they must be read before the panels are closed again.
    return opened && read(opened);
  } finally {
    for (const back of undo.reverse()) back();
  }
}

const textOf = ({ raw }: DraftBlock): string => collapseWhitespace(raw);

function addTo<T>(lists: Map<number, T[]>, at: number, item: T): void {
  const list = lists.get(at);
  if (list) list.push(item);
  else lists.set(at, [item]);
}

/** Texts of panels that the page does not show anyway, by the index of the visible block after which they stand. */
function newTexts(opened: readonly DraftBlock[], shown: readonly DraftBlock[]): Map<number, DraftBlock[]> {
  const lastIndex = new Map(shown.map(({ owner }, index) => [owner.el, index]));
  const said = new Set(shown.map(textOf));
  const headings = new Set(shown.filter(({ kind }) => kind === 'heading').map(textOf));
  const found = new Map<number, DraftBlock[]>();
  let at = -1;
  for (const draft of opened) {
    if (!draft.inPanel) at = Math.max(at, lastIndex.get(draft.owner.el) ?? at);
    else if (!(draft.kind === 'heading' ? headings : said).has(textOf(draft))) addTo(found, at, draft);
  }
  return found;
}

/**
 * The visible blocks with those of closed panels in reading order: tabs, accordions, slides, sections shown one at a
 * time. Only the visible ones if all together are too many.
 */
export function withPanelTexts(
  shown: readonly DraftBlock[],
  walked: PageWalk,
  hidden: HiddenParts,
  options: PageOptions,
): readonly DraftBlock[] {
  if (walked.truncated) return shown;
  const roles: ElementRole[] = [];
  const roleIn: RoleOf = (seen) => {
    roles[seen.order] ??= roleOf(seen, options.firstScreen.width);
    return roles[seen.order] as ElementRole;
  };
  const opened = readOpened(walked, hidden, options, (page) => draftBlocks(page, roleIn));
  if (!opened) return shown;
  const found = newTexts(opened, shown);
  const all = [-1, ...shown.keys()].flatMap((at) => [
    ...shown.slice(Math.max(at, 0), at + 1),
    ...(found.get(at) ?? []),
  ]);
  const chars = all.reduce((sum, { raw }) => sum + raw.length, 0);
  return all.length > MAX_BLOCKS || chars > MAX_CHARS ? shown : all;
}
