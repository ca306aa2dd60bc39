import { absoluteUrl, accessibleName, classOf, collapseWhitespace, roundBox, selectorOf, truncate } from './dom.ts';
import { pictureUrls, shortDataUrl } from './picture-layers.ts';
import { type Sprites, svgMarkup } from './svg.ts';
import type { PageWalk, ReadImage, RenderedElement } from './types.ts';

const MAX_IMAGES = 250;
/** Maximum number of inline SVGs whose markup is read: the largest ones. */
const MAX_DRAWINGS = 8;
const MAX_DRAWING_CHARS = 100_000;
/** Maximum characters of all data: URLs of a page's images and icons together. */
export const MAX_DATA_URL_CHARS = 400_000;
/** Largest side of an icon. */
export const ICON_SIDE = 64;

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
export function createDataUrlBudget(left: number): (url: string | null) => string | null {
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
export const displayedUrl = (el: HTMLImageElement): string | null =>
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
