import { selectorOf } from '../dom.ts';
import { readableText } from '../page-probe.ts';
import { removeDomClobbering } from '../remove-dom-clobbering.ts';
import { rootsOf } from '../shadow-roots.ts';
import { classifyOverlay, type OverlayCandidate } from './classify-overlay.ts';
import { findVendorElements, type OverlayKind, vendorOverlayKind } from './known-vendors.ts';
import { overlapsPage } from './overlaps-page.ts';
import { isBackdrop, largeFrameDocuments, overlayCandidates } from './overlay-candidates.ts';
import { readContents } from './overlay-contents.ts';
import { restorePage } from './restore-page.ts';

/** An overlay that is not part of the page. */
interface HiddenOverlay {
  kind: OverlayKind;
  selector: string;
  /** Number of its characters. */
  chars: number;
}

export interface ClearResult {
  /** All overlays hidden so far. */
  hidden: HiddenOverlay[];
  /** Number of visible characters without overlays, counted up to a few thousand. */
  textLength: number;
}

/** A hidden box may have covered another one. */
const MAX_ROUNDS = 3;
const COVERING_KINDS = new Set<OverlayKind>(['consent', 'popup', 'gate', 'backdrop']);
/** Not a banner, however well known its name is. */
const CONTENT = 'main, article, [role=main]';

const hidden = new Map<Element, HiddenOverlay>();

/** Whether it is inside a hidden overlay. */
export function isInHiddenOverlay(el: Element | null): boolean {
  for (let up: Element | null = el; up; up = up.parentElement) if (hidden.has(up)) return true;
  return false;
}

/** Nothing is clicked, and nothing is removed from the document, so that its vendor can still be recognised. */
function hide(el: Element, kind: OverlayKind, chars: number): void {
  const known = hidden.get(el);
  if (!known || chars > known.chars) hidden.set(el, { kind, selector: selectorOf(el), chars });
  if (!known && COVERING_KINDS.has(kind)) restorePage(el);
  (el as HTMLElement).style?.setProperty('display', 'none', 'important');
}

const isDisplayed = (el: Element) => el.ownerDocument.defaultView?.getComputedStyle(el).display !== 'none';

function hideVendorOverlays(makers: readonly Element[]): boolean {
  const over = makers.flatMap((el) => {
    if (!isDisplayed(el) || /^(?:html|body|main)$/.test(el.localName) || el.querySelector(CONTENT)) return [];
    const kind = vendorOverlayKind(el);
    return kind && overlapsPage(el, kind) ? [{ el, kind }] : [];
  });
  for (const { el, kind } of over)
    if (!over.some((other) => other.el !== el && other.el.contains(el)))
      hide(el, kind, el.checkVisibility() ? readContents(el).text.length : 0);
  return over.length > 0;
}

function hideUnknownOverlays(page: Document, hints: readonly Element[]): boolean {
  let some = false;
  const chosen: Element[] = [];
  const layers = overlayCandidates(page, hints);
  for (const layer of layers) {
    if (chosen.some((el) => el.contains(layer.el)) || isInHiddenOverlay(layer.el)) continue;
    const inner = layers.filter(({ el }) => el !== layer.el && layer.el.contains(el));
    const found = classifyOverlay(layer, () => readableText(page, layer.el).textLength, inner);
    if (!found) continue;
    chosen.push(layer.el);
    hide(layer.el, found.kind, found.chars);
    some = true;
  }
  return some;
}

function hideBackdrops(page: Document): void {
  const view = page.defaultView;
  if (!view || ![...hidden.values()].some(({ kind }) => COVERING_KINDS.has(kind))) return;
  const dark = (layer: OverlayCandidate) => isBackdrop(layer, view) && !isInHiddenOverlay(layer.el);
  for (const { el } of overlayCandidates(page, []).filter(dark)) hide(el, 'backdrop', 0);
}

function hideOverlays(page: Document, depth = 0): void {
  removeDomClobbering(page);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let some = false;
    const hints: Element[] = [];
    for (const root of rootsOf(page)) {
      const named = findVendorElements(root);
      some = hideVendorOverlays(named.makers) || some;
      hints.push(...named.hints);
    }
    some = hideUnknownOverlays(page, hints) || some;
    if (!some) break;
    hideBackdrops(page);
  }
  if (depth < 2) for (const inside of largeFrameDocuments(page)) hideOverlays(inside, depth + 1);
}

/** Number of hidden overlays at the last check. */
let reportedCount = 0;

/** Hides overlays that are not part of the page, now and as they appear: banners, popups, gates, chats, badges. */
export function clearOverlays(): ClearResult {
  hideOverlays(document);
  watchMutations();
  reportedCount = hidden.size;
  return { hidden: [...hidden.values()], textLength: readableText(document).textLength };
}

/** Whether an overlay appeared since the page was cleared; it is hidden now. */
export function clearNewOverlays(): boolean {
  hideOverlays(document);
  const came = hidden.size > reportedCount;
  reportedCount = hidden.size;
  return came;
}

const AFTER_MS = 60;
const PAUSE_MS = 300;
/** A page that never stops changing is not watched forever. */
const MAX_SPENT_MS = 400;
let watching = false;

/** Checks again whenever something changes, as long as that costs little. */
function watchMutations(): void {
  if (watching || !document.documentElement) return;
  watching = true;
  let spent = 0;
  let next = 0;
  let waiting = false;
  const look = () => {
    waiting = false;
    const started = performance.now();
    hideOverlays(document);
    observer.takeRecords();
    const now = performance.now();
    spent += now - started;
    next = now + PAUSE_MS;
    if (spent > MAX_SPENT_MS) observer.disconnect();
  };
  const observer = new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    setTimeout(look, Math.max(AFTER_MS, next - performance.now()));
  });
  const attributeFilter = ['class', 'style', 'open', 'hidden'];
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter });
}
