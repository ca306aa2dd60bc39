import type { PageLink } from '@brandprint/contracts';
import { findClosedMenus } from './closed-menus.ts';
import { absoluteUrl, accessibleName, attribute, collapseWhitespace, hasWord, truncate } from './dom.ts';
import type { HiddenParts } from './hidden-parts.ts';
import { isLocalePath, isOtherLocale } from './locale-paths.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_LINKS = 600;
const BRAND_WORDS = ['logo', 'brand', 'wordmark', 'logotype', 'logos', 'brandmark', 'sitename'];
const bare = (host: string) => host.replace(/^www\./, '');

/** Named a logo or brand; compounds such as "sitelogo" end in the word. */
export const hasBrandName = (words: Set<string>) =>
  hasWord(words, BRAND_WORDS) || [...words].some((word) => word.endsWith('logo'));

/** Same host, or one is a subdomain of the other. */
function isSameHostFamily(href: string): boolean {
  const [a, b] = [bare(new URL(href).hostname), bare(location.hostname)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

/** The site's root, an index file, this folder's index, a localised home page, or the top of this page. */
function isHomeHref(raw: string, named: boolean, brandLike: boolean): boolean {
  const href = absoluteUrl(raw);
  if (!href || !isSameHostFamily(href)) return false;
  const url = new URL(href);
  const route = /^#!?(\/.*)$/.exec(url.hash)?.[1];
  if (route) return /^\/(?:home|start|index)?\/?$/i.test(route) || isLocalePath(route);
  const fragment = raw.trim().startsWith('#');
  if (fragment) return brandLike && /^#(?:!|top|page-?top|home|hero|body|main|start|intro)?$/i.test(raw.trim());
  if (url.search && !/^\?(?:lang|hl|locale|ref|utm)/.test(url.search)) return false;
  const path = url.pathname.replace(/(?<=\/)(?:index|home|default)(?:\.(?:html?|php|aspx?)|\/)?$/i, '');
  const here = new URL('.', location.href).pathname;
  return path === '/' || path === here || (isLocalePath(path) && (named || !isOtherLocale(path)));
}

export function isHomeLink(seen: RenderedElement): boolean {
  if (!seen.link || seen.link.hasAttribute('hreflang')) return false;
  const raw = seen.link.getAttribute('href') ?? '';
  const words = new Set([...seen.words, ...(seen.link.className?.toString() ?? '').toLowerCase().split(/[^a-z]+/)]);
  const onTop = seen.region === 'header' || seen.box.y < 240;
  const named = hasBrandName(words);
  const brandLike = onTop && (named || seen.link.querySelector('img, svg') !== null);
  return isHomeHref(raw, named, brandLike);
}

/** Its text, or else its accessible name or that of a picture in it. */
function nameOf(link: Element): string {
  const picture = link.querySelector('img[alt], svg[aria-label], [aria-label]');
  return truncate(
    collapseWhitespace(truncate(link.textContent ?? '', 1000)) ||
      accessibleName(link) ||
      (picture ? accessibleName(picture) : ''),
    200,
  );
}

/** Links as visitors find them: visible ones first, then those of closed menus; one entry per URL and text. */
export function readLinks(walked: PageWalk, { parts, concealed }: HiddenParts): PageLink[] {
  const links = new Map<string, PageLink>();
  const add = (el: Element, place: Pick<PageLink, 'region' | 'collapsed'>): void => {
    if (links.size >= MAX_LINKS) return;
    const href = absoluteUrl(el.getAttribute('href'), el.baseURI);
    const text = nameOf(el);
    const key = `${href} ${text}`;
    if (!href || links.has(key)) return;
    links.set(key, { href, text, rel: attribute(el, 'rel'), sameSite: isSameHostFamily(href), ...place });
  };
  for (const seen of walked.elements)
    if (seen.link === seen.el && !concealed.has(seen)) add(seen.el, { region: seen.region });
  for (const menu of findClosedMenus(walked, parts))
    for (const el of menu.links) if (nameOf(el)) add(el, { region: menu.region, collapsed: true });
  return [...links.values()];
}
