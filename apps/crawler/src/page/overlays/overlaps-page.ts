import { shadowRootOf } from '../shadow-roots.ts';
import type { OverlayKind } from './known-vendors.ts';
import { DIALOGS, isFixedToScreen, isPositionedOverPage } from './overlay-candidates.ts';
import { readContents } from './overlay-contents.ts';
import { ACCEPT, ACKNOWLEDGE, CONSENT, REJECT } from './overlay-phrases.ts';

const MAX_NODES = 400;
const NON_TEXT_TAGS = /^(?:script|style|noscript|template)$/;

function isOutsideFlow(el: Element, view: Window): boolean {
  if (el.localName === 'iframe' || el.matches(DIALOGS)) return true;
  const style = view.getComputedStyle(el);
  return style.display === 'none' || isPositionedOverPage(el, style, el.getBoundingClientRect(), view.innerHeight);
}

/** Number of its characters in the flow of the page. */
function inFlowTextLength(root: Element, view: Window): number {
  let chars = 0;
  let nodes = 0;
  const visit = (el: Element): void => {
    if (nodes++ > MAX_NODES || chars > 0 || NON_TEXT_TAGS.test(el.localName) || isOutsideFlow(el, view)) return;
    for (const child of (shadowRootOf(el) ?? el).childNodes) {
      if (child.nodeType === 3) chars += (child.nodeValue ?? '').trim().length;
      else if (child.nodeType === 1) visit(child as Element);
    }
  };
  visit(root);
  return chars;
}

/**
 * Whether an element with a vendor's name lies over the page: it floats, or all of its content does. In the flow only a
 * banner with a question and buttons counts, because any section may have a vendor's name.
 */
export function overlapsPage(el: Element, kind: OverlayKind): boolean {
  const view = el.ownerDocument.defaultView;
  if (!view || isFixedToScreen(el, view) || inFlowTextLength(el, view) === 0) return true;
  if (kind === 'app-banner') return el.getBoundingClientRect().top < 40;
  if (kind !== 'consent' || el.closest('main, [role=main], article, section')) return false;
  if (view.getComputedStyle(el).position === 'absolute') return false;
  const { text, labels } = readContents(el);
  return (
    CONSENT.test(text) && labels.some((label) => ACCEPT.test(label) || ACKNOWLEDGE.test(label) || REJECT.test(label))
  );
}
