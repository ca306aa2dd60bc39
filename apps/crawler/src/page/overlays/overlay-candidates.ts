import { parsePx } from '../dom.ts';
import { frameDocument, shadowRootOf } from '../shadow-roots.ts';
import type { OverlayCandidate } from './classify-overlay.ts';

export const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog], [aria-modal=true]';
const MAX_CANDIDATES = 300;
const COLUMNS = [0.015, 0.12, 0.5, 0.88, 0.985];
const ROWS = [0.015, 0.08, 0.3, 0.5, 0.7, 0.92, 0.985];
/** Positions of launchers: px from the right (or left) and from the bottom. */
const CORNERS = [
  [30, 30],
  [50, 50],
  [60, 100],
] as const;
/** Positions of tabs at the sides: part of the height. */
const SIDES = [0.25, 0.4, 0.5, 0.6, 0.75];

/** Points where a backdrop would receive clicks: parts of width and height. */
const BACKDROP_POINTS = [
  [0.5, 0.5],
  [0.2, 0.3],
  [0.8, 0.3],
  [0.2, 0.7],
  [0.8, 0.7],
] as const;

type Root = Document | ShadowRoot;

const parentInFlatTree = (el: Element): Element | null =>
  el.parentElement ?? ((el.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;

function topElementAt(root: Root, x: number, y: number): Element | null {
  const el = root.elementFromPoint(x, y);
  const inner = el && shadowRootOf(el);
  // A shadow root returns its host if the host itself is hit, for instance its padding.
  if (!el || !inner || inner === root) return el;
  return topElementAt(inner, x, y) ?? el;
}

function* samplePoints(width: number, height: number): Generator<[number, number]> {
  for (const row of ROWS) for (const column of COLUMNS) yield [width * column, height * row];
  for (const [x, y] of CORNERS) {
    yield [width - x, height - y];
    yield [x, height - y];
  }
  for (const row of SIDES) {
    yield [width - 6, height * row];
    yield [6, height * row];
  }
}

function overlayCandidate(el: Element, view: Window): OverlayCandidate | null {
  const style = view.getComputedStyle(el);
  if (style.display === 'none' || style.visibility !== 'visible' || Number(style.opacity) < 0.05) return null;
  const box = el.getBoundingClientRect();
  if (box.width < 8 || box.height < 8) return null;
  const screen = { width: view.innerWidth, height: view.innerHeight };
  const zIndex = parsePx(style.zIndex);
  const lifted = isPositionedOverPage(el, style, box, screen.height);
  return {
    el,
    box,
    isOutOfFlow: lifted && (style.position !== 'absolute' || zIndex >= 10),
    isFixed: isFixedToScreen(el, view),
    isDialog: lifted && el.matches(DIALOGS),
    zIndex,
    screen,
  };
}

/** Outside of the flow, and positioned on the page or the screen rather than in one part of the page. */
export function isPositionedOverPage(el: Element, style: CSSStyleDeclaration, box: DOMRect, height: number): boolean {
  if (style.position === 'fixed') return true;
  if (style.position === 'sticky') return style.bottom !== 'auto' || (box.top < 5 && box.height < height * 0.5);
  if (style.position === 'absolute') return isPageWide((el as HTMLElement).offsetParent);
  return false;
}

/**
 * Whether its positioned children are positioned on the page: it has no other container, or it spans the page or is
 * fixed.
 */
function isPageWide(holder: Element | null): boolean {
  if (!holder || /^(?:body|html)$/.test(holder.localName)) return true;
  const root = holder.ownerDocument.documentElement;
  const style = holder.ownerDocument.defaultView?.getComputedStyle(holder);
  return style?.position === 'fixed' || holder.getBoundingClientRect().height >= root.scrollHeight * 0.9;
}

/** It or its container keeps its position when the page is scrolled. */
export function isFixedToScreen(el: Element, view: Window): boolean {
  for (let up: Element | null = el; up; up = parentInFlatTree(up))
    if (view.getComputedStyle(up).position === 'fixed') return true;
  return false;
}

/** Depth of an element in the page, including shadow roots. */
function depthOf(el: Element): number {
  let depth = 0;
  for (let up: Element | null = el; up; up = parentInFlatTree(up)) depth++;
  return depth;
}

/**
 * Boxes that may lie over the page, outer ones first: what is hit at certain points, dialogs, `hints`, and children of
 * the body.
 */
export function overlayCandidates(page: Document, hints: readonly Element[]): OverlayCandidate[] {
  const view = page.defaultView;
  if (!view || !page.body) return [];
  const found = new Map<Element, OverlayCandidate | null>();
  const add = (el: Element): void => {
    if (found.has(el) || found.size >= MAX_CANDIDATES || el === page.body || el === page.documentElement) return;
    found.set(el, overlayCandidate(el, view));
  };
  for (const [x, y] of samplePoints(view.innerWidth, view.innerHeight)) {
    for (let el = topElementAt(page, x, y); el && !found.has(el); el = parentInFlatTree(el)) add(el);
  }
  for (const el of page.querySelectorAll(DIALOGS)) add(el);
  for (const el of hints) add(el);
  let first = 0;
  for (const el of page.body.children) if (first++ < 60 || el === page.body.lastElementChild) add(el);
  return [...found.values()].filter((layer) => layer !== null).sort((a, b) => depthOf(a.el) - depthOf(b.el));
}

/** A backdrop behind a dialog: it covers the whole screen, shows nothing itself, and receives all clicks. */
export function isBackdrop({ el, box, isFixed, isOutOfFlow, screen }: OverlayCandidate, view: Window): boolean {
  if (!isOutOfFlow || !isFixed || box.width < screen.width * 0.95 || box.height < screen.height * 0.95) return false;
  if (el.querySelector('img, svg, canvas, video, iframe') || (el.textContent ?? '').trim().length > 2) return false;
  const style = view.getComputedStyle(el);
  if (style.pointerEvents === 'none' || style.backgroundImage !== 'none' || shadowRootOf(el)) return false;
  const root = el.getRootNode() as Root;
  for (const [x, y] of BACKDROP_POINTS)
    if (!el.contains(topElementAt(root, screen.width * x, screen.height * y))) return false;
  return /rgba\(|\/ 0?\.\d/.test(style.backgroundColor) || style.backdropFilter !== 'none' || Number(style.opacity) < 1;
}

/** Documents of large frames of the same origin: overlays in them lie over the page. */
export function largeFrameDocuments(page: Document): Document[] {
  const view = page.defaultView;
  if (!view) return [];
  return [...page.querySelectorAll('iframe, frame')].slice(0, 20).flatMap((frame) => {
    const box = frame.getBoundingClientRect();
    if (box.width * box.height < view.innerWidth * view.innerHeight * 0.25) return [];
    const inside = frameDocument(frame);
    return inside?.body ? [inside] : [];
  });
}
