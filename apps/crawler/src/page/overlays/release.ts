/** Undoes what overlays do to the page behind them, so that it looks as it does without them. */

const LOCKED = /^(?:hidden|clip)(?: (?:hidden|clip))?$/;
const MAX_SIBLINGS = 60;

const set = (el: HTMLElement, name: string, value: string) => el.style.setProperty(name, value, 'important');

/** A page that can be scrolled again. */
function unlock(page: Document): void {
  const view = page.defaultView;
  for (const el of [page.documentElement, page.body]) {
    if (!el || !view) continue;
    const style = view.getComputedStyle(el);
    if (LOCKED.test(style.overflow)) set(el, 'overflow', 'visible');
    if (style.position === 'fixed') {
      set(el, 'position', 'static');
      set(el, 'width', 'auto');
      if (style.height === `${view.innerHeight}px`) set(el, 'height', 'auto');
    }
  }
}

/**
 * What stood behind an overlay, sharp, opaque and within reach. What is out of the flow, or cannot be seen at all, is a
 * menu, a search or an ornament of the page's own: closed, or soft, on purpose.
 */
function reveal(el: HTMLElement, view: Window): void {
  const style = view.getComputedStyle(el);
  const opacity = Number(style.opacity);
  const inFlow = style.position === 'static' || style.position === 'relative';
  if (!inFlow || opacity <= 0.1 || style.pointerEvents === 'none' || style.visibility !== 'visible') return;
  if (el.inert) el.inert = false;
  const large = el.offsetHeight > 200 || el.localName === 'main';
  if (!large) return;
  if (/blur|brightness|grayscale|opacity/.test(style.filter)) set(el, 'filter', 'none');
  if (el.getAttribute('aria-hidden') === 'true') el.removeAttribute('aria-hidden');
  if (opacity < 1) set(el, 'opacity', '1');
}

/** Everything beside the overlay and beside what holds it. */
export function release(overlay: Element): void {
  const page = overlay.ownerDocument;
  const view = page.defaultView;
  if (!view) return;
  unlock(page);
  for (let at: Element | null = overlay; at && at !== page.documentElement; ) {
    const holder: Element | null =
      at.parentElement ?? ((at.getRootNode() as ShadowRoot).host as Element | undefined) ?? null;
    let count = 0;
    for (const sibling of holder?.children ?? [])
      if (sibling !== at && sibling instanceof HTMLElement && count++ < MAX_SIBLINGS) reveal(sibling, view);
    if (holder instanceof HTMLElement) reveal(holder, view);
    at = holder;
  }
}
