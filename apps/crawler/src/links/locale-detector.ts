import { canParseUrl, type PageLink } from '@brandprint/contracts';
import { sameSite } from './site.ts';
import { isSameLanguage, parseUrlLocale, type UrlLocale } from './url-locale.ts';

/** Codes that folders are called by for other reasons too: of departments, places, and as small words. */
const AMBIGUOUS_CODES = new Set(
  'ar at be ca co cs da el eu ga he hi hr id ie il in is it ms my no pe pl se sg uk us vi'.split(' '),
);

type Link = Pick<PageLink, 'href' | 'text'>;

/** Which folders of a site are its languages: "/it/" may be Italian or what a company does. */
export class LocaleDetector {
  readonly #home: string;
  readonly #lang: string;
  readonly #known = new Set<string>();
  /** The address that was asked for says its language so: others will too. */
  readonly #homeHasAmbiguousLocale: boolean;

  constructor(home: string, lang: string) {
    this.#home = home;
    this.#lang = lang;
    this.#homeHasAmbiguousLocale = parseUrlLocale(home).isAmbiguous;
  }

  /** What a page says are its variants. */
  noteVariants(addresses: readonly string[]): void {
    for (const address of addresses) {
      const { locale, isAmbiguous } = parseUrlLocale(address);
      if (locale !== null && isAmbiguous) this.#known.add(locale);
    }
  }

  /** Folders that a link calls by the name of a language or a country, and those where the same pages lie as elsewhere. */
  noteLinks(links: readonly Link[]): void {
    const marks = new Map<string, Set<string>>();
    for (const { href, text } of links) {
      if (!/^https?:/i.test(href) || !canParseUrl(href) || !sameSite(href, this.#home)) continue;
      const { locale, urlWithoutLocale, isAmbiguous } = parseUrlLocale(href);
      if (locale !== null && isAmbiguous && isLocaleName(locale, text)) this.#known.add(locale);
      if (new URL(urlWithoutLocale).pathname !== '/')
        marks.set(urlWithoutLocale, (marks.get(urlWithoutLocale) ?? new Set()).add(locale ?? ''));
    }
    for (const alike of marks.values()) if (alike.size > 1) for (const mark of alike) this.#known.add(mark);
  }

  /** As `parseUrlLocale`, but for folders that are no language here as far as is known. */
  parse(url: string): UrlLocale {
    const marked = parseUrlLocale(url);
    const { locale, isAmbiguous } = marked;
    if (locale === null || !isAmbiguous || !AMBIGUOUS_CODES.has(locale)) return marked;
    if (this.#homeHasAmbiguousLocale || this.#known.has(locale) || isSameLanguage(locale, this.#lang)) return marked;
    return { locale: null, urlWithoutLocale: url, isAmbiguous: false };
  }
}

/** In its own words or in English. */
function isLocaleName(mark: string, text: string): boolean {
  const label = text.trim().toLowerCase();
  return [mark, 'en'].some((inLanguage) =>
    [displayName(mark, 'language', inLanguage), displayName(mark.toUpperCase(), 'region', inLanguage)].some(
      (name) => name !== undefined && name.toLowerCase() === label,
    ),
  );
}

function displayName(code: string, type: 'language' | 'region', inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type, fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
