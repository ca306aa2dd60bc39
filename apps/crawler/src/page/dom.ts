import type { Box } from '@brandprint/contracts';
import { shadowRootOf } from './shadow-roots.ts';

export const collapseWhitespace = (text: string) => text.replace(/\s+/g, ' ').trim();
export const truncate = (text: string, length: number) => (text.length > length ? text.slice(0, length) : text);
export const parsePx = (value: string) => Number.parseFloat(value) || 0;
export const round = (n: number, digits = 2) => Math.round(n * 10 ** digits) / 10 ** digits;

export const roundBox = (box: Box): Box => ({
  x: Math.round(box.x),
  y: Math.round(box.y),
  width: Math.round(box.width),
  height: Math.round(box.height),
});

export function intersect(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** The bounding box of two boxes. */
export function unionBox(a: Box | null, b: Box | null): Box | null {
  if (!a || !b) return a ?? b;
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

export const areaOf = (box: Box | null) => (box ? box.width * box.height : 0);

/** "" if it has none of that name. */
export const attribute = (el: Element, name: string) => el.getAttribute(name) ?? '';

export const classOf = (el: Element) => truncate(attribute(el, 'class'), 400);

/** Words of id and class: split at everything except letters, and at camelCase. */
export function idAndClassWords(el: Element): Set<string> {
  const raw = `${el.id || ''} ${el.getAttribute('class') ?? ''}`;
  if (raw.length < 2) return new Set();
  const words = truncate(raw, 600)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return new Set(words.split(/[^a-z]+/).filter(Boolean));
}

export const hasWord = (words: Set<string>, wanted: readonly string[]) => wanted.some((word) => words.has(word));

/** Absolute http(s) URL, or null. */
export function absoluteUrl(href: string | null | undefined, base: string = document.baseURI): string | null {
  if (!href) return null;
  try {
    const url = new URL(href.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The URLs of all url() layers of a computed value; data: URLs as "data:", unless requested in full. */
export function cssUrls(value: string, wholeData = false): string[] {
  const urls: string[] = [];
  for (const match of value.matchAll(/url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^)]*))\s*\)/g)) {
    const url = (match[1] ?? match[2] ?? match[3] ?? '').replace(/\\(.)/g, '$1');
    if (url) urls.push(url.startsWith('data:') && !wholeData ? 'data:' : url);
  }
  return urls;
}

/** Cuts data: URLs, which may be huge. */
export const stripDataUrls = (value: string) => truncate(value.replace(/url\("?data:[^)]*\)/g, 'url(data:)'), 1000);

export const accessibleName = (el: Element) =>
  collapseWhitespace(el.getAttribute('aria-label') || el.getAttribute('title') || el.getAttribute('alt') || '');

/** Children in the flat tree: shadow content instead of light content, assigned nodes instead of a slot's own. */
export function flatChildren(el: Element): ArrayLike<Node> {
  const shadow = shadowRootOf(el);
  if (shadow) return shadow.childNodes;
  if (el.localName === 'slot') {
    const assigned = (el as HTMLSlotElement).assignedNodes?.({ flatten: true });
    if (assigned?.length) return assigned;
  }
  return el.childNodes;
}

const selectors = new Map<Element, string>();
const isPlainName = (name: string) => /^[A-Za-z][\w-]{0,60}$/.test(name);

function simpleSelector(el: Element): string {
  const tag = el.localName;
  if (el.id && isPlainName(el.id) && !/\d{4,}/.test(el.id)) return `#${CSS.escape(el.id)}`;
  const classes = [...el.classList].filter((name) => isPlainName(name) && !/^(is|has|js)-/.test(name)).slice(0, 3);
  return CSS.escape(tag) + classes.map((name) => `.${CSS.escape(name)}`).join('');
}

function siblingIndex(el: Element): number {
  let index = 1;
  for (let twin = el.previousElementSibling; twin; twin = twin.previousElementSibling)
    if (twin.localName === el.localName) index++;
  return index;
}

let selectorsUntil = Number.POSITIVE_INFINITY;

/** From this number on selectors are only approximate: checking which of a million elements is first takes long. */
export function approximateSelectorsAfter(deadline: number): void {
  selectorsUntil = deadline;
}

/** A readable selector whose first match in the document or shadow root is the element. */
export function selectorOf(el: Element): string {
  const known = selectors.get(el);
  if (known !== undefined) return known;
  const root = el.getRootNode() as Document | ShadowRoot;
  const finds = (selector: string) => {
    try {
      return root.querySelector(selector) === el;
    } catch {
      return false;
    }
  };
  let selector = simpleSelector(el);
  if (performance.now() > selectorsUntil) return selector;
  let ancestor = el.parentElement;
  for (let level = 0; level < 3 && ancestor && ancestor.localName !== 'html' && !finds(selector); level++) {
    selector = `${simpleSelector(ancestor)} > ${selector}`;
    ancestor = ancestor.parentElement;
  }
  if (el.parentElement && !finds(selector)) selector += `:nth-of-type(${siblingIndex(el)})`;
  selectors.set(el, selector);
  return selector;
}
