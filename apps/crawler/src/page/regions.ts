import type { Box, Region } from '@brandprint/contracts';
import { hasWord } from './dom.ts';

const HERO_WORDS = ['hero', 'masthead', 'jumbotron', 'banner', 'cover', 'splash', 'showcase'];
const BAR_WORDS = ['navbar', 'header', 'topbar', 'topnav', 'appbar', 'masthead', 'toolbar', 'menubar', 'nav'];

export interface RegionCandidate {
  el: Element;
  tag: string;
  role: string;
  words: Set<string>;
  box: Box;
  position: string;
  parent: Region;
}

export interface RegionContext {
  screen: { width: number; height: number };
  documentHeight: number;
  hero: Element | null;
  /** Third-party blocks in the flow. */
  embeds: ReadonlySet<Element>;
}

const isBar = ({ box }: RegionCandidate, { screen }: RegionContext) =>
  box.y <= 160 && box.height > 0 && box.height <= 260 && box.width >= screen.width * 0.55;

/** Names of a footer, or of a page without one. */
const NOT_A_FOOTER = /(?:^|\s)(?:no|without|has|with|card|table|modal)-footer(?:\s|$)/;

const inContent = (el: Element) => el.parentElement?.closest('article, section, main, blockquote, li, td') != null;

const isMenu = ({ el, tag, role }: RegionCandidate) =>
  tag === 'nav' ||
  role === 'navigation' ||
  role === 'menu' ||
  role === 'menubar' ||
  ((tag === 'ul' || tag === 'ol') && el.querySelectorAll('a').length >= 2);

/** The region that an element opens, given its parent's region; the first match wins. */
const RULES: [Region, (place: RegionCandidate, context: RegionContext) => boolean][] = [
  ['widget', ({ el }, { embeds }) => embeds.has(el)],
  [
    'dialog',
    ({ tag, role, el }) =>
      tag === 'dialog' || role === 'dialog' || role === 'alertdialog' || el.getAttribute('aria-modal') === 'true',
  ],
  [
    'footer',
    ({ el, tag, role, words, box }, { screen, documentHeight }) =>
      role === 'contentinfo' ||
      (tag === 'footer' && !inContent(el)) ||
      (words.has('footer') &&
        !NOT_A_FOOTER.test(el.className) &&
        tag !== 'body' &&
        box.width > screen.width * 0.6 &&
        box.y > documentHeight * 0.4 &&
        box.y + box.height > documentHeight * 0.85),
  ],
  ['header', (place, context) => place.role === 'banner' && isBar(place, context)],
  [
    'header',
    (place, context) =>
      (place.parent === 'main' || place.parent === 'hero') &&
      (place.tag === 'header' || place.tag === 'nav' || hasWord(place.words, BAR_WORDS)) &&
      isBar(place, context) &&
      !(place.el === context.hero) &&
      place.el.querySelector('a, button, img, svg') !== null &&
      place.el.querySelector('h1') === null,
  ],
  ['hero', ({ el, parent }, { hero }) => el === hero && parent === 'main'],
  [
    'hero',
    ({ words, box, parent, tag }, { screen }) =>
      parent === 'main' &&
      tag !== 'body' &&
      hasWord(words, HERO_WORDS) &&
      box.y < screen.height * 0.5 &&
      box.height >= 160 &&
      box.height <= screen.height * 1.8 &&
      box.width >= screen.width * 0.6,
  ],
  ['nav', (place) => place.parent !== 'footer' && place.parent !== 'nav' && isMenu(place) && place.tag === 'nav'],
  ['nav', (place) => (place.parent === 'header' || place.parent === 'aside') && isMenu(place)],
  [
    'aside',
    ({ tag, role, words, box }, { screen }) =>
      tag === 'aside' ||
      role === 'complementary' ||
      (hasWord(words, ['sidebar', 'sidenav']) && tag !== 'body' && box.width < screen.width * 0.45),
  ],
];

export function regionOf(place: RegionCandidate, context: RegionContext): Region {
  if (place.parent === 'widget' || place.parent === 'dialog') return place.parent;
  for (const [region, holds] of RULES) if (region !== place.parent && holds(place, context)) return region;
  return place.parent;
}

/** The block around the first heading of the first screen, if it looks like a hero. */
export function findHero(screen: { width: number; height: number }, documentHeight: number): Element | null {
  const inFirstScreen = (el: Element) => {
    const box = el.getBoundingClientRect();
    if (el.localName !== 'h1' && Number.parseFloat(getComputedStyle(el).fontSize) < 28) return false;
    return box.width > 0 && box.height > 0 && box.top + scrollY < screen.height * 0.9 && box.top + scrollY >= 0;
  };
  const headings = [...document.querySelectorAll('h1, h2, [class*="heading"], [class*="title"]')].slice(0, 60);
  const heading = headings.find((el) => el.localName === 'h1' && inFirstScreen(el)) ?? headings.find(inFirstScreen);
  let hero: Element | null = null;
  for (let el = heading?.parentElement; el && el !== document.body && el.localName !== 'main'; el = el.parentElement) {
    const box = el.getBoundingClientRect();
    if (box.height > screen.height * 1.6 || box.height > documentHeight * 0.7) break;
    if (box.width >= screen.width * 0.7 && box.height >= 160 && box.top + scrollY < screen.height * 0.5) hero = el;
  }
  return hero;
}
