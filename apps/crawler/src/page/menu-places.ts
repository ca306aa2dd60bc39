import { classOf } from './dom.ts';
import type { RenderedElement } from './types.ts';

/** Where menus are: in navigation itself, next to it (a header or sidebar), or in the footer. */
export type MenuPlace = 'nav' | 'bar' | 'footer';

export const NAVIGATION = 'nav, [role=navigation], [role=menubar]';
const MENU_NAME = /(?:^|[\s_-])(?:[a-z]*(?:menu|nav|navbar|navigation)|drawer|off-?canvas|fly-?out)(?=$|[\s_-])/i;

/** Whether the id or classes of an element call it a menu. */
export const isNamedMenu = (el: Element): boolean => MENU_NAME.test(`${el.id} ${classOf(el)}`);

/** The page as a whole is often named after its menu, as in "has-menu". */
const isWholePage = ({ tag, el }: RenderedElement): boolean =>
  tag === 'html' || tag === 'body' || el.querySelector('main, article, h1') !== null;

const surroundings = new WeakMap<RenderedElement, 'nav' | 'bar' | null>();

/** Whether an element is in navigation, or in something that is named a menu. */
function menuAround(seen: RenderedElement | null): 'nav' | 'bar' | null {
  if (!seen) return null;
  const known = surroundings.get(seen);
  if (known !== undefined) return known;
  const isNavigation = seen.el.matches(`${NAVIGATION}, [role=menu]`);
  const isNamed = !isNavigation && isNamedMenu(seen.el) && !isWholePage(seen);
  const found = isNavigation ? 'nav' : isNamed ? 'bar' : menuAround(seen.parent);
  surroundings.set(seen, found);
  return found;
}

/** The kind of menu place that an element is in; null elsewhere. */
export function placeOf(seen: RenderedElement | null): MenuPlace | null {
  if (!seen || seen.region === 'dialog' || seen.region === 'widget') return null;
  if (seen.region === 'footer' || seen.region === 'nav') return seen.region;
  return menuAround(seen) ?? (seen.region === 'header' || seen.region === 'aside' ? 'bar' : null);
}
