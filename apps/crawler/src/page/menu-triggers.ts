import { attribute } from './dom.ts';
import { isNamedMenu, type MenuPlace, placeOf } from './menu-places.ts';
import type { PageWalk } from './types.ts';

/** Attributes by which a control refers to what it opens. */
const REFERENCES = [
  'aria-controls',
  'aria-owns',
  'popovertarget',
  'commandfor',
  'data-target',
  'data-bs-target',
  'data-toggle',
  'href',
];
/** A plain link to a fragment may lead to a section of a page that shows one at a time. */
const FRAGMENT_CONTROL =
  'a[href^="#"]:is([role=button], [aria-expanded], [aria-haspopup], [data-toggle], [data-bs-toggle])';
const CONTROL = REFERENCES.map((name) => (name === 'href' ? FRAGMENT_CONTROL : `[${name}]`)).join();
/** Tabs show content, not menus. */
const TAB = '[role=tab], [data-toggle=tab], [data-bs-toggle=tab], [data-toggle=pill], [data-bs-toggle=pill]';
const MENU_LABEL = /\bmenu\b|navigation/i;

/** The elements that a control refers to. */
export function targetsOf(el: Element): Element[] {
  const root = el.getRootNode() as Document | ShadowRoot;
  return REFERENCES.flatMap((name) => attribute(el, name).trim().split(/\s+/))
    .map((reference) => root.getElementById?.(reference.replace(/^#/, '')))
    .filter((target): target is HTMLElement => target != null && !target.contains(el));
}

/** What visible controls in menus, headers and footers refer to, and controls elsewhere that are named after a menu. */
export function findControlled({ elements }: PageWalk): Map<Element, MenuPlace> {
  const found = new Map<Element, MenuPlace>();
  for (const seen of elements) {
    if (seen.area === 0 || !seen.el.matches(CONTROL) || seen.el.matches(TAB)) continue;
    const isMenuButton = isNamedMenu(seen.el) || MENU_LABEL.test(attribute(seen.el, 'aria-label'));
    const place = placeOf(seen) ?? (isMenuButton ? 'bar' : null);
    if (place) for (const target of targetsOf(seen.el)) found.set(target, place);
  }
  return found;
}
