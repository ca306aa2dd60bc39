import { selectorOf } from '../dom.ts';
import { makePlain } from '../plain.ts';
import { rootsOf } from '../shadow.ts';
import { readableText } from '../surroundings.ts';
import { contentsOf } from './contents.ts';
import { judge, type Layer } from './judge.ts';
import { framesOf, isBackdrop, layersOf } from './layers.ts';
import { liesOver } from './lies-over.ts';
import { makerKind, namedIn, type OverlayKind } from './makers.ts';
import { release } from './release.ts';

/** Something that lay over the page and is no part of it. */
interface HiddenOverlay {
  kind: OverlayKind;
  selector: string;
  /** Characters that it said. */
  chars: number;
}

export interface Clearing {
  /** All that was hidden so far. */
  hidden: HiddenOverlay[];
  /** Characters that a visitor can read without it, counted up to a few thousand. */
  textLength: number;
}

/** One hidden box may have lain over another. */
const MAX_ROUNDS = 3;
const COVERING = new Set<OverlayKind>(['consent', 'popup', 'gate', 'backdrop']);
/** No banner, however well known its name. */
const CONTENT = 'main, article, [role=main]';

const hidden = new Map<Element, HiddenOverlay>();

/** Whether it stands in something that was hidden. */
export function inHidden(el: Element | null): boolean {
  for (let up: Element | null = el; up; up = up.parentElement) if (hidden.has(up)) return true;
  return false;
}

/** Nothing is pressed on anybody's behalf, and nothing leaves the document: what made it can still be told. */
function hide(el: Element, kind: OverlayKind, chars: number): void {
  const known = hidden.get(el);
  if (!known || chars > known.chars) hidden.set(el, { kind, selector: selectorOf(el), chars });
  if (!known && COVERING.has(kind)) release(el);
  (el as HTMLElement).style?.setProperty('display', 'none', 'important');
}

const isShown = (el: Element) => el.ownerDocument.defaultView?.getComputedStyle(el).display !== 'none';

function hideMakers(makers: readonly Element[]): boolean {
  const over = makers.flatMap((el) => {
    if (!isShown(el) || /^(?:html|body|main)$/.test(el.localName) || el.querySelector(CONTENT)) return [];
    const kind = makerKind(el);
    return kind && liesOver(el, kind) ? [{ el, kind }] : [];
  });
  for (const { el, kind } of over)
    if (!over.some((other) => other.el !== el && other.el.contains(el)))
      hide(el, kind, el.checkVisibility() ? contentsOf(el).text.length : 0);
  return over.length > 0;
}

function hideUnknown(page: Document, hints: readonly Element[]): boolean {
  let some = false;
  const chosen: Element[] = [];
  const layers = layersOf(page, hints);
  for (const layer of layers) {
    if (chosen.some((el) => el.contains(layer.el)) || inHidden(layer.el)) continue;
    const inner = layers.filter(({ el }) => el !== layer.el && layer.el.contains(el));
    const found = judge(layer, () => readableText(page, layer.el).textLength, inner);
    if (!found) continue;
    chosen.push(layer.el);
    hide(layer.el, found.kind, found.chars);
    some = true;
  }
  return some;
}

function hideBackdrops(page: Document): void {
  const view = page.defaultView;
  if (!view || ![...hidden.values()].some(({ kind }) => COVERING.has(kind))) return;
  const dark = (layer: Layer) => isBackdrop(layer, view) && !inHidden(layer.el);
  for (const { el } of layersOf(page, []).filter(dark)) hide(el, 'backdrop', 0);
}

function clear(page: Document, depth = 0): void {
  makePlain(page);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    let some = false;
    const hints: Element[] = [];
    for (const root of rootsOf(page)) {
      const named = namedIn(root);
      some = hideMakers(named.makers) || some;
      hints.push(...named.hints);
    }
    some = hideUnknown(page, hints) || some;
    if (!some) break;
    hideBackdrops(page);
  }
  if (depth < 2) for (const inside of framesOf(page)) clear(inside, depth + 1);
}

/** How many were hidden when that was last asked. */
let told = 0;

/** Hides what lies over the page without being part of it, now and as it comes: banners, popups, gates, chats, badges. */
export function clearOverlays(): Clearing {
  clear(document);
  watch();
  told = hidden.size;
  return { hidden: [...hidden.values()], textLength: readableText(document).textLength };
}

/** Whether something came to lie over the page since it was cleared; it is hidden now. */
export function clearAgain(): boolean {
  clear(document);
  const came = hidden.size > told;
  told = hidden.size;
  return came;
}

const AFTER_MS = 60;
const PAUSE_MS = 300;
/** A page that never stops changing is not looked after for ever. */
const MAX_SPENT_MS = 400;
let watching = false;

/** Looks again whenever something changes, as long as that costs little. */
function watch(): void {
  if (watching || !document.documentElement) return;
  watching = true;
  let spent = 0;
  let next = 0;
  let waiting = false;
  const look = () => {
    waiting = false;
    const started = performance.now();
    clear(document);
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
