import { canParseUrl, type PageLink } from '@brandprint/contracts';
import { sameSite } from './site.ts';
import { isSameLanguage, parseUrlLocale, type UrlLocale } from './url-locale.ts';

/** Codes that also name folders for other reasons: departments, places, short words. */
const AMBIGUOUS_CODES = new Set(
  'ar at be ca co cs da el eu ga he hi hr id ie il in is it ms my no pe pl se sg uk us vi'.split(' '),
);

type Link = Pick<PageLink, 'href' | 'text'>;

/** Decides which folders of a site are languages: "/it/" may be Italian or an IT department. */
export class LocaleDetector {
  readonly #home: string;
  readonly #lang: string;
  readonly #known = new Set<string>();
  /** The submitted URL has such a language folder, so others will too. */
  readonly #homeHasAmbiguousLocale: boolean;

  constructor(home: string, lang: string) {
    this.#home = home;
    this.#lang = lang;
    this.#homeHasAmbiguousLocale = parseUrlLocale(home).isAmbiguous;
  }

  /** The variants that a page declares. */
  noteVariants(addresses: readonly string[]): void {
    for (const address of addresses) {
      const { locale, isAmbiguous } = parseUrlLocale(address);
      if (locale !== null && isAmbiguous) this.#known.add(locale);
    }
  }

  /** Folders whose links are named after a language or country, and those with the same pages as elsewhere. */
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

  /** Like `parseUrlLocale`, but ignores folders that are not known to be languages here. */
  parse(url: string): UrlLocale {
    const marked = parseUrlLocale(url);
    const { locale, isAmbiguous } = marked;
    if (locale === null || !isAmbiguous || !AMBIGUOUS_CODES.has(locale)) return marked;
    if (this.#homeHasAmbiguousLocale || this.#known.has(locale) || isSameLanguage(locale, this.#lang)) return marked;
    return { locale: null, urlWithoutLocale: url, isAmbiguous: false };
  }
}

/** In its own language or in English. */
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
