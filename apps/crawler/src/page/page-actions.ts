/** Actions of a visit in a page before it is read. Scripts of the page may have been stopped: then no timer runs. */
import { FORESEEN_MS } from './foreseen.ts';
import { nextFrame } from './next-frame.ts';
import { removeDomClobbering } from './remove-dom-clobbering.ts';

/** By how much less it says so: clocks are rounded, and its answer takes a moment. */
const FORESEEN_MARGIN_MS = 3;

/**
 * Resolves when the fonts are loaded and no element was added or removed for `quietMs`, or after `capMs`. Of that time
 * the last 50 ms need not pass if the browser foresees that nothing happens in them: then it resolves with true. Texts
 * that change by themselves (counters, clocks, typed words) are ignored.
 */
export function waitForQuiet(quietMs: number, capMs: number): Promise<boolean> {
  removeDomClobbering(document);
  return new Promise((resolve) => {
    const done = (foreseen = false) => {
      observer.disconnect();
      resolve(foreseen);
    };
    const end = Date.now() + capMs;
    let timer = setTimeout(done, capMs);
    let idle = 0;
    let ready = false;
    const doneIn = (ms: number) => {
      timer = setTimeout(done, Math.max(0, Math.min(ms, end - Date.now())));
    };
    const lookAhead = () => {
      doneIn(FORESEEN_MS);
      idle = requestIdleCallback((period) => {
        if (period.timeRemaining() >= FORESEEN_MS - FORESEEN_MARGIN_MS) done(true);
      });
    };
    const later = () => {
      if (!ready) return;
      clearTimeout(timer);
      cancelIdleCallback(idle);
      const beforeMs = quietMs - FORESEEN_MS;
      if (beforeMs > 0 && Date.now() + quietMs < end) timer = setTimeout(lookAhead, beforeMs);
      else doneIn(quietMs);
    };
    const observer = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes, removedNodes }) => hasElement(addedNodes) || hasElement(removedNodes))) later();
    });
    observer.observe(document, { childList: true, subtree: true });
    void document.fonts.ready.then(() => {
      ready = true;
      later();
    });
  });
}

function hasElement(nodes: NodeList): boolean {
  for (let i = 0; i < nodes.length; i++) if (nodes[i]?.nodeType === 1) return true;
  return false;
}

/** Which of the texts the scripts in the markup contain. */
export function findInInlineScripts(texts: readonly string[]): string[] {
  removeDomClobbering(document);
  const scripts = [...document.scripts].map(({ textContent }) => textContent ?? '');
  return texts.filter((text) => scripts.some((script) => script.includes(text)));
}

/** Resolves when all markup was parsed, or after `capMs`. */
export async function waitUntilParsed(capMs: number): Promise<void> {
  removeDomClobbering(document);
  const end = performance.now() + capMs;
  while (document.readyState === 'loading' && performance.now() < end) await nextFrame();
}

const MAX_SCROLL_PX = 12_000;
const MAX_LAZY = 2_000;

/** Scrolls down the page and back, so that lazy images load and entrance animations run. */
export async function scrollThrough(capMs: number): Promise<void> {
  removeDomClobbering(document);
  const end = performance.now() + capMs;
  const lazy = document.querySelectorAll('img[loading=lazy], iframe[loading=lazy]');
  for (let i = 0; i < Math.min(lazy.length, MAX_LAZY); i++) (lazy[i] as HTMLImageElement).loading = 'eager';
  const root = document.scrollingElement ?? document.documentElement;
  const height = Math.min(root.scrollHeight, MAX_SCROLL_PX);
  // From inside of a frame, so that it is laid out and observed at each position.
  await nextFrame();
  for (let y = innerHeight; y < height && performance.now() < end; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' });
    await nextFrame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await nextFrame();
}

/** Finishes running animations. */
export function finishAnimations(): void {
  removeDomClobbering(document);
  for (const animation of document.getAnimations().slice(0, 5_000)) {
    try {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    } catch {
      // An endless one continues.
    }
  }
}

/** If scripts were stopped, hides <noscript>, which a browser without scripts would show. */
export function hideNoscript(): void {
  removeDomClobbering(document);
  if (!document.documentElement) return;
  const style = document.createElement('style');
  style.textContent = 'noscript { display: none !important }';
  document.documentElement.append(style);
}
