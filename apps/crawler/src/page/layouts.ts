import type { DesignEvidence, DesignSample, GridSample } from '@brandprint/contracts';
import { inPixels } from './css-lengths.ts';
import { parsePx, round, truncate } from './dom.ts';
import { Samples } from './samples.ts';
import type { Stylesheets } from './stylesheets.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_VALUE_LENGTH = 200;
const MAX_CHILDREN = 100;
const MAX_MATCHES = 1_000;
/** Narrower boxes are cards and columns. */
const MIN_CONTAINER_PX = 480;
/** Narrower items of a row are buttons and links. */
const MIN_COLUMN_PX = 120;
/** The part of its row that columns fill. */
const MIN_FILLED = 0.9;

/** The widths of containers, and columns. */
export function readLayouts(walked: PageWalk, sheets: Stylesheets): Pick<DesignEvidence, 'containers' | 'grids'> {
  const containers = new Samples<DesignSample>();
  const grids = new Samples<GridSample>();
  const widths = widthFunctions(sheets);
  for (const seen of walked.elements) {
    if (!seen.visible || seen.area < 2 || seen.el.childElementCount === 0) continue;
    const columns = /grid/.test(seen.style.display) ? gridColumns(seen) : flexColumns(seen, walked);
    if (columns) grids.add(`${columns.columns}|${columns.equal}|${columns.gap}`, seen, (at) => ({ ...at, ...columns }));
    const width = containerWidth(seen, widths.get(seen.el));
    if (width !== null) containers.add(`${width}px`, seen, (at) => ({ ...at, value: `${width}px` }));
  }
  return { containers: containers.mostUsed(), grids: grids.mostUsed() };
}

/** Elements with a width such as `min(1200px, 100% - 2rem)`. */
function widthFunctions({ rules }: Stylesheets): ReadonlyMap<Element, string> {
  const found = new Map<Element, string>();
  for (const { selector, style } of rules) {
    const width = style.width || style.inlineSize;
    if (width.length > MAX_VALUE_LENGTH || !/\b(?:min|clamp)\(/.test(width)) continue;
    try {
      for (const el of [...document.querySelectorAll(selector)].slice(0, MAX_MATCHES)) found.set(el, width);
    } catch {
      // A selector for shadow trees only.
    }
  }
  return found;
}

/**
 * The largest width of a box that has it, holds other boxes only, and is in the middle of its parent; null for other
 * boxes. It is the max-width, or a length in it or in the width.
 */
function containerWidth({ style, box, parent, ownText }: RenderedElement, width = ''): number | null {
  if (box.width < MIN_CONTAINER_PX || !parent || ownText !== '' || style.position === 'fixed') return null;
  const [left, right] = [box.x - parent.box.x, parent.box.x + parent.box.width - box.x - box.width];
  if (Math.abs(left - right) > 2) return null;
  const outer = style.boxSizing === 'border-box' ? 0 : parsePx(style.paddingLeft) + parsePx(style.paddingRight);
  const lengths = `${style.maxWidth} ${inPixels(width, style)}`.match(/(?<![\w.])(?:\d+(?:\.\d+)?|\.\d+)(?=px)/g) ?? [];
  return lengths.map(Number).find((length) => Math.abs(length + outer - box.width) <= 1) ?? null;
}

type Columns = Omit<GridSample, 'count' | 'selector' | 'region'>;

/** Grids with two columns or more; automatic columns without content have no width. */
function gridColumns({ el, style: { gridTemplateColumns, rowGap, columnGap } }: RenderedElement): Columns | null {
  if (el.childElementCount < 2 || gridTemplateColumns.length > 2_000) return null;
  const widths = (gridTemplateColumns.replace(/\[[^\]]*\]/g, ' ').match(/[\d.]+(?=px)/g) ?? [])
    .map(Number)
    .filter((width) => width > 0);
  return widths.length < 2
    ? null
    : {
        value: truncate(gridTemplateColumns, MAX_VALUE_LENGTH),
        columns: widths.length,
        equal: areEqual(widths),
        gap: [round(parsePx(rowGap), 1), round(parsePx(columnGap), 1)],
      };
}

const areEqual = (widths: readonly number[]): boolean => Math.max(...widths) - Math.min(...widths) <= 1;

/** Rows of boxes of the same width in a flex box, which wrap, or have parts and fill it. */
function flexColumns(seen: RenderedElement, { byElement }: PageWalk): Columns | null {
  const { el, style, box } = seen;
  if (!/flex/.test(style.display) || !style.flexDirection.startsWith('row')) return null;
  if (box.width < MIN_CONTAINER_PX || el.childElementCount < 2 || el.childElementCount > MAX_CHILDREN) return null;
  const items = [...el.children].flatMap((child) => byElement.get(child) ?? []).filter(isInFlow);
  const [first] = items;
  if (!first) return null;
  const row = items.filter((item) => item.box.y < first.box.y + first.box.height);
  const [left, right] = row.toSorted((a, b) => a.box.x - b.box.x);
  const widths = row.map((item) => item.box.width);
  if (!left || !right || !areEqual(widths) || left.box.width < MIN_COLUMN_PX) return null;
  const next = items[row.length];
  const between = right.box.x - left.box.x - left.box.width;
  const filled = widths.length * (left.box.width + between) - between;
  const inside = box.width - parsePx(style.paddingLeft) - parsePx(style.paddingRight);
  const isWhole = filled >= MIN_FILLED * inside && row.every(({ el: item }) => item.childElementCount > 0);
  if (between < 0 || !(next || isWhole)) return null;
  const below = next
    ? next.box.y - Math.max(...row.map((item) => item.box.y + item.box.height))
    : parsePx(style.rowGap);
  const gutter = [left, right].some(isPainted)
    ? 0
    : parsePx(left.style.paddingRight) + parsePx(right.style.paddingLeft);
  return {
    value: truncate(widths.map((width) => `${round(width, 1)}px`).join(' '), MAX_VALUE_LENGTH),
    columns: widths.length,
    equal: true,
    gap: [round(Math.max(0, below), 1), round(between + gutter, 1)],
    layout: 'flex',
  };
}

const isInFlow = ({ visible, style }: RenderedElement): boolean =>
  visible !== null && !/^(?:absolute|fixed)$/.test(style.position);

const isPainted = ({ background, style }: RenderedElement): boolean =>
  background.a > 0.02 ||
  style.backgroundImage !== 'none' ||
  style.boxShadow !== 'none' ||
  parsePx(style.borderLeftWidth) > 0;
