import type { Evidence, IconEvidence } from '@brandprint/contracts';
import { iconLibrariesOf, iconLibraryOf } from '../web/icons.ts';

export interface SeenIcon {
  icon: IconEvidence;
  page: string;
  library: string;
  draw: 'stroke' | 'fill' | 'mixed' | null;
}

/** How the site's icons are drawn, from their markup and computed styles. */
export interface IconFacts {
  icons: SeenIcon[];
  stroke: number;
  fill: number;
  mixed: number;
  /** Stroke widths in units of the viewBox, with how often each occurs; most first. */
  weights: [number, number][];
  /** Round caps or joins, among stroked ones. */
  rounded: number;
  /** Corner radii of rectangles in units of the viewBox, most first; 0 is a square corner. */
  radii: [number, number][];
  /** Sides of the viewBox, most first. */
  grids: [string, number][];
  /** Shown sizes in px, most first. */
  sizes: [number, number][];
  colors: [string, number][];
  libraries: [string, number][];
  contexts: [string, number][];
  /** Keys of the files that `derive` made of inline SVGs, by their markup. */
  files: ReadonlyMap<string, string>;
}

export function iconFacts(evidence: Evidence): IconFacts {
  const icons = distinct(evidence);
  const drawn = (draw: SeenIcon['draw']): number => sum(icons.filter((seen) => seen.draw === draw));
  return {
    icons,
    stroke: drawn('stroke'),
    fill: drawn('fill'),
    mixed: drawn('mixed'),
    weights: tally(icons, strokeWidthOf),
    rounded: sum(icons.filter((seen) => isStroked(seen) && isRounded(seen))),
    radii: radiiOf(icons),
    grids: tally(icons, ({ icon }) => gridOf(icon.viewBox)),
    sizes: tally(icons, ({ icon }) => Math.round(Math.max(icon.box.width, icon.box.height)) || null),
    colors: tally(icons, ({ icon }) => icon.color || null),
    libraries: tally(icons, ({ library }) => library || null),
    contexts: tally(icons, ({ icon }) => contextOf(icon)),
    files: new Map(),
  };
}

/** Each icon once, with its occurrences over all pages added up. */
function distinct(evidence: Evidence): SeenIcon[] {
  const found = new Map<string, SeenIcon>();
  const libraries = iconLibrariesOf(evidence.pages.flatMap((page) => page.icons));
  for (const page of evidence.pages) {
    for (const icon of page.icons) {
      const key = icon.markup ?? icon.url ?? `${icon.fontFamily} ${icon.classes}`;
      const known = found.get(key);
      if (known) known.icon = { ...known.icon, count: known.icon.count + icon.count };
      else
        found.set(key, {
          icon,
          page: page.finalUrl,
          library: iconLibraryOf(icon, libraries)?.name ?? '',
          draw: drawOf(icon),
        });
    }
  }
  return [...found.values()].sort((a, b) => b.icon.count - a.icon.count);
}

/** Glyphs of fonts are filled shapes whatever they look like, so nothing is said of them. */
function drawOf({ kind, markup, fill, stroke }: IconEvidence): SeenIcon['draw'] {
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

export const isStroked = ({ draw }: SeenIcon): boolean => draw === 'stroke' || draw === 'mixed';

export const isRounded = ({ icon }: SeenIcon): boolean =>
  /stroke-line(?:cap|join)\s*[=:]\s*["']?round/.test(icon.markup ?? '');

/** In units of the viewBox; null for what is not stroked, or does not say. */
export const strokeWidthOf = (seen: SeenIcon): number | null =>
  isStroked(seen) ? seen.icon.strokeWidth || strokeWidthIn(seen.icon.markup) : null;

const strokeWidthIn = (markup: string | null): number | null =>
  Number(/stroke-width\s*[=:]\s*["']?(\d*\.?\d+)/.exec(markup ?? '')?.[1]) || null;

function radiiOf(icons: readonly SeenIcon[]): [number, number][] {
  const radii = new Map<number, number>();
  for (const { icon } of icons) {
    for (const [rect] of (icon.markup ?? '').matchAll(/<rect\b[^>]*>/g)) {
      const radius = Number(/\sr[xy]\s*=\s*["']?(\d*\.?\d+)/.exec(rect)?.[1] ?? 0);
      radii.set(radius, (radii.get(radius) ?? 0) + icon.count);
    }
  }
  return ranked(radii);
}

export function gridOf(viewBox: string | null): string | null {
  const [, , width, height] =
    viewBox
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  return width && height ? `${round(width)} × ${round(height)}` : null;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function contextOf({ region, context, selector }: IconEvidence): string {
  if (/\bbutton\b|\.btn/.test(selector)) return 'buttons';
  if (region === 'nav' || region === 'header') return 'navigation';
  if (region === 'footer') return 'footer';
  if (region === 'aside') return 'sidebar';
  return context ? 'beside headings and texts' : 'content';
}

const sum = (icons: readonly SeenIcon[]): number => icons.reduce((total, { icon }) => total + icon.count, 0);

function tally<K extends string | number>(
  icons: readonly SeenIcon[],
  read: (seen: SeenIcon) => K | null,
): [K, number][] {
  const counts = new Map<K, number>();
  for (const seen of icons) {
    const key = read(seen);
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + seen.icon.count);
  }
  return ranked(counts);
}

const ranked = <K extends string | number>(counts: Map<K, number>): [K, number][] =>
  [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
