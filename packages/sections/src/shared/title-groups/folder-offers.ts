import type { Evidence, PageLink, Region } from '@brandprint/contracts';
import { isCallToAction } from '../cues/calls-to-action.ts';
import { isOfferFolder } from '../cues/offer-folders.ts';
import { shareOf } from '../numbers.ts';
import { readTitle } from '../offer-words/index.ts';
import type { SiteStatements } from '../statements/context.ts';
import { comparisonKey, normalizeWhitespace, uniqueBy, wordCount } from '../text/index.ts';
import { isNameLike, isQualityOrStep, offerNames } from './titles.ts';

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
/** Of the entries, so many name what a trade offers; otherwise they lead to places, dates or prices. */
const MIN_SHARE_OF_TRADES = 0.5;
/** "Pedir cita", "Book now": what the reader should do. */
const APPOINTMENT =
  /^(?:(?:pedir|solicitar|reservar|concertar|agendar|marcar|prendre|réserver|prenot(?:a|are)|richiedi|richiedere|afspraak|boka|bestill|book|enrol|enroll|apply|register|umów|objednat|записаться|записатися) |(?:online[- ]?)?termin (?:vereinbaren|buchen))|(?<!\p{L})(?:now|jetzt|maintenant|ahora|adesso|agora|nu|nå|teraz|nyní|сейчас|зараз)$/iu;
const PRICE = /[$€£¥₽₹]\s?\d|\d\s?(?:[$€£¥₽₹円元]|kr|zł|Kč)/u;
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
 * about the offer that its entry names, if the words of most are known for offers.
 */
export function findFolderOffers({ pages: [home] }: Evidence, site: SiteStatements): FolderOffer[] {
  const { language } = site;
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
      isOffer(text) &&
      !PRICE.test(text) &&
      !APPOINTMENT.test(text) &&
      !isQualityOrStep(text, language) &&
      !isCallToAction(text, language),
  );
  return entries.filter(({ folder }) => {
    const beside = entries.filter((other) => other.folder === folder);
    const isKnown = ({ text }: FolderOffer): boolean => readTitle(text, language).trades.size > 0;
    return beside.length >= MIN_PAGES && beside.length <= MAX_PAGES && shareOf(beside, isKnown) >= MIN_SHARE_OF_TRADES;
  });
}
