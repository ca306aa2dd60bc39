import type { LogoCandidate, PageView, StoredAsset } from '@brandprint/contracts';
import { cleanName } from '../brand/clean-name.ts';
import { pluralize } from '../format-text.ts';
import { classifyMedium } from '../picture-medium.ts';
import {
  isAloneAtTop,
  isHeroTitle,
  isIconSized,
  isInHeaderBar,
  isPageHeading,
  nameOfBar,
  standsAsLogo,
} from './logo-position.ts';
import { hasLogoWord, isVersionWord } from './logo-words.ts';
import { domainLabel, fileName, hostWithoutWww, mentionsBrand, nameKey, splitIdentifier } from './match-brand-name.ts';

/** A candidate at one position. */
export interface LogoOccurrence {
  candidate: LogoCandidate;
  page: string;
  /** Whether that is the first page. */
  isHome: boolean;
  /** Null for the page's default view. */
  view: PageView['name'] | null;
  viewport: { width: number; height: number };
}

export interface ScoreReason {
  points: number;
  text: string;
}

/** Minimum score of a logo. */
export const MIN_LOGO_SCORE = 45;

const THIRD_PARTY_NAMES =
  /^(?:facebook|twitter|instagram|linkedin|youtube|tiktok|pinterest|github|gitlab|google|apple|microsoft|amazon|ibm|netflix|slack|spotify|paypal|visa|mastercard|amex|maestro|discover|stripe|klarna|bitcoin|android|playstore|appstore|windows|chrome|firefox|safari|dribbble|behance|medium|reddit|discord|whatsapp|telegram|trustpilot|capterra|g2|techcrunch|forbes|wired)$/;
const NON_LOGO_WORDS =
  /^(?:avatar|avatars|profile|user|users|author|portrait|face|faces|team|member|photo|headshot|testimonials?|flags?|arrow|arrows|chevron|caret|search|cart|basket|hamburger|toggler?|close|burger|social|share|badge|badges|payments?|rating|stars?|screenshot|mockup|banner|background|bg|thumb|thumbnail|spinner|loader|loading|emoji|illustration|phone|telephone|tel|mail|email|envelope|map|pin|marker|location|clock|calendar|download|play)$/;
const LOGO_WALL_WORDS =
  /^(?:logos|clients?|customers?|partners?|sponsors?|trusted|press|companies|brands|integrations?|featured|awards?|certifications?|marquee|ticker|testimonials?|portfolio|gallery|carousel|swiper|dropdown|modal|social|socials|payments?|team|avatars?|cards?|posts?|feed|products?|pricing)$/;

/** The reasons for and against an occurrence being the site's own logo. */
export function scoreReasons(
  occurrence: LogoOccurrence,
  names: readonly string[],
  asset: StoredAsset | null,
): ScoreReason[] {
  const { candidate, page, viewport } = occurrence;
  const ownWords = splitIdentifier(
    `${candidate.classes} ${candidate.alt} ${fileName(candidate.url)} ${selectorId(candidate.selector)}`,
  );
  const fileWords = splitIdentifier(fileName(candidate.url));
  const ancestorWords = splitIdentifier(candidate.ancestry);
  const label = `${candidate.alt} ${candidate.text}`;
  const named = mentionsBrand(fileName(candidate.url), names) || (label.trim() !== '' && mentionsBrand(label, names));
  const ownLogo = hasLogoWord([...ownWords, ...idWords(candidate.markup)], names);
  const aroundLogo = hasLogoWord(ancestorWords, names);
  const inHomeLink = linksHome(candidate, names);
  const inHeaderBar = isInHeaderBar(candidate);
  const heading = (named || ownLogo) && isPageHeading(candidate, viewport);
  const headsPage =
    heading ||
    (ownLogo && (isHeroTitle(candidate, viewport) || isAloneAtTop(candidate))) ||
    (occurrence.isHome && opensPage(occurrence, names));
  const wallWords = ancestorWords.filter((word) => LOGO_WALL_WORDS.test(word));
  const box = candidate.box;
  const fillsHeader = isHeaderPicture(candidate, names);
  const isCalledBrand = names.includes(nameKey(cleanName(candidate.alt)));
  const isHomeBanner = inHomeLink && isCalledBrand;
  // Some pages end with their logo over the whole width.
  const mayBeLarge = fillsHeader || (ownLogo && isCalledBrand && candidate.region === 'footer');
  const found: (ScoreReason | false)[] = [
    ownLogo && { points: 30, text: 'its name contains "logo"' },
    aroundLogo && { points: 25, text: 'it is in a logo or brand element' },
    inHomeLink && { points: 35, text: 'it links home' },
    inHeaderBar && { points: 15, text: `it is in the ${nameOfBar(candidate)}` },
    standsAsLogo(candidate, viewport) && { points: 20, text: 'it stands where a logo stands' },
    headsPage && { points: 15, text: 'it opens the page' },
    heading && named && candidate.detail === 'h1' && { points: 20, text: 'it replaces the name as a heading' },
    named && { points: 15, text: 'its text or file name contains the brand name' },
    ownLogo && names.includes(nameKey(candidate.alt)) && { points: 20, text: 'its text is the brand name' },
    box !== null && box.y < 200 && { points: 8, text: 'it is at the top' },
    box !== null && box.x < viewport.width / 2 && box.y < 200 && { points: 4, text: 'it is at the left' },
    candidate.region === 'footer' && { points: -8, text: 'it is in the footer' },
    candidate.siblings > 1 &&
      !(aroundLogo && (inHeaderBar || headsPage)) &&
      !(heading && named) && {
        points: -12 * Math.min(5, candidate.siblings),
        text: `it is one of a row of similar pictures (${pluralize(candidate.siblings, 'other')})`,
      },
    wallWords.length > 0 && !(inHomeLink && aroundLogo) && { points: -40, text: `it is inside "${wallWords[0]}"` },
    ownWords.some((word) => NON_LOGO_WORDS.test(word) && !(isHomeBanner && word === 'banner')) &&
      !(inHomeLink && aroundLogo && named) && {
        points: ownLogo ? -30 : -70,
        text: 'its name says that it is something else',
      },
    fileWords.includes('menu') && !hasLogoWord(fileWords, names) && { points: -70, text: 'its file is called a menu' },
    /rounded-(?:circle|full)|\b(?:avatar|img-circle)\b/.test(candidate.classes) &&
      !ownLogo && { points: -40, text: 'it is cropped to a circle' },
    ownWords.some((word) => THIRD_PARTY_NAMES.test(word)) &&
      !named && { points: -70, text: 'it has the name of another company or product' },
    linksElsewhere(candidate, page, names) && !aroundLogo && { points: -35, text: 'it links to another site' },
    isIconSized(candidate) && !ownLogo && !aroundLogo && !named && { points: -45, text: 'it is as small as an icon' },
    fillsHeader && { points: 30, text: 'it fills the header, which holds nothing else' },
    box !== null &&
      !mayBeLarge &&
      box.width * box.height > 0.2 * viewport.width * viewport.height && { points: -60, text: 'it is too large' },
    box !== null && !mayBeLarge && box.height > 260 && { points: -20, text: 'it is too tall' },
    asset !== null && isPhoto(asset) && !ownLogo && { points: -35, text: 'it is a photograph' },
    isWidePhoto(occurrence, asset) && { points: -200, text: 'it is a photograph over half of the page' },
  ];
  return found.filter((reason): reason is ScoreReason => reason !== false);
}

/** A logo must be linked to this site, not only look like a logo. */
export function isTiedToSite(occurrence: LogoOccurrence, names: readonly string[]): boolean {
  const { candidate, viewport } = occurrence;
  if (occurrence.isHome && opensPage(occurrence, names)) return true;
  const ancestorWords = splitIdentifier(candidate.ancestry);
  const ownWords = splitIdentifier(`${candidate.classes} ${candidate.alt} ${fileName(candidate.url)}`);
  const ownLogo = hasLogoWord([...ownWords, ...idWords(candidate.markup)], names);
  const aroundLogo = hasLogoWord(ancestorWords, names);
  const looksLikeLogo = ownLogo || aroundLogo;
  const named = mentionsBrand(`${candidate.alt} ${fileName(candidate.url)}`, names);
  if (isPageHeading(candidate, viewport) && (named || mentionsBrand(candidate.text, names))) return true;
  if (linksHome(candidate, names))
    return looksLikeLogo || named || (isInHeaderBar(candidate) && candidate.siblings < 2 && !isIconSized(candidate));
  if (standsAsLogo(candidate, viewport) || isHeaderPicture(candidate, names)) return true;
  return (
    looksLikeLogo &&
    (named ||
      isInHeaderBar(candidate) ||
      (ownLogo && (isAloneAtTop(candidate) || (aroundLogo && isHeroTitle(candidate, viewport)))))
  );
}

/** Words of up to twenty ids in its markup. */
const idWords = (markup: string | null): string[] =>
  [...(markup ?? '').matchAll(/\sid="([^"]{1,60})"/g)].slice(0, 20).flatMap(([, id]) => splitIdentifier(id ?? ''));

const selectorId = (selector: string): string => /#([\w-]+)\S*$/.exec(selector)?.[1] ?? '';

/** A link to a host that is neither the page's nor named like the site, as its main host may be on a copy of it. */
export const linksElsewhere = (
  { linkHref, inHomeLink }: LogoCandidate,
  page: string,
  names: readonly string[],
): boolean =>
  !inHomeLink &&
  /^https?:/.test(linkHref ?? '') &&
  hostWithoutWww(linkHref) !== hostWithoutWww(page) &&
  !isOwnHost(linkHref, names);

const isOwnHost = (href: string | null, names: readonly string[]): boolean =>
  names.includes(nameKey(domainLabel(href ?? '')));

/** A link to the first page, on this host or on one that is named like the site. */
const linksHome = ({ linkHref, inHomeLink }: LogoCandidate, names: readonly string[]): boolean =>
  inHomeLink || (isOwnHost(linkHref, names) && /^https?:\/\/[^/?#]+\/?$/.test(linkHref ?? ''));

/**
 * A picture called a logo that opens the page, and that no word of its name gives to somebody else: above the middle of
 * the first screen, alone, and without a link to another site.
 */
function opensPage(occurrence: LogoOccurrence, names: readonly string[]): boolean {
  const { candidate, viewport } = occurrence;
  const { box, url } = candidate;
  if (!box || !isAlone(occurrence, names) || box.y + box.height / 2 > viewport.height / 2) return false;
  if (!url) return isDrawingInLogoBox(candidate, names);
  const words = splitIdentifier(fileName(url));
  return (
    hasLogoWord(words, names) &&
    words.every((word) => isVersionWord(word) || (word.length > 2 && names.some((name) => name.startsWith(word))))
  );
}

/** Anywhere on the first screen of the first page, alone, and with a file that is called nothing but "logo". */
export function isLoneLogo(occurrence: LogoOccurrence, names: readonly string[]): boolean {
  const { candidate, isHome, view, viewport } = occurrence;
  const { box, url } = candidate;
  const words = splitIdentifier(fileName(url));
  return (
    isHome &&
    view === null &&
    box !== null &&
    box.y + box.height <= viewport.height &&
    isAlone(occurrence, names) &&
    hasLogoWord(words, names) &&
    words.every(isVersionWord)
  );
}

/** Shorter side from which a picture is shown for its own sake, in px. */
const MIN_SHOWN_SIDE = 100;

/**
 * Anywhere on the first page, large, and with a file that is called nothing but "logo". It is alone or drawn like the
 * site's icon: then it is not one of the logos of others.
 */
export function isLargeLogoFile(
  { candidate, page, isHome, view }: LogoOccurrence,
  names: readonly string[],
  isLikeIcon: (candidate: LogoCandidate) => boolean,
): boolean {
  const { box, url, siblings } = candidate;
  const words = splitIdentifier(fileName(url));
  return (
    isHome &&
    view === null &&
    box !== null &&
    Math.min(box.width, box.height) >= MIN_SHOWN_SIDE &&
    (siblings === 0 || isLikeIcon(candidate)) &&
    !linksElsewhere(candidate, page, names) &&
    hasLogoWord(words, names) &&
    words.every(isVersionWord)
  );
}

/** Neither in a row, nor linked to another site, nor in the footer, nor as small as an icon. */
const isAlone = ({ candidate, page }: LogoOccurrence, names: readonly string[]): boolean =>
  candidate.region !== 'footer' &&
  candidate.siblings === 0 &&
  !isIconSized(candidate) &&
  !linksElsewhere(candidate, page, names);

/** An inline drawing in a box named logo, outside of logo walls, that is not labelled as somebody else's. */
function isDrawingInLogoBox({ source, ancestry, alt, text }: LogoCandidate, names: readonly string[]): boolean {
  const words = splitIdentifier(ancestry);
  const label = `${alt} ${text}`;
  return (
    source === 'inline-svg' &&
    hasLogoWord(words, names) &&
    !words.some((word) => LOGO_WALL_WORDS.test(word)) &&
    (label.trim() === '' || mentionsBrand(label, names))
  );
}

/** The background of a header that holds nothing else, of which the file is named after the brand. */
const isHeaderPicture = ({ detail, url }: LogoCandidate, names: readonly string[]): boolean =>
  detail === 'header' &&
  names.includes(
    splitIdentifier(fileName(url))
      .filter((word) => !isVersionWord(word))
      .join(''),
  );

/** A banner: a picture that is wider than half of a large window, and is a photograph. */
const isWidePhoto = ({ candidate: { box }, view, viewport }: LogoOccurrence, asset: StoredAsset | null): boolean =>
  view !== 'mobile' && box !== null && box.width > viewport.width / 2 && classifyMedium(asset) === 'photo';

const isPhoto = ({ format, hasAlpha, colors, width, height }: StoredAsset): boolean =>
  /jpe?g|avif|webp/.test(format) &&
  !hasAlpha &&
  colors.slice(0, 2).reduce((sum, { share }) => sum + share, 0) < 0.6 &&
  (width ?? 0) * (height ?? 0) > 10_000;
