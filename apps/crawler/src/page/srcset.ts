import { absoluteUrl } from './dom.ts';

/** Larger files take long to load and show no more of a logo. */
const MAX_WIDTH = 2_000;
const MAX_DENSITY = 4;
/** Longer lists are no lists of files, and slow to read. */
const MAX_LENGTH = 10_000;
const CANDIDATE = /\s*([^\s,]\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g;

interface SourceFile {
  url: string | null;
  /** Width in px or density, which browsers do not mix. */
  size: number;
  unit: string;
}

/** The files of a `srcset` with their sizes. */
const parseSrcset = (srcset: string | null, base: string): SourceFile[] =>
  [...(srcset ?? '').slice(0, MAX_LENGTH).matchAll(CANDIDATE)].map(([, url, size = '1', unit = 'x']) => ({
    url: absoluteUrl(url, base),
    size: Number(size),
    unit,
  }));

/**
 * The largest file in the list from which the browser chose the displayed one: the same picture with more pixels. Null
 * if no list names it. Other sources of a `<picture>` may show something else.
 */
export function largestSource(el: Element): string | null {
  const shown = (el as HTMLImageElement).currentSrc;
  if (!shown) return null;
  const own = parseSrcset(el.getAttribute('srcset'), el.baseURI);
  const source = { url: absoluteUrl(el.getAttribute('src'), el.baseURI), size: 1, unit: 'x' };
  const others = el.parentElement?.localName === 'picture' ? [...el.parentElement.querySelectorAll('source')] : [];
  const lists = [
    own.every(({ unit }) => unit === 'x') ? [source, ...own] : own,
    ...others.map((other) => parseSrcset(other.getAttribute('srcset'), el.baseURI)),
  ];
  const files = lists.find((list) => list.some(({ url }) => url === shown)) ?? [];
  const usable = files.filter(({ size, unit }) => size <= (unit === 'w' ? MAX_WIDTH : MAX_DENSITY));
  return (
    usable.reduce<SourceFile | null>((best, file) => (best && best.size >= file.size ? best : file), null)?.url ?? null
  );
}
