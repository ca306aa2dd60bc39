import { canParseUrl, type PageKind, type PageLink, type Region } from '@brandprint/contracts';
import { classify } from './kinds.ts';
import { speaks } from './language.ts';
import { Languages } from './languages.ts';
import { isBareRoot, pageKey, sameSite, visitable } from './site.ts';
import { isListed, isSkipped } from './skipped.ts';
import { templateOf } from './template.ts';

export interface Candidate {
  url: string;
  kind: PageKind;
  score: number;
}

type Link = Pick<PageLink, 'href' | 'text' | 'region' | 'rel'>;

interface Waiting extends Candidate {
  template: string;
  /** So many pages of its template are enough. */
  enough: number;
  order: number;
}

/** How much a link's place says: what a site puts in its navigation it finds important. */
const NAVIGATION = 12;
const PLACES: Partial<Record<Region, number>> = { nav: NAVIGATION, header: NAVIGATION, hero: 8, footer: 4, main: 2 };
/** A page that only the sitemap names is one that the site shows to nobody. */
const HINT = -10;
/** The site's own first page, when another one was submitted. */
const ROOT = 40;

const COSTS = {
  /** A level below the first. */
  level: 4,
  /** A level below the folder that told the kind. */
  below: 10,
  query: 12,
  nofollow: 10,
  listed: 15,
  otherHost: 14,
  /** Of a site in several languages, an address that does not say which. */
  unmarked: 12,
  /** Each page of its kind that was chosen before. */
  sameKind: 15,
} as const;

/** Pages of one template say the same of a brand; those in the navigation somebody has picked. */
const ENOUGH = 2;
const ENOUGH_IN_NAVIGATION = 4;
const MAX_CANDIDATES = 3_000;
const MAX_ADDRESS = 2_000;

/** Which pages to visit next, so that few say much. Pure: the same links give the same order. */
export class Frontier {
  readonly #home: string;
  readonly #base: string;
  readonly #lang: string;
  readonly #languages: Languages;
  /** The language variant that is read; null where addresses do not name it. */
  #mark: string | null;
  /** Folders of variants in other languages. */
  readonly #foreign = new Set<string>();
  readonly #candidates = new Map<string, Waiting>();
  readonly #seen = new Set<string>();
  readonly #kinds = new Map<PageKind, number>();
  readonly #templates = new Map<string, number>();

  /** `lang` is the first page's language: its variants in other languages are not visited. */
  constructor(home: string, lang: string) {
    this.#home = home;
    this.#lang = lang;
    this.#languages = new Languages(home, lang);
    this.#mark = this.#languages.read(home).mark;
    this.#base = folderOf(this.#languages.read(home).rest);
    this.markVisited(home);
  }

  get size(): number {
    return this.#candidates.size;
  }

  /** Takes a page and its language variants out of what is left. False if it was visited already. */
  markVisited(url: string): boolean {
    const key = this.#keyOf(url);
    this.#candidates.delete(key);
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }

  /** Notes where a visit ended. False if that is another page, which was visited already. */
  arrive(url: string, finalUrl: string): boolean {
    return this.#keyOf(url) === this.#keyOf(finalUrl) || this.markVisited(finalUrl);
  }

  /** What a page says are its variants in other languages: neither they are visited nor, of a first page, what lies below. */
  addVariants(variants: readonly { href: string; hreflang: string }[]): void {
    this.#languages.noteVariants(variants.map(({ href }) => href).filter((href) => canParseUrl(href)));
    for (const { href, hreflang } of variants) {
      if (!/^https?:/i.test(href) || !canParseUrl(href) || pageKey(href) === pageKey(this.#home)) continue;
      this.markVisited(href);
      const { host, pathname } = new URL(href);
      const folder = `${host.replace(/^www\./, '')}${pathname}`;
      if (hreflang.toLowerCase() === 'x-default' || !pathname.endsWith('/') || pathname.split('/').length > 4) continue;
      if (!folderKey(this.#home).startsWith(folder)) this.#foreign.add(folder);
    }
  }

  /** What a page links to. */
  add(links: readonly Link[]): void {
    this.#languages.noteLinks(links);
    this.#mark ??= this.#usualMark(links);
    const named = textsOf(links);
    for (const { href, text, region, rel } of links)
      this.#consider(
        href,
        (named.get(href) ?? 0) <= MAX_TEXTS ? text : '',
        (PLACES[region] ?? 0) - (/\bnofollow\b/.test(rel) ? COSTS.nofollow : 0),
      );
  }

  /** What the sitemap names. */
  hint(addresses: readonly string[]): void {
    for (const address of addresses) this.#consider(address, '', HINT);
  }

  /** The most telling page that is left; kinds that were had before count for less, of templates a few are had. */
  next(): Candidate | null {
    let best: Waiting | null = null;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const [key, candidate] of this.#candidates) {
      if ((this.#templates.get(candidate.template) ?? 0) >= candidate.enough) {
        this.#candidates.delete(key);
        continue;
      }
      const score = candidate.score - COSTS.sameKind * (this.#kinds.get(candidate.kind) ?? 0);
      if (score > bestScore || (score === bestScore && best && candidate.order < best.order)) {
        best = candidate;
        bestScore = score;
      }
    }
    if (!best) return null;
    this.markVisited(best.url);
    count(this.#kinds, best.kind);
    count(this.#templates, best.template);
    return { url: best.url, kind: best.kind, score: best.score };
  }

  #consider(href: string, text: string, bonus: number): void {
    const candidate = this.#judge(href, text, bonus);
    if (!candidate) return;
    const key = this.#keyOf(candidate.url);
    const known = this.#candidates.get(key);
    if (known && known.score >= candidate.score) return;
    if (!known && this.#candidates.size >= MAX_CANDIDATES) return;
    this.#candidates.set(key, { ...candidate, order: known?.order ?? this.#candidates.size });
  }

  /** `bonus`: what the place of the link adds. */
  #judge(href: string, text: string, bonus: number): Omit<Waiting, 'order'> | null {
    if (!/^https?:/i.test(href) || href.length > MAX_ADDRESS || !canParseUrl(href)) return null;
    const url = visitable(href);
    const { mark, rest } = this.#languages.read(url);
    if (!sameSite(url, this.#home) || this.#seen.has(this.#keyOf(url)) || !this.#understands(mark)) return null;
    const parsed = new URL(url);
    if (isSkipped(parsed) || this.#isForeign(url)) return null;
    const path = this.#pathOf(rest);
    const told = classify(rest, text);
    const sameHost = bareHost(rest) === bareHost(this.#languages.read(this.#home).rest);
    const score =
      (sameHost && isBareRoot(rest) ? ROOT : told.worth) +
      bonus -
      COSTS.level * Math.max(0, path.length - 1) -
      COSTS.below * (told.depth ?? 0) -
      (new URL(rest).search ? COSTS.query : 0) -
      (isListed(parsed) ? COSTS.listed : 0) -
      (sameHost ? 0 : COSTS.otherHost) -
      (this.#mark !== null && mark === null ? COSTS.unmarked : 0);
    const enough = bonus >= NAVIGATION ? ENOUGH_IN_NAVIGATION : ENOUGH;
    return { url, kind: told.kind, score, template: templateOf(url, path, told), enough };
  }

  /** Segments below what all pages of the site share. */
  #pathOf(rest: string): string[] {
    const { pathname } = new URL(rest);
    return (pathname.startsWith(this.#base) ? pathname.slice(this.#base.length) : pathname).split('/').filter(Boolean);
  }

  /** The same for all language variants of a page. */
  #keyOf(url: string): string {
    return pageKey(this.#languages.read(url).rest);
  }

  #isForeign(url: string): boolean {
    const key = folderKey(url);
    for (const folder of this.#foreign) if (key.startsWith(folder)) return true;
    return false;
  }

  /**
   * The mark that most links of a first page without one carry, where none carries that of its language: many pages do not
   * say their language, or a wrong one.
   */
  #usualMark(links: readonly Link[]): string | null {
    const own = links.filter(
      ({ href }) => canParseUrl(href) && sameSite(href, this.#home) && !isBareRoot(this.#languages.read(href).rest),
    );
    const marks = new Map<string | null, number>();
    for (const { href } of own) count(marks, this.#languages.read(href).mark);
    const spoken = [...marks.keys()].some((mark) => mark !== null && speaks(mark, this.#lang));
    if (own.length < MIN_LINKS || spoken) return null;
    return [...marks].find(([, times]) => times > own.length / 2)?.[0] ?? null;
  }

  #understands(mark: string | null): boolean {
    if (mark === null || mark === this.#mark) return true;
    return this.#mark === null && speaks(mark, this.#lang);
  }
}

/** Host and path, with a slash at the end. */
function folderKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/?$/, '/')}`;
}

const bareHost = (rest: string): string => new URL(rest).host.replace(/^www\./, '');

/** The folder of a first page that does not stand at the root, such as "/app/" of "/app/index.html"; else "/". */
function folderOf(home: string): string {
  const { pathname } = new URL(home);
  return /^(.*\/)(?:(?:index|default|home)\.\w+)?$/i.exec(pathname)?.[1] ?? '/';
}

/** A page that is linked to by more different texts is named by none of them: it stands in for pages yet to be made. */
const MAX_TEXTS = 3;

/** How many different texts lead to each address. */
function textsOf(links: readonly Link[]): Map<string, number> {
  const texts = new Map<string, Set<string>>();
  for (const { href, text } of links) texts.set(href, (texts.get(href) ?? new Set()).add(text));
  return new Map([...texts].map(([href, all]) => [href, all.size]));
}

/** Fewer links say nothing of the rest. */
const MIN_LINKS = 3;

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};
