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

/** Which part of the page an element opens, given the part that it is in; the first matching rule applies. */
const RULES: [Region, (candidate: RegionCandidate, context: RegionContext) => boolean][] = [
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
      (hasWord(words, ['footer', 'colophon']) &&
        !NOT_A_FOOTER.test(el.className) &&
        tag !== 'body' &&
        box.width > screen.width * 0.6 &&
        box.y > documentHeight * 0.4 &&
        box.y + box.height > documentHeight * 0.85),
  ],
  ['header', (candidate, context) => candidate.role === 'banner' && isBar(candidate, context)],
  [
    'header',
    (candidate, context) =>
      (candidate.parent === 'main' || candidate.parent === 'hero') &&
      (candidate.tag === 'header' || candidate.tag === 'nav' || hasWord(candidate.words, BAR_WORDS)) &&
      isBar(candidate, context) &&
      !(candidate.el === context.hero) &&
      candidate.el.querySelector('a, button, img, svg') !== null &&
      candidate.el.querySelector('h1') === null,
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
  [
    'nav',
    (candidate) =>
      candidate.parent !== 'footer' && candidate.parent !== 'nav' && isMenu(candidate) && candidate.tag === 'nav',
  ],
  ['nav', (candidate) => (candidate.parent === 'header' || candidate.parent === 'aside') && isMenu(candidate)],
  [
    'aside',
    ({ tag, role, words, box }, { screen }) =>
      tag === 'aside' ||
      role === 'complementary' ||
      (hasWord(words, ['sidebar', 'sidenav']) && tag !== 'body' && box.width < screen.width * 0.45),
  ],
];

export function regionOf(candidate: RegionCandidate, context: RegionContext): Region {
  if (candidate.parent === 'widget' || candidate.parent === 'dialog') return candidate.parent;
  for (const [region, holds] of RULES) if (region !== candidate.parent && holds(candidate, context)) return region;
  return candidate.parent;
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
