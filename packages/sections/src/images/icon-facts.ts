import type { Evidence, IconEvidence } from '@brandprint/contracts';
import { roundHalfUp } from '../shared/numbers.ts';
import { detectIconLibraries, iconLibraryOfIcon } from '../shared/technologies/icon-libraries.ts';

export interface CollectedIcon {
  icon: IconEvidence;
  page: string;
  library: string;
  drawStyle: 'stroke' | 'fill' | 'mixed' | null;
}

/** The style of the site's icons, from their markup and computed styles. */
export interface IconFacts {
  icons: CollectedIcon[];
  strokeCount: number;
  fillCount: number;
  mixedCount: number;
  /** Stroke widths in units of the viewBox, with their frequency; most frequent first. */
  strokeWidths: [number, number][];
  /** Whether stroked icons have round caps or joins. */
  roundedCount: number;
  /** Corner radii of rectangles in units of the viewBox, most frequent first; 0 is a square corner. */
  radii: [number, number][];
  /** Side lengths of the viewBox, most frequent first. */
  grids: [string, number][];
  /** Rendered sizes in px, most frequent first. */
  sizes: [number, number][];
  colors: [string, number][];
  libraries: [string, number][];
  contexts: [string, number][];
  /** Keys of the files that `derive` made from inline SVGs, by markup. */
  files: ReadonlyMap<string, string>;
}

export function measureIcons(evidence: Evidence): IconFacts {
  const icons = collectDistinctIcons(evidence);
  const countOf = (draw: CollectedIcon['drawStyle']): number =>
    totalCount(icons.filter((seen) => seen.drawStyle === draw));
  return {
    icons,
    strokeCount: countOf('stroke'),
    fillCount: countOf('fill'),
    mixedCount: countOf('mixed'),
    strokeWidths: tally(icons, strokeWidthOf),
    roundedCount: totalCount(icons.filter((seen) => isStroked(seen) && isRounded(seen))),
    radii: countRadii(icons),
    grids: tally(icons, ({ icon }) => viewBoxGrid(icon.viewBox)),
    sizes: tally(icons, ({ icon }) => Math.round(Math.max(icon.box.width, icon.box.height)) || null),
    colors: tally(icons, ({ icon }) => icon.color || null),
    libraries: tally(icons, ({ library }) => library || null),
    contexts: tally(icons, ({ icon }) => iconContext(icon)),
    files: new Map(),
  };
}

/** Each icon once, with its occurrences added up over all pages. */
function collectDistinctIcons(evidence: Evidence): CollectedIcon[] {
  const found = new Map<string, CollectedIcon>();
  const libraries = detectIconLibraries(evidence.pages.flatMap((page) => page.icons));
  for (const page of evidence.pages) {
    for (const icon of page.icons) {
      const key = icon.markup ?? icon.url ?? `${icon.fontFamily} ${icon.classes}`;
      const known = found.get(key);
      if (known) known.icon = { ...known.icon, count: known.icon.count + icon.count };
      else
        found.set(key, {
          icon,
          page: page.finalUrl,
          library: iconLibraryOfIcon(icon, libraries)?.name ?? '',
          drawStyle: drawStyleOf(icon),
        });
    }
  }
  return [...found.values()].sort((a, b) => b.icon.count - a.icon.count);
}

/** Font glyphs are always filled shapes, so they say nothing about the style. */
function drawStyleOf({ kind, markup, fill, stroke }: IconEvidence): CollectedIcon['drawStyle'] {
  if (kind !== 'svg') return null;
  const text = markup ?? '';
  const strokes = /\bstroke\s*[=:]\s*["']?(?!none|transparent|["'])/.test(text) || Boolean(stroke);
  const root = /<svg[^>]*>/.exec(text)?.[0] ?? '';
  const rootUnfilled = /\bfill\s*[=:]\s*["']?none/.test(root);
  const inner = text.slice(root.length);
  const innerFills = /\bfill\s*[=:]\s*["']?(?!none|transparent|["'])/.test(inner);
  const fills =
    innerFills ||
    (!rootUnfilled && !/\bfill\s*[=:]\s*["']?none/.test(inner) && fill !== 'none' && !(strokes && fill === null));
  if (strokes && fills) return 'mixed';
  return strokes ? 'stroke' : fills ? 'fill' : null;
}

export const isStroked = ({ drawStyle }: CollectedIcon): boolean => drawStyle === 'stroke' || drawStyle === 'mixed';

export const isRounded = ({ icon }: CollectedIcon): boolean =>
  /stroke-line(?:cap|join)\s*[=:]\s*["']?round/.test(icon.markup ?? '');

/** In units of the viewBox; null if not stroked or unknown. */
export const strokeWidthOf = (seen: CollectedIcon): number | null =>
  isStroked(seen) ? seen.icon.strokeWidth || strokeWidthIn(seen.icon.markup) : null;

const strokeWidthIn = (markup: string | null): number | null =>
  Number(/stroke-width\s*[=:]\s*["']?(\d*\.?\d+)/.exec(markup ?? '')?.[1]) || null;

function countRadii(icons: readonly CollectedIcon[]): [number, number][] {
  const radii = new Map<number, number>();
  for (const { icon } of icons) {
    for (const [rect] of (icon.markup ?? '').matchAll(/<rect\b[^>]*>/g)) {
      const radius = Number(/\sr[xy]\s*=\s*["']?(\d*\.?\d+)/.exec(rect)?.[1] ?? 0);
      radii.set(radius, (radii.get(radius) ?? 0) + icon.count);
    }
  }
  return rankCounts(radii);
}

export function viewBoxGrid(viewBox: string | null): string | null {
  const [, , width, height] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? `${roundHalfUp(width, 1)} × ${roundHalfUp(height, 1)}` : null;
}

export function iconContext({ region, context, selector }: IconEvidence): string {
  if (/\bbutton\b|\.btn/.test(selector)) return 'buttons';
  if (region === 'nav' || region === 'header') return 'navigation';
  if (region === 'footer') return 'footer';
  if (region === 'aside') return 'sidebar';
  return context ? 'next to headings and text' : 'content';
}

const totalCount = (icons: readonly CollectedIcon[]): number =>
  icons.reduce((total, { icon }) => total + icon.count, 0);

function tally<K extends string | number>(
  icons: readonly CollectedIcon[],
  read: (seen: CollectedIcon) => K | null,
): [K, number][] {
  const counts = new Map<K, number>();
  for (const seen of icons) {
    const key = read(seen);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + seen.icon.count);
  }
  return rankCounts(counts);
}

const rankCounts = <K extends string | number>(counts: Map<K, number>): [K, number][] =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
