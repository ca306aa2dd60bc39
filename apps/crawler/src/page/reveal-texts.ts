import { nextFrame } from './next-frame.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';

const MAX_ELEMENTS = 20_000;
/** How long a page has to show a text that has come into view: libraries look every 50 to 100 ms. */
const PATIENCE_MS = 150;
/** After so many texts in a row that stay hidden, the others are not waited for. */
const MAX_VAIN = 6;

const VISIBLE = { opacityProperty: true, visibilityProperty: true };

/** Whether it has a box that nobody sees, because it or what it is in is transparent or has `visibility: hidden`. */
const isConcealed = (el: Element): boolean => el.checkVisibility() && !el.checkVisibility(VISIBLE);

const hasOwnText = ({ childNodes }: Element): boolean => {
  for (let i = 0; i < childNodes.length; i++)
    if (childNodes[i]?.nodeType === 3 && childNodes[i]?.nodeValue?.trim()) return true;
  return false;
};

/** The outermost element that is concealed with a text. */
function concealedPart(el: Element): Element {
  let part = el;
  while (part.parentElement && isConcealed(part.parentElement)) part = part.parentElement;
  return part;
}

/** It takes up room between others. What lies over others is opened by something else than scrolling. */
function isInFlow(part: Element): boolean {
  const { position, float } = getComputedStyle(part);
  const { width, height, bottom, left, right } = part.getBoundingClientRect();
  return (
    (position === 'static' || position === 'relative') &&
    float === 'none' &&
    width * height > 1 &&
    bottom + scrollY > 0 &&
    right > 0 &&
    left < innerWidth &&
    part.closest('[aria-hidden=true], [inert], dialog, [role=dialog]') === null
  );
}

/** Parts in the flow of the page with texts that nobody sees, in document order. */
function findConcealed(end: number): Element[] {
  const parts = new Set<Element>();
  const all = document.body?.getElementsByTagName('*') ?? [];
  for (let i = 0; i < Math.min(all.length, MAX_ELEMENTS); i++) {
    if ((i & 63) === 0 && performance.now() > end) break;
    const el = all[i] as Element;
    if (hasOwnText(el) && isConcealed(el)) parts.add(concealedPart(el));
  }
  return [...parts].filter(isInFlow);
}

/** Also while it waits for its transition. */
const isRevealed = (part: Element): boolean => !isConcealed(part) || part.getAnimations().length > 0;

async function comesUp(part: Element, end: number): Promise<boolean> {
  const { top, height } = part.getBoundingClientRect();
  // Only the window: what is scrolled inside of the page would stay so.
  scrollTo({ top: scrollY + top - Math.max(0, innerHeight - height) / 2, behavior: 'instant' });
  const last = Math.min(end, performance.now() + PATIENCE_MS);
  do await nextFrame();
  while (!isRevealed(part) && performance.now() < last);
  return isRevealed(part);
}

/**
 * Scrolls to texts that are still hidden after the whole page was scrolled through, until the page shows them, or for
 * `capMs`: some pages show what has been in view for a while, or one after another. Then it scrolls back.
 */
export async function revealTexts(capMs: number): Promise<void> {
  removeDomClobbering(document);
  const end = performance.now() + capMs;
  let hidden = findConcealed(end);
  if (hidden.length === 0) return;
  for (let vain = 0; vain < MAX_VAIN && performance.now() < end; ) {
    const part = hidden.shift();
    if (!part) break;
    vain = (await comesUp(part, end)) ? 0 : vain + 1;
    hidden = hidden.filter((one) => !isRevealed(one));
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
}
