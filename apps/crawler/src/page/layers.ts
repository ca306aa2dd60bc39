import type { DesignSample, Region } from '@brandprint/contracts';
import { isInHiddenOverlay } from './overlays/clear-overlays.ts';
import { Samples } from './samples.ts';
import type { Stylesheets } from './stylesheets.ts';
import type { PageWalk } from './types.ts';

const MAX_MATCHES = 200;

/** Elements on a layer of their own, seen or not: menus, dialogs and overlays are closed when a page is read. */
export function readLayers(walked: PageWalk, { rules }: Stylesheets, deadline: number): DesignSample[] {
  const layers = new Samples<DesignSample>();
  const seenElements = walked.elements.filter(({ visible, area }) => visible && area >= 2);
  for (const { el, style, region, area } of seenElements) addLayer(el, style, region, area);
  const seen = new Set(seenElements.map(({ el }) => el));
  for (const { selector, style } of rules) {
    if (!style.zIndex || performance.now() > deadline) continue;
    for (const el of closedMatches(selector)) {
      if (seen.has(el) || isInHiddenOverlay(el)) continue;
      seen.add(el);
      addLayer(el, getComputedStyle(el), regionAround(el, walked), 0);
    }
  }
  return layers.mostUsed();

  function addLayer(el: Element, style: CSSStyleDeclaration, region: Region, area: number): void {
    const { zIndex } = style;
    if (zIndex === 'auto' || (style.position === 'static' && !isItem(el))) return;
    layers.add(zIndex, { el, region, area }, (at) => ({ ...at, value: zIndex }));
  }
}

/** The z-index of items in a flex box or grid counts wherever they are positioned. */
const isItem = ({ parentElement }: Element): boolean =>
  parentElement !== null && /flex|grid/.test(getComputedStyle(parentElement).display);

function closedMatches(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)].slice(0, MAX_MATCHES);
  } catch {
    return []; // A selector for shadow trees only.
  }
}

function regionAround(el: Element, { byElement }: PageWalk): Region {
  for (let up: Element | null = el; up; up = up.parentElement) {
    const region = byElement.get(up)?.region;
    if (region) return region;
  }
  return 'main';
}
