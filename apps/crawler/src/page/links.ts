import type { PageLink } from '@brandprint/contracts';
import { absoluteUrl, accessibleName, collapseWhitespace, hasWord, truncate } from './dom.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_LINKS = 600;
const BRAND_WORDS = ['logo', 'brand', 'wordmark', 'logotype', 'logos', 'brandmark', 'sitename'];
const bare = (host: string) => host.replace(/^www\./, '');

export const hasBrandName = (words: Set<string>) => hasWord(words, BRAND_WORDS);

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
  if (route) return /^\/(?:home|start|index)?\/?$/i.test(route) || LOCALE.test(route);
  const fragment = raw.trim().startsWith('#');
  if (fragment) return brandLike && /^#(?:!|top|page-?top|home|hero|body|main|start|intro)?$/i.test(raw.trim());
  if (url.search && !/^\?(?:lang|hl|locale|ref|utm)/.test(url.search)) return false;
  const path = url.pathname.replace(/(?<=\/)(?:index|home|default)(?:\.(?:html?|php|aspx?)|\/)?$/i, '');
  const here = new URL('.', location.href).pathname;
  return path === '/' || path === here || (LOCALE.test(path) && (named || !isOtherLocale(path)));
}

/** The home page of a language, a country, or both. */
const LOCALE = /^(?:\/[a-z]{2}(?:[-_][a-z]{2,4})?){1,2}\/?$/i;

/** A link to the home page in another language is a language switch. */
function isOtherLocale(path: string): boolean {
  const parts = (text: string) => text.toLowerCase().split(/[-_/]/).filter(Boolean);
  const own = [...parts(document.documentElement.lang), ...parts(location.pathname.split('/').slice(0, 3).join('/'))];
  return own.length > 0 && !parts(path).some((part) => own.includes(part));
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

/** Links as visitors find them: visible ones first, one entry per URL and text. */
export function readLinks(walked: PageWalk): PageLink[] {
  const links: PageLink[] = [];
  const known = new Set<string>();
  for (const seen of walked.elements) {
    if (seen.link !== seen.el) continue;
    const href = absoluteUrl(seen.el.getAttribute('href'), seen.el.baseURI);
    if (!href) continue;
    const picture = seen.el.querySelector('img[alt], svg[aria-label], [aria-label]');
    const text = truncate(
      collapseWhitespace(truncate(seen.el.textContent ?? '', 1000)) ||
        accessibleName(seen.el) ||
        (picture ? accessibleName(picture) : ''),
      200,
    );
    const key = `${href} ${text}`;
    if (known.has(key)) continue;
    known.add(key);
    links.push({
      href,
      text,
      region: seen.region,
      rel: seen.el.getAttribute('rel') ?? '',
      sameSite: isSameHostFamily(href),
    });
    if (links.length >= MAX_LINKS) break;
  }
  return links;
}
