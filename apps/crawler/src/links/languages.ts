import { canParseUrl, type PageLink } from '@brandprint/contracts';
import { type Marked, readMark, speaks } from './language.ts';
import { sameSite } from './site.ts';

/** Codes that folders are called by for other reasons too: of departments, places, and as small words. */
const WORDS = new Set(
  'ar at be ca co cs da el eu ga he hi hr id ie il in is it ms my no pe pl se sg uk us vi'.split(' '),
);

type Link = Pick<PageLink, 'href' | 'text'>;

/** Which folders of a site are its languages: "/it/" may be Italian or what a company does. */
export class Languages {
  readonly #home: string;
  readonly #lang: string;
  readonly #known = new Set<string>();
  /** The address that was asked for says its language so: others will too. */
  readonly #all: boolean;

  constructor(home: string, lang: string) {
    this.#home = home;
    this.#lang = lang;
    this.#all = readMark(home).bare;
  }

  /** What a page says are its variants. */
  noteVariants(addresses: readonly string[]): void {
    for (const address of addresses) {
      const { mark, bare } = readMark(address);
      if (mark !== null && bare) this.#known.add(mark);
    }
  }

  /** Folders that a link calls by the name of a language or a country, and those where the same pages lie as elsewhere. */
  noteLinks(links: readonly Link[]): void {
    const marks = new Map<string, Set<string>>();
    for (const { href, text } of links) {
      if (!/^https?:/i.test(href) || !canParseUrl(href) || !sameSite(href, this.#home)) continue;
      const { mark, rest, bare } = readMark(href);
      if (mark !== null && bare && isNamed(mark, text)) this.#known.add(mark);
      if (new URL(rest).pathname !== '/') marks.set(rest, (marks.get(rest) ?? new Set()).add(mark ?? ''));
    }
    for (const alike of marks.values()) if (alike.size > 1) for (const mark of alike) this.#known.add(mark);
  }

  /** As `readMark`, but for folders that are no language here as far as is known. */
  read(url: string): Marked {
    const marked = readMark(url);
    const { mark, bare } = marked;
    if (mark === null || !bare || !WORDS.has(mark)) return marked;
    if (this.#all || this.#known.has(mark) || speaks(mark, this.#lang)) return marked;
    return { mark: null, rest: url, bare: false };
  }
}

/** In its own words or in English. */
function isNamed(mark: string, text: string): boolean {
  const said = text.trim().toLowerCase();
  return [mark, 'en'].some((inLanguage) =>
    [nameOf(mark, 'language', inLanguage), nameOf(mark.toUpperCase(), 'region', inLanguage)].some(
      (name) => name !== undefined && name.toLowerCase() === said,
    ),
  );
}

function nameOf(code: string, type: 'language' | 'region', inLanguage: string): string | undefined {
  try {
    return new Intl.DisplayNames([inLanguage], { type, fallback: 'none' }).of(code);
  } catch {
    return undefined;
  }
}
