import type { LogoCandidate, PageView, StoredAsset } from '@brandprint/contracts';
import { fileName, hostOf, namesBrand, words } from './words.ts';

/** A candidate at one place. */
export interface Sighting {
  candidate: LogoCandidate;
  page: string;
  /** null for the page as it shows itself. */
  view: PageView['name'] | null;
  viewport: { width: number; height: number };
}

export interface Reason {
  points: number;
  why: string;
}

/** At or over this a picture counts as the site's logo. */
export const ACCEPTED = 45;

/** How far down a bar's logo can stand. */
const BAR_PX = 240;

export const LOGO_WORD =
  /^(?:logo\d*|[a-z]*logo|logo(?:type|mark|text|img|image|icon|svg|link)|brand|brand(?:mark|ing|img|name|logo)|wordmark|sitetitle)$/;
const THIRD_PARTIES =
  /^(?:facebook|twitter|instagram|linkedin|youtube|tiktok|pinterest|github|gitlab|google|apple|microsoft|amazon|ibm|netflix|slack|spotify|paypal|visa|mastercard|amex|maestro|discover|stripe|klarna|bitcoin|android|playstore|appstore|windows|chrome|firefox|safari|dribbble|behance|medium|reddit|discord|whatsapp|telegram|trustpilot|capterra|g2|techcrunch|forbes|wired)$/;
const NO_LOGO =
  /^(?:avatar|avatars|profile|user|users|author|portrait|face|faces|team|member|photo|headshot|testimonials?|flags?|arrow|arrows|chevron|caret|search|cart|basket|hamburger|toggler?|close|burger|social|share|badge|badges|payments?|rating|stars?|screenshot|mockup|banner|background|bg|thumb|thumbnail|spinner|loader|loading|emoji|illustration)$/;
const WALL =
  /^(?:logos|clients?|customers?|partners?|sponsors?|trusted|press|companies|brands|integrations?|featured|awards?|certifications?|marquee|ticker|testimonials?|portfolio|gallery|carousel|swiper|dropdown|modal|social|socials|payments?|team|avatars?|cards?|posts?|feed|products?|pricing)$/;

/** What speaks for and against a picture at one place being the site's own logo. */
export function reasons(
  { candidate, page, viewport }: Sighting,
  names: readonly string[],
  asset: StoredAsset | null,
): Reason[] {
  const own = words(`${candidate.classes} ${candidate.alt} ${fileName(candidate.url)} ${idOf(candidate.selector)}`);
  const around = words(candidate.ancestry);
  const label = `${candidate.alt} ${candidate.text}`;
  const named = namesBrand(fileName(candidate.url), names) || (label.trim() !== '' && namesBrand(label, names));
  const ownLogo = saysLogo([...own, ...idsIn(candidate.markup)]);
  const aroundLogo = saysLogo(around);
  const top = isBar(candidate);
  const heading = (named || ownLogo) && isHeading(candidate, viewport);
  const headsPage = heading || (ownLogo && isTitle(candidate, viewport));
  const wall = around.filter((word) => WALL.test(word));
  const box = candidate.box;
  const found: (Reason | false)[] = [
    ownLogo && { points: 30, why: 'its own name says logo' },
    aroundLogo && { points: 25, why: 'it stands in a logo or brand element' },
    candidate.inHomeLink && { points: 35, why: 'it links home' },
    top && { points: 15, why: `it stands in the ${candidate.region}` },
    headsPage && { points: 10, why: 'it heads the page' },
    heading && named && candidate.detail === 'h1' && { points: 20, why: 'it is painted in place of the name' },
    named && { points: 15, why: 'it carries the name' },
    box !== null && box.y < 200 && { points: 8, why: 'it stands at the top' },
    box !== null && box.x < viewport.width / 2 && box.y < 200 && { points: 4, why: 'it stands at the left' },
    candidate.region === 'footer' && { points: -8, why: 'it stands in the footer' },
    candidate.siblings > 1 &&
      !(aroundLogo && (top || headsPage)) &&
      !(heading && named) && {
        points: -12 * Math.min(5, candidate.siblings),
        why: `${candidate.siblings} like it stand beside it`,
      },
    wall.length > 0 && !(candidate.inHomeLink && aroundLogo) && { points: -40, why: `it stands among ${wall[0]}` },
    own.some((word) => NO_LOGO.test(word)) && { points: ownLogo ? -30 : -70, why: 'its own name says what else it is' },
    /rounded-(?:circle|full)|\b(?:avatar|img-circle)\b/.test(candidate.classes) &&
      !ownLogo && { points: -40, why: 'it is cut to a circle' },
    own.some((word) => THIRD_PARTIES.test(word)) && !named && { points: -70, why: 'it carries another name' },
    isElsewhere(candidate, page) && !aroundLogo && { points: -35, why: 'it links elsewhere' },
    isIconSized(candidate) && !ownLogo && !aroundLogo && !named && { points: -45, why: 'it is as small as an icon' },
    box !== null &&
      box.width * box.height > 0.2 * viewport.width * viewport.height && { points: -60, why: 'it is too large' },
    box !== null && box.height > 260 && { points: -20, why: 'it is too tall' },
    asset !== null && isPhoto(asset) && !ownLogo && { points: -35, why: 'it is a photograph' },
  ];
  return found.filter((reason): reason is Reason => reason !== false);
}

/** Something has to tie a picture to this site and not only look like a logo. */
export function belongs({ candidate, viewport }: Sighting, names: readonly string[]): boolean {
  const around = words(candidate.ancestry);
  const own = words(`${candidate.classes} ${candidate.alt} ${fileName(candidate.url)}`);
  const ownLogo = saysLogo([...own, ...idsIn(candidate.markup)]);
  const aroundLogo = saysLogo(around);
  const logoish = ownLogo || aroundLogo;
  const named = namesBrand(`${candidate.alt} ${fileName(candidate.url)}`, names);
  if (isHeading(candidate, viewport) && (named || namesBrand(candidate.text, names))) return true;
  if (candidate.inHomeLink)
    return logoish || named || (isBar(candidate) && candidate.siblings < 2 && !isIconSized(candidate));
  return logoish && (named || isBar(candidate) || (ownLogo && aroundLogo && isTitle(candidate, viewport)));
}

const saysLogo = (all: readonly string[]): boolean => all.some((word) => LOGO_WORD.test(word));

/** Names that its own parts go by, up to twenty. */
const idsIn = (markup: string | null): string[] =>
  [...(markup ?? '').matchAll(/\sid="([^"]{1,60})"/g)].slice(0, 20).flatMap(([, id]) => words(id ?? ''));

const idOf = (selector: string): string => /#([\w-]+)\S*$/.exec(selector)?.[1] ?? '';

export const isElsewhere = ({ linkHref, inHomeLink }: LogoCandidate, page: string): boolean =>
  !inHomeLink && /^https?:/.test(linkHref ?? '') && hostOf(linkHref) !== hostOf(page);

/** In a header, a menu or a side bar, and at the top of the page: an aside further down is content. */
const isBar = ({ region, box }: LogoCandidate): boolean =>
  (region === 'header' || region === 'nav' || region === 'aside') && (box === null || box.y < BAR_PX);

/** In the middle of the first screen's hero, and no link to anywhere. */
const isTitle = (
  { region, box, linkHref }: LogoCandidate,
  { width, height }: { width: number; height: number },
): boolean =>
  region === 'hero' &&
  linkHref === null &&
  box !== null &&
  box.y + box.height < height / 2 &&
  Math.abs(box.x + box.width / 2 - width / 2) < width / 20;

/** In the first heading of the first screen, or painted in place of its words. */
const isHeading = ({ ancestry, detail, box }: LogoCandidate, { height }: { height: number }): boolean =>
  (detail === 'h1' || /(?:^|\| )h1\b/.test(ancestry)) && box !== null && box.y < height / 2;

const isIconSized = ({ box }: LogoCandidate): boolean => box !== null && box.width <= 26 && box.height <= 26;

const isPhoto = ({ format, hasAlpha, colors, width, height }: StoredAsset): boolean =>
  /jpe?g|avif|webp/.test(format) &&
  !hasAlpha &&
  colors.slice(0, 2).reduce((sum, { share }) => sum + share, 0) < 0.6 &&
  (width ?? 0) * (height ?? 0) > 10_000;
