import { canParseUrl, type PageKind, type PageLink, type Region } from '@brandprint/contracts';
import { LocaleDetector } from './locale-detector.ts';
import { isMembersArea } from './members-areas.ts';
import { classifyPage } from './page-kind.ts';
import { isHostRoot, pageKey, routeAsPath, sameSite, stripTracking, withoutWww } from './site.ts';
import { isListing, isSkipped } from './skip-rules.ts';
import { isSameLanguage } from './url-locale.ts';
import { urlTemplate } from './url-template.ts';

export interface Candidate {
  url: string;
  kind: PageKind;
  score: number;
}

type Link = Pick<PageLink, 'href' | 'text' | 'region' | 'rel' | 'collapsed'>;

interface QueuedCandidate extends Candidate {
  template: string;
  /** Maximum number of pages of one template. */
  templateLimit: number;
  order: number;
}

/** Score of a link's position: sites put important pages into their navigation. */
const NAVIGATION_BONUS = 12;
const REGION_BONUS: Partial<Record<Region, number>> = {
  nav: NAVIGATION_BONUS,
  header: NAVIGATION_BONUS,
  hero: 8,
  footer: 4,
  main: 2,
};
/** A page that only the sitemap names is not linked anywhere. */
const SITEMAP_PENALTY = -10;
/** The site's home page, if another page was submitted. */
const ROOT_SCORE = 40;

const PENALTIES = {
  /** For each level below the first. */
  level: 4,
  /** For each level below the folder that determined the kind. */
  below: 10,
  query: 12,
  nofollow: 10,
  listed: 15,
  /** For members only: who does not log in reads little there. */
  members: 40,
  otherHost: 14,
  /** On a multilingual site, a URL without a language. */
  unmarked: 12,
  /** For each page of its kind that was already chosen. */
  sameKind: 15,
} as const;

/** Pages of one template say the same about a brand; those in the navigation were selected by somebody. */
const MAX_PER_TEMPLATE = 2;
const MAX_PER_TEMPLATE_IN_NAVIGATION = 4;
/** More pages of a kind say no less of a brand than terms and posts do. */
const MAX_REPEATS = 2;
const MAX_CANDIDATES = 3_000;
const MAX_URL_LENGTH = 2_000;

/** Decides which pages to visit next, so that few pages say much. Pure: the same links give the same order. */
export class Frontier {
  readonly #home: string;
  readonly #base: string;
  readonly #lang: string;
  readonly #localeDetector: LocaleDetector;
  /** The language variant to read; null if URLs do not name it. */
  #locale: string | null;
  /** Folders of variants in other languages. */
  readonly #otherLocaleFolders = new Set<string>();
  readonly #candidates = new Map<string, QueuedCandidate>();
  readonly #seen = new Set<string>();
  readonly #kinds = new Map<PageKind, number>();
  readonly #templates = new Map<string, number>();

  /** `lang` is the first page's language: its variants in other languages are not visited. */
  constructor(home: string, lang: string) {
    this.#home = home;
    this.#lang = lang;
    this.#localeDetector = new LocaleDetector(home, lang);
    this.#locale = this.#localeDetector.parse(home).locale;
    this.#base = baseFolder(this.#localeDetector.parse(home).urlWithoutLocale);
    this.markVisited(home);
  }

  get size(): number {
    return this.#candidates.size;
  }

  /** Removes a page and its language variants from the queue. False if it was already visited. */
  markVisited(url: string): boolean {
    const key = this.#keyOf(url);
    this.#candidates.delete(key);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /** Records where a visit ended. False if that is another page that was already visited. */
  markRedirected(url: string, finalUrl: string): boolean {
    return this.#keyOf(url) === this.#keyOf(finalUrl) || this.markVisited(finalUrl);
  }

  /** Language variants that a page declares: they are not visited, nor, for a first page, what is below them. */
  addVariants(variants: readonly { href: string; hreflang: string }[]): void {
    this.#localeDetector.noteVariants(variants.map(({ href }) => href).filter((href) => canParseUrl(href)));
    for (const { href, hreflang } of variants) {
      if (!/^https?:/i.test(href) || !canParseUrl(href) || pageKey(href) === pageKey(this.#home)) continue;
      this.markVisited(href);
      const { host, pathname } = new URL(href);
      const folder = `${withoutWww(host)}${pathname}`;
      if (hreflang.toLowerCase() === 'x-default' || !pathname.endsWith('/') || pathname.split('/').length > 4) continue;
      if (!folderKey(this.#home).startsWith(folder)) this.#otherLocaleFolders.add(folder);
    }
  }

  /** Adds the links of a page. */
  add(links: readonly Link[]): void {
    this.#localeDetector.noteLinks(links);
    this.#locale ??= this.#mostCommonLocale(links);
    const named = countLinkTexts(links);
    for (const { href, text, region, rel, collapsed } of links)
      this.#enqueue(
        href,
        (named.get(href) ?? 0) <= MAX_LINK_TEXTS ? text : '',
        (collapsed ? NAVIGATION_BONUS : (REGION_BONUS[region] ?? 0)) -
          (/\bnofollow\b/.test(rel) ? PENALTIES.nofollow : 0),
      );
  }

  /** Adds the pages of the sitemap. */
  addFromSitemap(addresses: readonly string[]): void {
    for (const address of addresses) this.#enqueue(address, '', SITEMAP_PENALTY);
  }

  /** The best remaining page. Kinds that were already chosen score less, and templates are limited. */
  next(): Candidate | null {
    let best: QueuedCandidate | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [key, candidate] of this.#candidates) {
      if ((this.#templates.get(candidate.template) ?? 0) >= candidate.templateLimit) {
        this.#candidates.delete(key);
        continue;
      }
      const score = candidate.score - PENALTIES.sameKind * this.#repeatsOf(candidate.kind);
      if (score > bestScore || (score === bestScore && best && candidate.order < best.order)) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) return null;
    this.markVisited(best.url);
    increment(this.#kinds, best.kind);
    increment(this.#templates, best.template);
    return { url: best.url, kind: best.kind, score: best.score };
  }

  /** How often a kind counts as chosen already. Pages of no known kind have nothing in common. */
  #repeatsOf(kind: PageKind): number {
    return kind === 'other' ? 0 : Math.min(MAX_REPEATS, this.#kinds.get(kind) ?? 0);
  }

  #enqueue(href: string, text: string, bonus: number): void {
    const candidate = this.#score(href, text, bonus);
    if (!candidate) return;
    const key = this.#keyOf(candidate.url);
    const known = this.#candidates.get(key);
    if (known && known.score >= candidate.score) return;
    if (!known && this.#candidates.size >= MAX_CANDIDATES) return;
    this.#candidates.set(key, { ...candidate, order: known?.order ?? this.#candidates.size });
  }

  /** `bonus`: the score of the link's position. */
  #score(href: string, text: string, bonus: number): Omit<QueuedCandidate, 'order'> | null {
    if (!/^https?:/i.test(href) || href.length > MAX_URL_LENGTH || !canParseUrl(href)) return null;
    const url = stripTracking(href);
    const address = routeAsPath(url);
    const { locale, urlWithoutLocale } = this.#localeDetector.parse(address);
    if (!sameSite(url, this.#home) || this.#seen.has(this.#keyOf(url)) || !this.#isOwnLocale(locale)) return null;
    const parsed = new URL(address);
    if (isSkipped(parsed) || this.#isInOtherLocale(address)) return null;
    const path = this.#pathOf(urlWithoutLocale);
    const classified = classifyPage(urlWithoutLocale, text);
    const sameHost = bareHost(urlWithoutLocale) === bareHost(this.#localeDetector.parse(this.#home).urlWithoutLocale);
    const score =
      (sameHost && isHostRoot(urlWithoutLocale) ? ROOT_SCORE : classified.worth) +
      bonus -
      PENALTIES.level * Math.max(0, path.length - 1) -
      PENALTIES.below * (classified.depth ?? 0) -
      (new URL(urlWithoutLocale).search ? PENALTIES.query : 0) -
      (isListing(parsed) ? PENALTIES.listed : 0) -
      (isMembersArea(path.at(-1) ?? '', text) ? PENALTIES.members : 0) -
      (sameHost ? 0 : PENALTIES.otherHost) -
      (this.#locale !== null && locale === null ? PENALTIES.unmarked : 0);
    const templateLimit = bonus >= NAVIGATION_BONUS ? MAX_PER_TEMPLATE_IN_NAVIGATION : MAX_PER_TEMPLATE;
    return { url, kind: classified.kind, score, template: urlTemplate(url, path, classified), templateLimit };
  }

  /** Path segments below the common root of the site's pages. */
  #pathOf(rest: string): string[] {
    const { pathname } = new URL(rest);
    return (pathname.startsWith(this.#base) ? pathname.slice(this.#base.length) : pathname).split('/').filter(Boolean);
  }

  /** The same for all language variants of a page. */
  #keyOf(url: string): string {
    return pageKey(this.#localeDetector.parse(url).urlWithoutLocale);
  }

  #isInOtherLocale(url: string): boolean {
    const key = folderKey(url);
    for (const folder of this.#otherLocaleFolders) if (key.startsWith(folder)) return true;
    return false;
  }

  /**
   * The language mark of most links of a first page without one, if no link has that of its language: many pages
   * declare no language, or a wrong one.
   */
  #mostCommonLocale(links: readonly Link[]): string | null {
    const own = links.filter(
      ({ href }) =>
        canParseUrl(href) &&
        sameSite(href, this.#home) &&
        !isHostRoot(this.#localeDetector.parse(href).urlWithoutLocale),
    );
    const marks = new Map<string | null, number>();
    for (const { href } of own) increment(marks, this.#localeDetector.parse(href).locale);
    const spoken = [...marks.keys()].some((mark) => mark !== null && isSameLanguage(mark, this.#lang));
    if (own.length < MIN_LINKS || spoken) return null;
    return [...marks].find(([, times]) => times > own.length / 2)?.[0] ?? null;
  }

  #isOwnLocale(mark: string | null): boolean {
    if (mark === null || mark === this.#locale) return true;
    return this.#locale === null && isSameLanguage(mark, this.#lang);
  }
}

/** Host and path, with a trailing slash. */
function folderKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `${withoutWww(host)}${pathname.replace(/\/?$/, '/')}`;
}

const bareHost = (rest: string): string => withoutWww(new URL(rest).host);

/** The folder of a first page that is not at the root, such as "/app/" of "/app/index.html"; otherwise "/". */
function baseFolder(home: string): string {
  const { pathname } = new URL(home);
  return /^(.*\/)(?:(?:index|default|home)\.\w+)?$/i.exec(pathname)?.[1] ?? '/';
}

/** If more different texts link to a page, none of them names it: it is a placeholder for pages yet to be made. */
const MAX_LINK_TEXTS = 3;

/** Number of different texts that link to each URL. */
function countLinkTexts(links: readonly Link[]): Map<string, number> {
  const texts = new Map<string, Set<string>>();
  for (const { href, text } of links) texts.set(href, (texts.get(href) ?? new Set()).add(text));
  return new Map([...texts].map(([href, all]) => [href, all.size]));
}

/** Fewer links are not representative. */
const MIN_LINKS = 3;

const increment = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};
