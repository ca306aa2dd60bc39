import type { ElementRole } from '@brandprint/contracts';
import { collapseWhitespace, hasWord, parsePx, truncate } from './dom.ts';
import type { RenderedElement } from './types.ts';

const SECTIONS = new Set('section header footer main article aside nav body html form'.split(' '));
const PICTURES = new Set('img picture video canvas object embed iframe'.split(' '));
const BADGES = ['badge', 'tag', 'pill', 'chip'];
const EYEBROWS = ['eyebrow', 'overline', 'kicker', 'caption', 'label', 'subtitle', 'subheading'];
const CARDS = ['card', 'tile', 'panel'];
const INPUT_BUTTONS = new Set(['submit', 'button', 'reset', 'image']);

const hasBorder = ({ style }: RenderedElement) =>
  parsePx(style.borderTopWidth) > 0 || parsePx(style.borderBottomWidth) > 0;
const isInline = (seen: RenderedElement) => seen.style.display.startsWith('inline');
const isPainted = (seen: RenderedElement) =>
  seen.background.a > 0.02 || hasBorder(seen) || seen.style.boxShadow !== 'none';

function looksLikeButton(seen: RenderedElement): boolean {
  const { style, box } = seen;
  if (
    seen.background.a < 0.02 &&
    style.backgroundImage === 'none' &&
    !(parsePx(style.borderTopWidth) && parsePx(style.borderLeftWidth))
  )
    return false;
  return (
    parsePx(style.paddingLeft) >= 8 &&
    parsePx(style.paddingTop) >= 3 &&
    box.height >= 22 &&
    box.height <= 90 &&
    box.width <= 420
  );
}

/** The only text of a link: such a box is the button that the link shows. */
const isLinkLabel = ({ link, ownText }: RenderedElement) =>
  link !== null && ownText !== '' && collapseWhitespace(truncate(link.textContent ?? '', 200)) === ownText;

/** Large type on its own line is a heading, whatever its tag; its level is null. */
function looksLikeHeading(seen: RenderedElement): boolean {
  const size = parsePx(seen.style.fontSize);
  if (seen.ownText.length < 3 || seen.ownText.length > 140 || isInline(seen) || seen.region === 'widget') return false;
  return size >= 40 || (size >= 28 && Number(seen.style.fontWeight) >= 600);
}

function isCard(seen: RenderedElement, screenWidth: number): boolean {
  const { box, style } = seen;
  if (box.width < 100 || box.height < 60 || box.width > screenWidth * 0.85) return false;
  if (hasWord(seen.words, CARDS) && isPainted(seen)) return true;
  const rounded = parsePx(style.borderTopLeftRadius) > 0;
  return (style.boxShadow !== 'none' || (rounded && (seen.background.a > 0.02 || hasBorder(seen)))) && box.height > 80;
}

const inputType = (seen: RenderedElement) => (seen.el.getAttribute('type') ?? '').toLowerCase();

/** The first match is the role. */
const RULES: [ElementRole, (seen: RenderedElement, screenWidth: number) => boolean][] = [
  ['icon', ({ tag, box }) => (tag === 'svg' || tag === 'img') && box.width <= 64 && box.height <= 64],
  ['icon', ({ tag, el, ownText }) => tag === 'i' && !ownText && el.childElementCount === 0],
  ['image', ({ tag }) => tag === 'svg' || PICTURES.has(tag)],
  ['button', (seen) => seen.tag === 'input' && INPUT_BUTTONS.has(inputType(seen))],
  ['input', ({ tag }) => tag === 'input' || tag === 'select' || tag === 'textarea'],
  [
    'badge',
    (seen) =>
      !seen.context.button &&
      hasWord(seen.words, BADGES) &&
      isPainted(seen) &&
      seen.box.height <= 40 &&
      seen.box.width <= 260,
  ],
  ['button', ({ context }) => context.button],
  ['heading', ({ context }) => context.heading !== null],
  [
    'nav-link',
    ({ el, link, region, ownText }) =>
      link !== null && (region === 'nav' || (region === 'header' && ownText !== '')) && (ownText !== '' || link === el),
  ],
  ['button', (seen) => (seen.tag === 'a' || isLinkLabel(seen)) && looksLikeButton(seen)],
  ['link', (seen) => seen.link !== null && (seen.link === seen.el || (isInline(seen) && seen.ownText !== ''))],
  ['code', ({ context }) => context.code],
  ['blockquote', ({ context }) => context.quote],
  ['label', ({ context, ownText }) => context.label && ownText !== ''],
  [
    'label',
    ({ words, ownText, style }) =>
      ownText !== '' && ownText.length <= 60 && parsePx(style.fontSize) <= 20 && hasWord(words, EYEBROWS),
  ],
  ['heading', looksLikeHeading],
  ['card', isCard],
  ['list', ({ tag }) => tag === 'li' || tag === 'ul' || tag === 'ol' || tag === 'dl' || tag === 'dd'],
  [
    'section',
    (seen, screenWidth) => SECTIONS.has(seen.tag) && seen.ownText === '' && seen.box.width > screenWidth * 0.3,
  ],
  [
    'section',
    (seen, width) => seen.ownText === '' && seen.box.width >= width * 0.9 && seen.box.height >= 40 && isPainted(seen),
  ],
  ['body', ({ ownText }) => ownText !== ''],
];

export function roleOf(seen: RenderedElement, screenWidth: number): ElementRole {
  for (const [role, holds] of RULES) if (holds(seen, screenWidth)) return role;
  return 'container';
}
