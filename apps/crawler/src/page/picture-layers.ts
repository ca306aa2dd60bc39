import type { LogoCandidate } from '@brandprint/contracts';
import { absoluteUrl, cssUrls, parsePx } from './dom.ts';

const MAX_DATA_URL = 100_000;

/** An image that CSS paints into a box: its URL and placement; null placement if it is shown unchanged. */
interface PictureLayer {
  url: string;
  laid: NonNullable<LogoCandidate['laid']> | null;
}

/** A data: URL of an image, if it is not too long. */
export const shortDataUrl = (url: string): string | null =>
  /^data:image\//i.test(url) && url.length <= MAX_DATA_URL ? url : null;

/** The items of a computed comma-separated list; commas inside brackets and quotes do not separate. */
function splitCommaList(value: string): string[] {
  const parts: string[] = [];
  let [part, depth, quote] = ['', 0, ''];
  for (const sign of value) {
    if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
    if (sign === ',' && depth === 0 && !quote) {
      parts.push(part.trim());
      part = '';
    } else part += sign;
  }
  return [...parts, part.trim()];
}

export const pictureUrls = (value: string, el: Element): string[] =>
  cssUrls(value, true).flatMap(
    (url) => (url.startsWith('data:') ? shortDataUrl(url) : absoluteUrl(url, el.baseURI)) ?? [],
  );

/** The background or mask images of an element or its pseudo-element. */
export function pictureLayers(kind: 'background' | 'mask', style: CSSStyleDeclaration, el: Element): PictureLayer[] {
  const of = (name: string) => splitCommaList(style.getPropertyValue(`${kind}-${name}`));
  const images = of('image');
  if (images.every((image) => image === 'none')) return [];
  const [positions, sizes, repeats] = [of('position'), of('size'), of('repeat')];
  const at = (list: string[], index: number) => (list[index % list.length] ?? '').slice(0, 100);
  const area = paddingBox(style, el);
  return images.flatMap((image, index) =>
    pictureUrls(image, el)
      .slice(0, 1)
      .map((url) => ({
        url,
        laid: { ...area, position: at(positions, index), size: at(sizes, index), repeat: at(repeats, index) },
      })),
  );
}

/** The padding box, in px. For a pseudo-element its own size, or approximately that of its element. */
function paddingBox(style: CSSStyleDeclaration, el: Element): { width: number; height: number } {
  const box = el.getBoundingClientRect();
  const side = (size: 'width' | 'height', ...around: [string, string]) => {
    const [before, after] = around;
    const sum = (name: string) =>
      parsePx(style.getPropertyValue(`${name}-${before}${name === 'border' ? '-width' : ''}`)) +
      parsePx(style.getPropertyValue(`${name}-${after}${name === 'border' ? '-width' : ''}`));
    const declared = parsePx(style.getPropertyValue(size));
    if (!declared) return box[size];
    return style.boxSizing === 'border-box' ? declared - sum('border') : declared + sum('padding');
  };
  return {
    width: Math.round(side('width', 'left', 'right') * 100) / 100,
    height: Math.round(side('height', 'top', 'bottom') * 100) / 100,
  };
}
