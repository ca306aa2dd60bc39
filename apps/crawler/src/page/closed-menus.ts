import { dropsContent, isAtomic } from './content-tags.ts';
import { absoluteUrl, flatChildren } from './dom.ts';
import type { HiddenPart } from './hidden-parts.ts';
import { hasOtherPurpose, isOfPage } from './hidden-purposes.ts';
import { isLocalePath, isOtherLocale } from './locale-paths.ts';
import { isNamedMenu, type MenuPlace, NAVIGATION, placeOf } from './menu-places.ts';
import { findControlled } from './menu-triggers.ts';
import type { PageWalk, RenderedElement } from './types.ts';

/** A menu that visitors open by hover, focus or click. */
export interface ClosedMenu {
  links: Element[];
  region: 'nav' | 'footer';
}

/** In a menu, much of the text is in links; in a dialog or a tab, little is. */
const MIN_LINKED_SHARE = 0.25;
const MIN_LINKED_SHARE_BY_NAME = 0.5;
/** Maximum number of nodes that are looked at in the hidden parts of a page. */
const MAX_NODES = 50_000;

/** A hidden part that may be a menu. */
interface Candidate extends HiddenPart {
  place: MenuPlace | null;
  links: Element[];
  /** Share of the text that is in links. */
  linkedShare: number;
  isControlled: boolean;
}

/** What shows that a hidden part is a menu. */
const SIGNS: ((part: Candidate) => boolean)[] = [
  // A control in a menu refers to it.
  ({ isControlled, linkedShare }) => isControlled && linkedShare >= MIN_LINKED_SHARE,
  // It is the content of a closed <details>.
  ({ place, parent }) => place !== null && parent?.tag === 'details',
  // It is the submenu of an item.
  ({ place, parent, links, el }) => place !== null && isInItem(parent) && (links.length > 1 || el.matches(LIST)),
  // It is a group of links in navigation; a single one may be a trap for robots.
  ({ place, links }) => place === 'nav' && links.length > 1,
  // It comes after a control.
  (part) => part.links.length > 1 && part.linkedShare >= MIN_LINKED_SHARE && followsControl(part),
  // It is named a menu, outside of the content.
  ({ el, parent, links, linkedShare }) =>
    links.length > 1 && linkedShare >= MIN_LINKED_SHARE_BY_NAME && isNamedMenu(el) && !isInContent(parent),
];

const LIST = 'ul, ol, menu, [role=menu]';

const hasAncestor = (seen: RenderedElement | null, selector: string, levels = Number.POSITIVE_INFINITY): boolean =>
  seen !== null && levels > 0 && (seen.el.matches(selector) || hasAncestor(seen.parent, selector, levels - 1));

const isInContent = (seen: RenderedElement | null) => hasAncestor(seen, 'main, article, section');
const isInItem = (seen: RenderedElement | null) => hasAncestor(seen, 'li, [role=menuitem]', 3);

const CONTROLS = 'button, summary, label, [role=button], [aria-expanded], [aria-haspopup]';
const OPENERS: Record<MenuPlace, string> = {
  nav: `${CONTROLS}, a`,
  bar: `${CONTROLS}, a`,
  footer: `${CONTROLS}, h2, h3, h4, h5, h6`,
};

/** Whether the element before it is a control, or has one or two, such as a link and a button. */
function followsControl({ el, place }: Candidate): boolean {
  const before = el.previousElementSibling;
  if (!place || !before) return false;
  return before.matches(OPENERS[place]) || [1, 2].includes(before.querySelectorAll(OPENERS[place]).length);
}

/** Closed menus, in document order. */
export function findClosedMenus(walked: PageWalk, parts: readonly HiddenPart[]): ClosedMenu[] {
  const controlled = findControlled(walked);
  let left = MAX_NODES;

  /** Its elements and texts in the flat tree, without those of another purpose. */
  function* contentsOf(root: Element): Generator<Node> {
    const stack: Node[] = [root];
    for (let node = stack.pop(); node && left-- > 0; node = stack.pop()) {
      if (node.nodeType === 3) yield node;
      if (node.nodeType !== 1 || isLeftOut(node as Element)) continue;
      yield node;
      const children = flatChildren(node as Element);
      for (let i = children.length - 1; i >= 0; i--) stack.push(children[i] as Node);
    }
  }

  function candidate(part: HiddenPart): Candidate | null {
    const links: Element[] = [];
    let [chars, linked] = [0, 0];
    for (const node of contentsOf(part.el)) {
      if (node.nodeType === 3) chars += lengthOf(node);
      else if (isMenuLink(node as Element)) {
        links.push(node as Element);
        linked += lengthOf(node);
      }
    }
    if (links.length === 0) return null;
    const place = placeOf(part.parent) ?? controlled.get(part.el) ?? null;
    return { ...part, place, links, linkedShare: linked / Math.max(chars, 1), isControlled: controlled.has(part.el) };
  }

  /** The part itself, or the menus in it. */
  function menusIn(part: HiddenPart): Candidate[] {
    const whole = candidate(part);
    if (!whole || !isOfPage(part)) return [];
    if (SIGNS.some((holds) => holds(whole))) return [whole];
    const inner = [...contentsOf(part.el)].filter(
      (node) => node.nodeType === 1 && ((node as Element).matches(NAVIGATION) || controlled.has(node as Element)),
    ) as Element[];
    return inner
      .flatMap((el) => candidate({ ...part, el }) ?? [])
      .filter(({ links, linkedShare }) => links.length > 1 && linkedShare >= MIN_LINKED_SHARE);
  }

  return parts.flatMap(menusIn).map(({ links, place }) => ({ links, region: place === 'footer' ? 'footer' : 'nav' }));
}

const isLeftOut = (el: Element): boolean => dropsContent(el.localName) || isAtomic(el.localName) || hasOtherPurpose(el);

const lengthOf = (node: Node): number => (node.textContent ?? '').replace(/\s+/g, '').length;

/** A link to another page in this language. */
function isMenuLink(el: Element): boolean {
  if (el.localName !== 'a' || el.hasAttribute('hreflang')) return false;
  const href = absoluteUrl(el.getAttribute('href'), el.baseURI);
  if (!href) return false;
  const url = new URL(href);
  if (isLocalePath(url.pathname) && isOtherLocale(url.pathname)) return false;
  const isHere = url.origin === location.origin && url.pathname === location.pathname && url.search === location.search;
  return !isHere || /^#!?\//.test(url.hash);
}
