/** Undoes what overlays do to the page behind them, so that it looks as it does without them. */

const LOCKED = /^(?:hidden|clip)(?: (?:hidden|clip))?$/;
const MAX_SIBLINGS = 60;

const setImportant = (el: HTMLElement, name: string, value: string) => el.style.setProperty(name, value, 'important');

/** Makes a page scrollable again. */
function unlockScroll(page: Document): void {
  const view = page.defaultView;
  for (const el of [page.documentElement, page.body]) {
    if (!el || !view) continue;
    const style = view.getComputedStyle(el);
    if (LOCKED.test(style.overflow)) setImportant(el, 'overflow', 'visible');
    if (style.position === 'fixed') {
      setImportant(el, 'position', 'static');
      setImportant(el, 'width', 'auto');
      if (style.height === `${view.innerHeight}px`) setImportant(el, 'height', 'auto');
    }
  }
}

/**
 * Makes what was behind an overlay sharp, opaque and reachable again. Elements outside of the flow, or invisible ones,
 * are menus, searches or ornaments of the page itself, which are closed or blurred on purpose.
 */
function undoHiding(el: HTMLElement, view: Window): void {
  const style = view.getComputedStyle(el);
  const opacity = Number(style.opacity);
  const inFlow = style.position === 'static' || style.position === 'relative';
  if (!inFlow || opacity <= 0.1 || style.pointerEvents === 'none' || style.visibility !== 'visible') return;
  if (el.inert) el.inert = false;
  const large = el.offsetHeight > 200 || el.localName === 'main';
  if (!large) return;
  if (/blur|brightness|grayscale|opacity/.test(style.filter)) setImportant(el, 'filter', 'none');
  if (el.getAttribute('aria-hidden') === 'true') el.removeAttribute('aria-hidden');
  if (opacity < 1) setImportant(el, 'opacity', '1');
}

/** Much of the text, and parts that a page has: it is the page. */
const PAGE_PARTS = 'main, [role=main], h1, nav, header';
const MIN_PAGE_LETTERS = 200;
const MIN_PAGE_SHARE = 0.6;
const lettersOf = (el: Element): number =>
  /^(?:script|style|noscript|template)$/.test(el.localName) ? 0 : (el.textContent ?? '').replace(/\P{L}+/gu, '').length;

/** Shows the page itself where it is not displayed until visitors answer. */
function displayPage(siblings: readonly HTMLElement[], view: Window): void {
  const total = siblings.reduce((sum, el) => sum + lettersOf(el), 0);
  for (const el of siblings) {
    const letters = lettersOf(el);
    if (
      letters < MIN_PAGE_LETTERS ||
      letters < total * MIN_PAGE_SHARE ||
      !(el.matches(PAGE_PARTS) || el.querySelector(PAGE_PARTS))
    )
      continue;
    if (view.getComputedStyle(el).display === 'none') setImportant(el, 'display', 'block');
  }
}

/** Everything except the overlay and its containers. */
export function restorePage(overlay: Element): void {
  const page = overlay.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  unlockScroll(page);
  for (let at: Element | null = overlay; at && at !== page.documentElement; ) {
    const holder: Element | null =
      at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
    const siblings = [...(holder?.children ?? [])]
      .filter((sibling): sibling is HTMLElement => sibling !== at && sibling instanceof HTMLElement)
      .slice(0, MAX_SIBLINGS);
    if (at === overlay && holder === page.body) displayPage(siblings, view);
    for (const sibling of siblings) undoHiding(sibling, view);
    if (holder instanceof HTMLElement) undoHiding(holder, view);
    at = holder;
  }
}
