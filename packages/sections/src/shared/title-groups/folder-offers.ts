import type { Evidence, PageLink, Region } from '@brandprint/contracts';
import { isOfferFolder } from '../cues/offer-folders.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, normalizeWhitespace, uniqueBy, wordCount } from '../text/index.ts';
import { isNameLike, offerNames } from './titles.ts';

/** An entry of a menu that names an offer, with the address of its page. */
export interface FolderOffer {
  text: string;
  href: string;
}

const MENUS: ReadonlySet<Region> = new Set(['nav', 'header', 'footer']);
/** Fewer pages are no list of offers; more are a catalogue of goods. */
const MIN_PAGES = 3;
const MAX_PAGES = 12;
const MAX_WORDS = 6;
/** "Services ▼" */
const MARKS_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N})!]+$/gu;

/** The folder that an address is in: "services" of "/services/tax-returns.html"; "" at the top of the site. */
function folderOf(href: string): string {
  const path = href.replace(/^\w+:\/\/[^/]*/u, '').replace(/[?#].*$/u, '');
  const segments = path.split('/').filter(Boolean);
  try {
    return decodeURIComponent(segments.at(-2) ?? '');
  } catch {
    return '';
  }
}

/**
 * The entries of the first page's menus that lead to pages in a folder named for offers, where several do. Such a page is
 * about the offer that its entry names.
 */
export function findFolderOffers({ pages: [home] }: Evidence, site: SiteStatements): FolderOffer[] {
  const isOffer = offerNames(site);
  const names = ({ text }: PageLink): string => normalizeWhitespace(text.replace(MARKS_AROUND, ''));
  const entries = uniqueBy(
    (home?.links ?? [])
      .filter(({ sameSite, region, href }) => sameSite && MENUS.has(region) && isOfferFolder(folderOf(href)))
      .map((link) => ({ text: names(link), href: link.href.replace(/#.*$/u, ''), folder: folderOf(link.href) })),
    ({ href }) => href,
  ).filter(
    ({ text, folder }) =>
      wordCount(text) <= MAX_WORDS &&
      comparisonKey(text) !== comparisonKey(folder) &&
      isNameLike({ text }) &&
      isOffer(text),
  );
  return entries.filter(({ folder }) => {
    const { length } = entries.filter((other) => other.folder === folder);
    return length >= MIN_PAGES && length <= MAX_PAGES;
  });
}
