import type { PageKind, PageLink, Region } from '@brandprint/contracts';
import { classify, languagePrefix } from './kinds.ts';
import { pageKey, sameSite, visitable } from './site.ts';

export interface Candidate {
  url: string;
  kind: PageKind;
  score: number;
}

type Link = Pick<PageLink, 'href' | 'text' | 'region' | 'rel'>;

const FILE =
  /\.(?:jpe?g|png|gif|svg|webp|avif|ico|bmp|pdf|zip|gz|tgz|rar|7z|dmg|exe|msi|pkg|deb|rpm|apk|mp[34]|m4[av]|mov|avi|webm|ogg|wav|css|m?js|json|xml|rss|atom|txt|csv|docx?|xlsx?|pptx?|ics|woff2?|ttf|otf|eot)$/i;
const ACTION =
  /(?:^|[/_-])(?:log-?out|sign-?out|log-?in|sign-?in|sign-?up|register|auth|oauth|cart|basket|checkout|account|wp-admin|admin|unsubscribe|delete|remove|share|print|search|feed|amp|cdn-cgi|wp-json|forgot-password|password|404)(?:[/_.-]|$)/i;
const PAGINATION = /\/(?:page|seite|pagina)[/-]?\d+(?:\/|$)|[?&](?:p|page|paged|offset|start)=\d+/i;

/** How much a link's place says: what a site puts in its navigation it finds important. */
const PLACES: Partial<Record<Region, number>> = { nav: 12, header: 12, hero: 8, footer: 4, main: 2 };

/** Pages of one template say the same of a brand: so many of a kind are enough. */
const SAME_TEMPLATE = 2;

/** Which pages to visit next, so that few say much. Pure: the same links give the same order. */
export class Frontier {
  readonly #home: string;
  readonly #language: string | null;
  readonly #candidates = new Map<string, Candidate & { order: number }>();
  readonly #seen = new Set<string>();
  readonly #kinds = new Map<PageKind, number>();
  readonly #templates = new Map<string, number>();

  /** `lang` is the first page's language: its variants in other languages are not visited. */
  constructor(home: string, lang: string) {
    this.#home = home;
    this.#language = languagePrefix(home) ?? (lang ? lang.toLowerCase() : null);
    this.markVisited(home);
  }

  get size(): number {
    return this.#candidates.size;
  }

  /** Takes a page out of what is left, for instance the target of a redirect. False if it was visited already. */
  markVisited(url: string): boolean {
    const key = pageKey(url);
    this.#candidates.delete(key);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  add(links: readonly Link[]): void {
    for (const link of links) {
      const candidate = this.#judge(link);
      if (!candidate) continue;
      const key = pageKey(candidate.url);
      const known = this.#candidates.get(key);
      if (known && known.score >= candidate.score) continue;
      this.#candidates.set(key, { ...candidate, order: known?.order ?? this.#candidates.size });
    }
  }

  /** The most telling page that is left; kinds and templates that were had before count for less. */
  next(): Candidate | null {
    let best: (Candidate & { order: number }) | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const candidate of this.#candidates.values()) {
      if ((this.#templates.get(templateOf(candidate.url)) ?? 0) >= SAME_TEMPLATE) continue;
      const score = candidate.score - 15 * (this.#kinds.get(candidate.kind) ?? 0);
      if (score > bestScore || (score === bestScore && best && candidate.order < best.order)) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) return null;
    this.markVisited(best.url);
    count(this.#kinds, best.kind);
    count(this.#templates, templateOf(best.url));
    return { url: best.url, kind: best.kind, score: best.score };
  }

  #judge({ href, text, region, rel }: Link): Candidate | null {
    if (!/^https?:/i.test(href) || href.length > 2000 || !URL.canParse(href)) return null;
    const url = visitable(href);
    if (!sameSite(url, this.#home) || this.#seen.has(pageKey(url)) || this.#otherLanguage(url)) return null;
    const { pathname, search } = new URL(url);
    if (FILE.test(pathname) || ACTION.test(pathname) || PAGINATION.test(pathname + search)) return null;
    const { kind, worth, depth } = classify(url, text);
    const levels = pathname.split('/').filter(Boolean).length;
    const score =
      worth +
      (PLACES[region] ?? 0) -
      4 * Math.max(0, levels - 1) -
      10 * (depth ?? 0) -
      (search ? 12 : 0) -
      (/\bnofollow\b/.test(rel) ? 10 : 0) -
      (new URL(url).host.replace(/^www\./, '') === new URL(this.#home).host.replace(/^www\./, '') ? 0 : 14);
    return { url, kind, score };
  }

  #otherLanguage(url: string): boolean {
    const prefix = languagePrefix(url);
    if (prefix === null || !isLanguage(prefix)) return false;
    return prefix !== this.#language && prefix.split(/[-_]/)[0] !== this.#language?.split('-')[0];
  }
}

const LANGUAGES = new Set(
  'ar bg bn bs ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka kk ko lt lv mk ms nb nl nn no pl pt ro ru sk sl sq sr sv sw ta th tr uk ur uz vi zh jp cn kr br mx us gb uk cz dk se'.split(
    ' ',
  ),
);

const isLanguage = (prefix: string): boolean => LANGUAGES.has(prefix.split(/[-_]/)[0] ?? '');

/** "/blog/2024/some-post" and "/blog/2023/another" are one template: the last segment and numbers stand for any. */
function templateOf(address: string): string {
  const { host, pathname } = new URL(address);
  const parts = pathname.split('/').filter(Boolean);
  // Pages right below the root are each their own; deeper ones are known by their folder.
  if (parts.length < 2) return `${host}${pathname}`;
  const folder = parts.slice(0, -1).map((part) => (/\d/.test(part) ? '*' : part));
  return `${host}/${folder.join('/')}/*`;
}

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};
