import type { LogoCandidate } from '@brandprint/contracts';

type Size = { width: number; height: number };

/** Maximum y of a header bar. */
const MAX_HEADER_Y = 240;

const BARS: readonly LogoCandidate['region'][] = ['header', 'nav', 'aside'];

/** In a header, a menu or a side bar at the top of the page; an aside further down is content. */
export const isInHeaderBar = ({ region, ancestry, box }: LogoCandidate): boolean =>
  BARS.includes(region)
    ? box === null || box.y < MAX_HEADER_Y
    : box !== null && box.y < MAX_HEADER_Y && (HEADER_OF[region]?.test(ancestry) ?? false);

const MAX_OPENING_Y = 150;

/** A picture that is alone at the top of the text, as on a page without a header. */
export const isAloneAtTop = ({ region, source, siblings, box }: LogoCandidate): boolean =>
  region === 'main' && source === 'img' && siblings === 0 && box !== null && box.y < MAX_OPENING_Y;

/** An ancestor that is a header or menu, or is called one. The region is another if the first heading is in it, too. */
const HEADER_BAR = /(?:^|\| |[#\s_-])(?:header|nav|navbar|topbar|topnav|appbar|masthead|menubar)(?![a-z])/i;

/** Of a region that a header can be in. "page-header" and the like are names of heroes. */
const HEADER_OF: Partial<Record<LogoCandidate['region'], RegExp>> = {
  main: HEADER_BAR,
  hero: /(?:^|\| )(?:header|nav)\b/i,
};

/** What to call the bar that it is in. */
export const nameOfBar = ({ region }: LogoCandidate): string => (BARS.includes(region) ? region : 'header');

/**
 * The only picture of its size in the header bar, as large as a logo, at the beginning or in the middle, and without a
 * link. In scripts that are read from the right, the bar begins at the right.
 */
export const standsAsLogo = (candidate: LogoCandidate, viewport: Size): boolean => {
  const { box, linkHref, siblings } = candidate;
  if (!box || linkHref !== null || siblings > 0 || !isInHeaderBar(candidate)) return false;
  const { width, height } = box;
  const left = box.x;
  const right = viewport.width - box.x - width;
  return (
    Math.max(width, height) >= MIN_LOGO_SIDE &&
    width <= viewport.width / 3 &&
    (Math.min(left, right) < viewport.width / 4 || Math.abs(left - right) < viewport.width / 10)
  );
};
const MIN_LOGO_SIDE = 40;

/** In the centre of the hero, within the first screen and from its upper half on, without a link. */
export const isHeroTitle = ({ region, box, linkHref }: LogoCandidate, { width, height }: Size): boolean =>
  region === 'hero' &&
  linkHref === null &&
  box !== null &&
  box.y < height / 2 &&
  box.y + box.height < height &&
  Math.abs(box.x + box.width / 2 - width / 2) < width / 20;

/** In the first heading of the first screen, or as its replacement. */
export const isPageHeading = ({ ancestry, detail, box }: LogoCandidate, { height }: Size): boolean =>
  (detail === 'h1' || /(?:^|\| )h1\b/.test(ancestry)) && box !== null && box.y < height / 2;

export const isIconSized = ({ box }: LogoCandidate): boolean => box !== null && box.width <= 26 && box.height <= 26;
