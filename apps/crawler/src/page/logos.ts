import type { LogoCandidate } from '@brandprint/contracts';
import { formatHex, toHex } from './color.ts';
import {
  absoluteUrl,
  accessibleName,
  classOf,
  collapseWhitespace,
  hasWord,
  idAndClassWords,
  roundBox,
  selectorOf,
  truncate,
} from './dom.ts';
import { readHeadLogos } from './head.ts';
import { iconGlyph } from './icons.ts';
import { type Drawing, joinDrawings } from './joined-drawings.ts';
import { hasBrandName, isHomeLink } from './links.ts';
import { pictureLayers, pictureUrls, shortDataUrl } from './picture-layers.ts';
import { imageUrl } from './pictures.ts';
import { repaintOf } from './repaint.ts';
import { largestSource } from './srcset.ts';
import { type Sprites, svgMarkup } from './svg.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_CANDIDATES = 100;
/** Maximum characters of an inline SVG; the first one in a home link may be as large as we can still render. */
const MAX_MARKUP = 200_000;
const MAX_HOME_MARKUP = 1_000_000;
const MAX_HOME_NODES = 20_000;
/** Of a banner; what is taller is the first screen. */
const MAX_HEADER_HEIGHT = 450;
const LOGO_FILE = /logo|brand|wordmark|logotype/i;
const MENU_WORDS = ['nav', 'menu', 'item', 'sublink', 'dropdown', 'submenu'];
const HOME_WORD =
  /^(?:home|homepage|start|startseite|accueil|inicio|início|hem|hjem|etusivu|главная|ホーム|首页|dashboard|back.*)$/i;

/** id and class of up to four ancestors, including hosts of shadow roots. */
function ancestryOf(seen: RenderedElement): string {
  const names: string[] = [];
  for (let up = seen.parent, i = 0; up && i < 4; up = up.parent, i++) {
    names.push(`${up.tag}${up.el.id ? `#${up.el.id}` : ''} ${classOf(up.el)}`.trim());
  }
  return truncate(names.join(' | '), 500);
}

/** Named a logo itself, or in a box that is. */
function namedLogo(seen: RenderedElement): boolean {
  for (let up: RenderedElement | null = seen, i = 0; up && i < 4; up = up.parent, i++)
    if (hasBrandName(up.words)) return true;
  const named = `${seen.el.getAttribute('src') ?? ''} ${seen.el.getAttribute('alt') ?? ''} ${seen.el.getAttribute('aria-label') ?? ''}`;
  return LOGO_FILE.test(truncate(named.replace(/data:[^ ]*/g, ''), 400));
}

/** Named after a brand itself, or directly in a box that is. */
const isNamedBrand = ({ words, parent }: RenderedElement): boolean =>
  hasBrandName(words) || (parent !== null && hasBrandName(parent.words));

/** A first heading whose words are moved out of view: what is painted instead says the same. */
const isMovedHeading = ({ el, tag, parent, ownText }: RenderedElement): boolean =>
  (tag === 'h1' || parent?.tag === 'h1') && ownText === '' && (el.textContent ?? '').trim() !== '';

/** Images of similar size in the nearest box with several. */
function siblingCounter(pictures: RenderedElement[]): (seen: RenderedElement) => number {
  const alike = (a: RenderedElement, b: RenderedElement) => {
    const [h, w] = [a.box.height / Math.max(1, b.box.height), a.box.width / Math.max(1, b.box.width)];
    return h > 0.5 && h < 2 && w > 0.3 && w < 3.3;
  };
  return (seen) => {
    let count = 0;
    for (let up = seen.el.parentElement, i = 0; up && i < 5; up = up.parentElement, i++) {
      if (/^(?:body|main|header|footer)$/.test(up.localName)) break;
      const holder = up;
      count = pictures.filter((other) => other !== seen && holder.contains(other.el) && alike(seen, other)).length;
      if (count >= 2) break;
    }
    return count;
  };
}

/** The visible text in and next to an image: of its link, or of the box named as brand. */
function textBeside(seen: RenderedElement): string {
  const holder = seen.link ?? seen.el.closest('[class*="brand"], [class*="logo"], [id*="logo"]');
  const text = holder && holder.localName !== 'body' ? collapseWhitespace(truncate(holder.textContent ?? '', 400)) : '';
  return truncate(text.length <= 80 ? text : '', 80);
}

/** The source of the image that replaces an element's content; data: URLs in full if they are not too long. */
function shownUrl({ el, tag, style }: RenderedElement): string | null {
  if (tag === 'object' || tag === 'embed')
    return absoluteUrl(el.getAttribute('data') ?? el.getAttribute('src'), el.baseURI);
  const replaced = pictureUrls(style.content, el)[0];
  return (
    replaced ??
    schemeSource(el) ??
    largestSource(el) ??
    shortDataUrl((el as HTMLImageElement).currentSrc) ??
    imageUrl(el)
  );
}

/** The source of an image for the requested scheme: until it is loaded, `currentSrc` is the other one. */
function schemeSource(img: Element): string | null {
  if (img.parentElement?.localName !== 'picture') return null;
  for (const source of img.parentElement.querySelectorAll('source[media*="prefers-color-scheme"]')) {
    const [first = ''] = (source.getAttribute('srcset') ?? '').trim().split(/[\s,]+/);
    if (first && matchMedia(source.getAttribute('media') ?? '').matches) return absoluteUrl(first, img.baseURI);
  }
  return null;
}

/** By its own filters and those of up to two boxes around it. */
function repaintedBy(seen: RenderedElement): Pick<LogoCandidate, 'repaint'> {
  const filters: string[] = [];
  for (let up: RenderedElement | null = seen, i = 0; up && i < 3; up = up.parent, i++) filters.push(up.style.filter);
  const repaint = repaintOf(filters.join(' '));
  return repaint ? { repaint } : {};
}

function candidate(
  seen: RenderedElement,
  source: LogoCandidate['source'],
  more: Partial<LogoCandidate>,
): LogoCandidate {
  const alt = seen.el.getAttribute('alt') ?? '';
  return {
    source,
    url: null,
    assetKey: null,
    markup: null,
    text: textBeside(seen) || accessibleName(seen.el) || (seen.link ? accessibleName(seen.link) : ''),
    alt: truncate(alt, 200),
    classes: classOf(seen.el),
    ancestry: ancestryOf(seen),
    selector: selectorOf(seen.el),
    region: seen.region,
    box: roundBox(seen.box),
    color: toHex(seen.style.color),
    backdrop: seen.backdrop && formatHex(seen.backdrop),
    inHomeLink: isHomeLink(seen),
    linkHref: seen.link ? absoluteUrl(seen.link.getAttribute('href'), seen.link.baseURI) : null,
    siblings: 0,
    detail: '',
    laid: null,
    ...repaintedBy(seen),
    ...more,
  };
}

/** In a menu entry: an image or text there is not a brand, unless it is named so. */
function inMenu(seen: RenderedElement): boolean {
  const entry = seen.el.closest('li, a, button, [role="menuitem"], [role="button"]');
  if (!entry || hasBrandName(idAndClassWords(entry))) return false;
  return !entry.matches('a') || hasWord(idAndClassWords(entry), MENU_WORDS);
}

/** At the top of the page in an element called header. One with the first heading in it is no region of its own. */
const inPageHeader = ({ el, box }: RenderedElement): boolean =>
  box.y < 240 && el.closest('header') !== null && el.closest('main, article') === null;

/** A header that holds nothing: the picture behind it is what it shows. Small boxes in it are icons. */
const isEmptyHeader = (seen: RenderedElement): boolean =>
  (seen.tag === 'header' || seen.el.getAttribute('role') === 'banner' || seen.box.width >= innerWidth / 2) &&
  (seen.region === 'header' || inPageHeader(seen)) &&
  seen.box.y < 240 &&
  seen.box.height <= MAX_HEADER_HEIGHT &&
  seen.el.childElementCount === 0 &&
  (seen.el.textContent ?? '').trim() === '' &&
  !isNamedBrand(seen) &&
  !seen.link;

/** The visible text of an element, as written. */
function visibleTextOf(walked: PageWalk, el: Element): string {
  const runs = walked.runs.filter((run) => run.visible && el.contains(run.seen.el));
  return collapseWhitespace(runs.map((run) => run.text).join(' '));
}

/** A text logo: a home link or a box named as brand with text. */
function textCandidate(walked: PageWalk, seen: RenderedElement): LogoCandidate | null {
  const named = hasBrandName(seen.words);
  const link = seen.link === seen.el;
  const barred = seen.region !== 'main' && seen.region !== 'hero' && seen.region !== 'dialog';
  if (!named && !(link && barred && !inMenu(seen) && isHomeLink(seen))) return null;
  // The link inside a box says more than the box.
  if (!seen.link && seen.el.querySelector('a')?.textContent?.trim()) return null;
  const text = visibleTextOf(walked, seen.el);
  if (!text || text.length > 60 || HOME_WORD.test(text)) return null;
  return candidate(seen, 'text', { text });
}

export function readLogoCandidates(walked: PageWalk, sprites: Sprites): LogoCandidate[] {
  const found: LogoCandidate[] = [];
  const pictures = walked.elements.filter(({ tag, visible }) => visible && (tag === 'img' || tag === 'svg'));
  const siblings = siblingCounter(pictures.slice(0, 800));
  const textHolders: Element[] = [];
  const drawings: Drawing[] = [];
  let large = false;
  const markupOf = (seen: RenderedElement): string | null => {
    const small = svgMarkup(seen.el, sprites, MAX_MARKUP);
    if (small !== null || large || !isHomeLink(seen)) return small;
    large = true;
    return svgMarkup(seen.el, sprites, MAX_HOME_MARKUP, MAX_HOME_NODES);
  };
  for (const seen of walked.elements) {
    if (!seen.visible || seen.region === 'widget' || seen.area < 30 || found.length >= MAX_CANDIDATES) continue;
    const { el, tag, style, region, box } = seen;
    const barred =
      region === 'header' || region === 'footer' || region === 'nav' || region === 'aside' || inPageHeader(seen);
    const wanted = () => namedLogo(seen) || (!inMenu(seen) && (barred || isHomeLink(seen)));
    if (tag === 'img' || tag === 'object' || tag === 'embed') {
      if (wanted()) found.push(candidate(seen, 'img', { url: shownUrl(seen), siblings: siblings(seen) }));
    } else if (tag === 'svg') {
      if (wanted()) {
        const drawing = candidate(seen, 'inline-svg', {
          markup: markupOf(seen),
          alt: truncate(accessibleName(el) || collapseWhitespace(el.querySelector('title')?.textContent ?? ''), 200),
          siblings: siblings(seen),
        });
        found.push(drawing);
        drawings.push({ seen, candidate: drawing });
      }
    } else if (isEmptyHeader(seen)) {
      for (const { url, laid } of pictureLayers('background', style, el))
        found.push(candidate(seen, 'css-background', { url, laid, detail: 'header' }));
    } else if (box.width <= 600 && box.height <= 300) {
      const named = isNamedBrand(seen);
      const moved = isMovedHeading(seen);
      const more = moved ? { text: truncate(collapseWhitespace(el.textContent ?? ''), 80), detail: 'h1' } : {};
      if (named || moved || (seen.link && isHomeLink(seen))) {
        for (const layer of [style, getComputedStyle(el, '::before'), getComputedStyle(el, '::after')]) {
          for (const { url, laid } of pictureLayers('background', layer, el))
            found.push(candidate(seen, 'css-background', { url, laid, ...more }));
          for (const url of pictureUrls(layer.content, el))
            found.push(candidate(seen, 'css-background', { url, ...more }));
          for (const { url, laid } of pictureLayers('mask', layer, el))
            found.push(candidate(seen, 'css-mask', { url, laid, color: toHex(layer.backgroundColor), ...more }));
        }
        const glyph = iconGlyph(seen);
        if (glyph && (named || !inMenu(seen))) found.push(candidate(seen, 'icon-font', { detail: glyph.family }));
      }
      if (!textHolders.some((holder) => holder.contains(el))) {
        const text = textCandidate(walked, seen);
        if (text) {
          textHolders.push(el);
          found.push(text);
        }
      }
    }
  }
  const joined = joinDrawings(drawings, (link) => visibleTextOf(walked, link) !== '');
  return [...found, ...joined, ...readHeadLogos().map(headCandidate)];
}

function headCandidate({ source, url, detail, text }: ReturnType<typeof readHeadLogos>[number]): LogoCandidate {
  return {
    source,
    url,
    assetKey: null,
    markup: null,
    text,
    alt: '',
    classes: '',
    ancestry: '',
    selector: '',
    region: 'header',
    box: null,
    color: null,
    backdrop: null,
    inHomeLink: false,
    linkHref: null,
    siblings: 0,
    detail,
    laid: null,
  };
}
