import type { IconEvidence } from '@brandprint/contracts';
import { toHex } from './color.ts';
import {
  absoluteUrl,
  accessibleName,
  classOf,
  collapseWhitespace,
  parsePx,
  roundBox,
  selectorOf,
  truncate,
} from './dom.ts';
import { pictureUrls, shortDataUrl } from './picture-layers.ts';
import { type Sprites, svgMarkup } from './svg.ts';
import type { PageWalk, ReadImage, RenderedElement } from './types.ts';

const MAX_IMAGES = 250;
const MAX_ICONS = 200;
/** Maximum number of inline SVGs whose markup is read: the largest ones. */
const MAX_DRAWINGS = 8;
const MAX_DRAWING_CHARS = 100_000;
/** Maximum characters of all data: URLs of a page's images and icons together. */
const MAX_DATA_URL_CHARS = 400_000;
const ICON_SIDE = 64;
const ICON_FONT =
  /awesome|icon|symbol|glyph|remix|boxicons|feather|themify|line ?awesome|\bfa[srldb]?\b|phosphor|material/i;
const ICON_CLASS =
  /(?:^|\s)(?:fa[srldbt]?|bi|bx[sl]?|ti|ri|mdi|ni|pi|la[srlb]?|material-icons\S*|material-symbols\S*|glyphicon|icon|icons?-\S+|icon)(?:\s|-|$)/;

export const imageUrl = (el: Element) => {
  const img = el as HTMLImageElement;
  return [img.currentSrc, img.getAttribute('src'), img.getAttribute('data-src')].reduce<string | null>(
    (found, url) => found ?? absoluteUrl(url, el.baseURI),
    null,
  );
};

const linkHref = (seen: RenderedElement) =>
  seen.link ? absoluteUrl(seen.link.getAttribute('href'), seen.link.baseURI) : null;

/** The visible text of each heading. */
function headingTexts({ runs }: PageWalk): Map<Element, string> {
  const texts = new Map<Element, string>();
  for (const { seen, text, visible } of runs) {
    if (!visible || seen.context.heading === null) continue;
    for (let up: RenderedElement | null = seen; up; up = up.parent)
      if (/^h[1-6]$/.test(up.tag)) texts.set(up.el, `${texts.get(up.el) ?? ''}${text}`);
  }
  return texts;
}

/** The text of the previous heading in the same part of the page. */
function headingsBefore(walked: PageWalk): (seen: RenderedElement) => string {
  const texts = headingTexts(walked);
  const headings = walked.elements.filter((seen) => /^h[1-6]$/.test(seen.tag) && seen.visible);
  return (seen) => {
    const section = seen.el.closest('section, article, li, header, footer, aside, main > div, [class*="card"]');
    const inside = section?.querySelector('h1, h2, h3, h4, h5, h6');
    let near: Element | null = inside ?? null;
    if (!near) {
      for (const heading of headings) {
        if (heading.order > seen.order) break;
        near = heading.el;
      }
    }
    return near ? truncate(collapseWhitespace(texts.get(near) ?? ''), 160) : '';
  };
}

/** Passes URLs on, data: URLs only until `MAX_DATA_URL_CHARS` is used up; each counts once. */
function createDataUrlBudget(left: number): (url: string | null) => string | null {
  const known = new Set<string>();
  return (url) => {
    if (!url?.startsWith('data:') || known.has(url)) return url;
    if (url.length > left) return null;
    left -= url.length;
    known.add(url);
    return url;
  };
}

/** The URL of the image or its data: URL; a tiny image is a placeholder for one that is not loaded yet. */
const displayedUrl = (el: HTMLImageElement): string | null =>
  imageUrl(el) ?? (el.naturalWidth > 2 && el.naturalHeight > 2 ? shortDataUrl(el.currentSrc) : null);

export function readImages(walked: PageWalk): ReadImage[] {
  const images: ReadImage[] = [];
  const nearHeading = headingsBefore(walked);
  const withinBudget = createDataUrlBudget(MAX_DATA_URL_CHARS);
  const add = (
    seen: RenderedElement,
    kind: ReadImage['kind'],
    url: string | null,
    natural: [number, number],
    alt: string,
  ) => {
    if (images.length >= MAX_IMAGES) return;
    const { el, style } = seen;
    const image: ReadImage = {
      kind,
      url: withinBudget(url),
      assetKey: null,
      alt: truncate(collapseWhitespace(alt), 300),
      classes: classOf(el),
      selector: selectorOf(el),
      region: seen.region,
      box: roundBox(seen.box),
      naturalWidth: natural[0],
      naturalHeight: natural[1],
      objectFit: kind === 'background' ? style.backgroundSize : style.objectFit,
      borderRadius: style.borderRadius,
      linkHref: linkHref(seen),
      nearHeading: nearHeading(seen),
    };
    images.push(image);
    if (kind === 'svg') svgElements.set(image, el);
  };
  for (const seen of walked.elements) {
    if (!seen.visible || seen.area < 64) continue;
    const { el, tag, box } = seen;
    if (tag === 'img') {
      const img = el as HTMLImageElement;
      add(seen, 'img', displayedUrl(img), [img.naturalWidth, img.naturalHeight], img.alt || accessibleName(el));
    } else if (tag === 'svg') {
      if (Math.max(box.width, box.height) > ICON_SIDE)
        add(
          seen,
          'svg',
          null,
          [Math.round(box.width), Math.round(box.height)],
          accessibleName(el) || (el.querySelector('title')?.textContent ?? ''),
        );
    } else if (tag === 'video') {
      const poster = absoluteUrl(el.getAttribute('poster'), el.baseURI);
      if (poster) add(seen, 'video-poster', poster, [0, 0], accessibleName(el));
    }
    const layers = [seen.style.backgroundImage];
    if (seen.area > 400 && images.length < MAX_IMAGES && tag !== 'img') {
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(el, pseudo);
        if (style.content !== 'none' && style.content !== 'normal') layers.push(style.backgroundImage, style.content);
      }
    }
    for (const url of layers.flatMap((value) => pictureUrls(value, el)))
      add(seen, 'background', url, [0, 0], accessibleName(el));
  }
  return images;
}

/** The inline SVGs of these images. */
const svgElements = new WeakMap<ReadImage, Element>();

/** Adds the markup of the largest inline SVGs to their images. */
export function readDrawings(images: ReadImage[], sprites: Sprites, deadline: number): ReadImage[] {
  const area = ({ box }: ReadImage): number => box.width * box.height;
  const largest = images.filter(({ kind }) => kind === 'svg').sort((a, b) => area(b) - area(a));
  for (const image of largest.slice(0, MAX_DRAWINGS)) {
    const svg = svgElements.get(image);
    const markup = svg && performance.now() < deadline ? svgMarkup(svg, sprites, MAX_DRAWING_CHARS) : null;
    if (markup) image.markup = markup;
  }
  return images;
}

interface Glyph {
  char: string;
  family: string;
}

/** The glyph of an icon font that an element shows with ::before, or as a ligature. */
export function iconGlyph(seen: RenderedElement): Glyph | null {
  if (seen.el.childElementCount > 0 || seen.box.width > 160) return null;
  const own = seen.style.fontFamily;
  const word = collapseWhitespace(seen.el.textContent ?? '');
  if (/material (?:icons|symbols)/i.test(own) && /^[a-z0-9_]{2,40}$/.test(word)) return { char: word, family: own };
  if (/^\p{Co}$/u.test(word)) return { char: word, family: own };
  if (word.length > 0 || !/^(?:i|span|em|b|a|button|svg|div|ion-icon)$/.test(seen.tag)) return null;
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(seen.el, pseudo);
    const char = /^"(.+?)"/u.exec(style.content)?.[1] ?? '';
    if (!char || [...char].length > 2) continue;
    const symbol = /\p{Co}/u.test(char);
    if (symbol || ICON_FONT.test(style.fontFamily)) return { char, family: style.fontFamily };
  }
  return null;
}

/** The class that names the icon: the longest one of an icon font. */
const iconName = (el: Element) =>
  [...el.classList].filter((name) => ICON_CLASS.test(name)).sort((a, b) => b.length - a.length)[0] ?? classOf(el);

const firstFamily = (stack: string) => (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');

/** The label of an icon: the text of its link or button, or of the nearest box with a few words. */
function iconContext(seen: RenderedElement): string {
  const holder = seen.el.closest('a, button, [role="button"], h1, h2, h3, h4, h5, h6, label, li');
  const named = holder && (collapseWhitespace(truncate(holder.textContent ?? '', 400)) || accessibleName(holder));
  if (named) return truncate(named, 80);
  for (let up = seen.parent, i = 0; up && i < 3; up = up.parent, i++) {
    const heading = up.el.querySelector('h1, h2, h3, h4, h5, h6');
    if (heading) return truncate(collapseWhitespace(heading.textContent ?? ''), 80);
  }
  return '';
}

export function readIcons(walked: PageWalk, sprites: Sprites, deadline: number): IconEvidence[] {
  const icons = new Map<string, IconEvidence>();
  const withinBudget = createDataUrlBudget(MAX_DATA_URL_CHARS);
  for (const seen of walked.elements) {
    const { el, tag, box, style } = seen;
    // If an icon font did not load, the box is empty but its class still names the icon.
    const named = tag === 'i' && ICON_CLASS.test(classOf(el)) && !seen.ownText;
    if (!seen.visible && !(named && [seen.parent, seen.parent?.parent].some((up) => up?.visible))) continue;
    if (seen.region === 'widget' || icons.size >= MAX_ICONS || performance.now() > deadline) continue;
    const small = box.width <= ICON_SIDE + 0.5 && box.height <= ICON_SIDE + 0.5;
    let icon: Pick<IconEvidence, 'kind' | 'url' | 'markup' | 'fontFamily'> | null = null;
    let key = '';
    let paint = style;
    if (tag === 'svg' && small) {
      const markup = svgMarkup(el, sprites, 20_000);
      key = `svg ${markup?.replace(/\s(?:fill|stroke|width|height|color)="[^"]*"/g, '') ?? selectorOf(el)}`;
      icon = { kind: 'svg', url: null, markup, fontFamily: '' };
      const shape = [...el.querySelectorAll('path,circle,rect,line,polyline,polygon,ellipse,use')].find(
        (child) => !child.closest('defs,symbol,clipPath,mask'),
      );
      if (shape) paint = getComputedStyle(shape);
    } else if (tag === 'img' && small) {
      const url = withinBudget(displayedUrl(el as HTMLImageElement));
      key = `img ${url ?? el.getAttribute('src')?.slice(0, 200)}`;
      icon = { kind: 'img', url, markup: null, fontFamily: '' };
    } else if (tag === 'i' || tag === 'span' || ICON_CLASS.test(classOf(el))) {
      const glyph = iconGlyph(seen);
      if (glyph) {
        key = `font ${glyph.family} ${glyph.char}`;
        icon = { kind: 'font', url: null, markup: null, fontFamily: firstFamily(glyph.family) };
      } else if (named) {
        key = `class ${iconName(el)}`;
        icon = { kind: 'font', url: null, markup: null, fontFamily: firstFamily(style.fontFamily) };
      }
    }
    if (!icon) continue;
    const same = icons.get(key);
    if (same) {
      same.count++;
      continue;
    }
    const painted = tag === 'svg';
    icons.set(key, {
      ...icon,
      assetKey: null,
      classes: classOf(el),
      alt: accessibleName(el),
      selector: selectorOf(el),
      region: seen.region,
      box: roundBox(box),
      color: toHex(style.color) ?? '#000000',
      fill: painted && paint.fill !== 'none' ? toHex(paint.fill) : null,
      stroke: painted && paint.stroke !== 'none' ? toHex(paint.stroke) : null,
      strokeWidth: painted && paint.stroke !== 'none' ? parsePx(paint.strokeWidth) : null,
      viewBox: el.getAttribute('viewBox'),
      context: iconContext(seen),
      count: 1,
    });
  }
  return [...icons.values()];
}
