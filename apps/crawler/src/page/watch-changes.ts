/** Tells whether a page reacted to something. */

import { nextFrame } from './next-frame.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';
import { rootsOf, shadowRootOf } from './shadow-roots.ts';

const OBSERVED = { childList: true, subtree: true, attributes: true, characterData: true };

/** No observer is told of rules that scripts add to a stylesheet, or of stylesheets that they adopt. */
type SheetState = [sheet: CSSStyleSheet, rules: number, disabled: boolean];

let observer: MutationObserver | undefined;
let roots: readonly (Document | ShadowRoot)[] = [];
let sheets: SheetState[] = [];
let changed = false;

/** Forgets earlier changes and watches for those to come. */
export function watchChanges(): void {
  removeDomClobbering(document);
  observer ??= new MutationObserver(() => {
    changed = true;
  });
  roots = rootsOf(document);
  for (const root of roots) observer.observe(root, OBSERVED);
  sheets = readSheets();
  observer.takeRecords();
  changed = false;
}

/**
 * Resolves after two frames, in which listeners and observers run, with whether the page may have changed since
 * `watchChanges`: in elements, attributes, texts or stylesheets, or where it cannot be seen.
 */
export async function hasChanged(): Promise<boolean> {
  removeDomClobbering(document);
  await waitForFrames();
  if (changed || !document.body || hasUnwatchedParts()) return true;
  const [before, after] = [sheets.flat(), readSheets().flat()];
  return before.length !== after.length || before.some((part, index) => part !== after[index]);
}

/** Whether there is a shadow root that is not watched, or a custom element whose root, if any, cannot be read. */
function hasUnwatchedParts(): boolean {
  const watched = new Set<Node>(roots);
  return roots.some((root) => {
    const elements = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
    while (elements.nextNode()) {
      const el = elements.currentNode as Element;
      const shadow = shadowRootOf(el);
      if (shadow ? !watched.has(shadow) : el.localName.includes('-')) return true;
    }
    return false;
  });
}

/** Resolves in the second frame from now. */
export async function waitForFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

function readSheets(): SheetState[] {
  return roots
    .flatMap((root) => [...root.styleSheets, ...(root.adoptedStyleSheets ?? [])])
    .map((sheet) => [sheet, countRules(sheet), sheet.disabled]);
}

/** 0 for a stylesheet of another origin, which scripts cannot change either. */
function countRules(sheet: CSSStyleSheet): number {
  try {
    return sheet.cssRules.length;
  } catch {
    return 0;
  }
}
