import type { Edge, ElementStyle, Evidence, PageEvidence } from '@brandprint/contracts';
import { parseColor, seenAs } from '../shared/color.ts';
import { isDefaultControl, isDefaultEdge, isDefaultLinkColor, isForeign, isStatus } from '../shared/color-exclude.ts';
import { gradientsIn, stopsOf } from '../shared/gradient.ts';
import { ownNames } from '../things/name/own.ts';
import type { Kind, Observation, Part } from './observation.ts';

/** Share of a line box that ink covers. */
const INK = 0.18;
/** Weight of the first screen beside the rest of the page. */
const FIRST_SCREEN = 2;

/** Every colour that the elements and the canvas of all pages paint; the first page weighs as much as all others. */
export function paintedColors(evidence: Evidence): Observation[] {
  const own = ownNames(evidence);
  const others = evidence.pages.length - 1;
  const seen = evidence.pages.flatMap((page, index) => {
    const share = others === 0 ? 1 : index === 0 ? 0.5 : 0.5 / others;
    return pagePaint(page, own).map((o) => (o.kind === 'class' ? o : { ...o, weight: o.weight * share }));
  });
  const shareOf = primaryShares(seen);
  return seen.map((o) => (o.kind === 'class' ? { ...o, weight: shareOf(o.hex) } : o));
}

/** Of what class names call primary most counts: states and odd ones wear other colours under the same name. */
function primaryShares(seen: readonly Observation[]): (hex: string) => number {
  const counts = new Map<string, number>();
  for (const { kind, hex, count } of seen) if (kind === 'class') counts.set(hex, (counts.get(hex) ?? 0) + count);
  const most = Math.max(1, ...counts.values());
  return (hex) => (counts.get(hex) ?? 0) / most;
}

function pagePaint(page: PageEvidence, own: ReadonlySet<string>): Observation[] {
  const screen = Math.min(page.viewport.height, page.documentHeight || page.viewport.height);
  const pageArea = page.viewport.width * Math.max(screen, page.documentHeight);
  const total = pageArea + (FIRST_SCREEN - 1) * page.viewport.width * screen;
  return page.styles
    .filter((style) => !isForeign(style, own) && style.opacity > 0.1)
    .flatMap((style) => stylePaint(style, page, total || 1));
}

function stylePaint(style: ElementStyle, page: PageEvidence, total: number): Observation[] {
  const area = (style.area + (FIRST_SCREEN - 1) * style.firstScreenArea) / total;
  const lift = style.area > 0 ? area / (style.area / total) : 1;
  const ink = (style.textArea * INK * lift) / total;
  const part = partOf(style);
  const seen: Observation[] = [];
  const add = (
    kind: Kind,
    property: string,
    value: string,
    hex: string | null,
    weight: number,
    as: Part,
    fadesTo?: string | null,
  ): void => {
    if (!hex || weight <= 0) return;
    seen.push({
      hex,
      kind,
      part: as,
      weight,
      count: style.count,
      prominent: style.region === 'header' || style.region === 'nav' || style.region === 'hero',
      status: isStatus(style),
      page: page.finalUrl,
      selector: style.selector,
      property,
      value,
      ...(fadesTo && { fadesTo }),
    });
  };

  const surface: Part = part === 'action' ? 'action' : part === 'accent' ? 'accent' : 'surface';
  const gradients = gradientsIn(style.backgroundImage);
  const covered = style.backgroundClip !== 'text' && gradients.some(isOpaque);
  if (style.backgroundColor && !covered && !isDefaultControl(style))
    add(
      'background',
      'background-color',
      style.backgroundColor,
      layerColor(style.backgroundColor, style),
      area,
      surface,
    );
  for (const gradient of gradients) {
    const stops = [...new Set(stopsOf(gradient))];
    const share = (style.backgroundClip === 'text' ? ink : area) / stops.length;
    for (const [i, stop] of stops.entries()) {
      const next = stops[i + 1];
      add('gradient', 'background-image', stop, seenAs(stop, null), share, surface, next ? seenAs(next, null) : null);
    }
  }
  const text = seenAs(style.color, style.backdrop);
  const filled = style.backgroundClip === 'text' && gradients.length > 0;
  if (style.chars > 0 && text && !filled && !isDefaultLinkColor(text) && !isDefaultControl(style))
    add('text', 'color', style.color, text, ink, part === 'action' && isFilled(style) ? 'body' : part);

  for (const edge of edges(style)) {
    const hex = seenAs(edge.color, style.backdrop);
    const stroke = (edge.length * edge.width * style.count * lift) / total;
    if (hex && !isDefaultLinkColor(hex))
      add(
        'border',
        edge.property,
        edge.color,
        hex,
        stroke,
        part === 'action' && !isFilled(style) ? 'action' : 'accent',
      );
  }
  if (style.role === 'icon') {
    const paint = [style.fill, style.stroke].filter((c): c is string => c !== null && seenAs(c, null) !== null);
    for (const color of new Set(paint.length > 0 ? paint : style.chars > 0 ? [] : [style.color])) {
      const hex = seenAs(color, style.backdrop);
      if (hex && !isDefaultLinkColor(hex)) add('icon', 'fill', color, hex, area * 0.3, 'accent');
    }
  }
  if (part === 'action' || part === 'link') hoverPaint(style, area, part, add);
  const named = namedPrimary(style);
  if (named) add('class', named.property, named.value, seenAs(named.value, style.backdrop), 1, 'action');
  return seen;
}

/**
 * What is seen of an element's own background. `backdrop` has that layer in it already, so a translucent one is seen as
 * the backdrop; over a picture it is known by its own colour.
 */
function layerColor(color: string, style: ElementStyle): string | null {
  const own = seenAs(color, null);
  return color.length > 7 && style.backdrop !== null && seenAs(color, style.backdrop) ? style.backdrop : own;
}

/** Text in a filled button sits on the action's colour, and its outline rims it: neither is an action colour itself. */
const isFilled = (style: ElementStyle): boolean =>
  style.backgroundColor !== null || gradientsIn(style.backgroundImage).length > 0;

/** Nothing is seen through it. */
const isOpaque = (gradient: string): boolean => {
  const stops = stopsOf(gradient);
  return stops.length > 0 && stops.every((stop) => (parseColor(stop)?.a ?? 0) >= 0.99);
};

/** Class names of many systems end so on what wears the main colour: `btn-primary`, `button--primary`, `Button_primary__x1y2`. */
const NAMED_PRIMARY = /(^|[-_])primary(__?[\w-]{4,})?$/i;

/** The colour of an element whose class says that it is the primary one; surfaces only where a class names the background. */
function namedPrimary(style: ElementStyle): { property: string; value: string } | null {
  const names = style.classes.split(/\s+/).filter((name) => NAMED_PRIMARY.test(name));
  const small = style.role === 'button' || style.role === 'badge' || style.role === 'icon';
  if (names.length === 0 || !(small || names.some((name) => /^(bg|background)-/i.test(name)))) return null;
  if (gradientsIn(style.backgroundImage).length > 0) return null;
  if (style.backgroundColor) return { property: 'background-color', value: style.backgroundColor };
  return small ? { property: 'color', value: style.color } : null;
}

function hoverPaint(
  style: ElementStyle,
  area: number,
  part: Part,
  add: (kind: Kind, property: string, value: string, hex: string | null, weight: number, as: Part) => void,
): void {
  for (const [property, value] of [
    ['background-color:hover', style.hover?.backgroundColor],
    ['color:hover', style.hover?.color],
  ] as const) {
    const hex = value ? seenAs(value, style.backdrop) : null;
    if (value && hex && !isDefaultLinkColor(hex)) add('hover', property, value, hex, area * 0.05, part);
  }
}

interface Side extends Edge {
  length: number;
  property: string;
}

/** Drawn edges; a border that goes all round is one entry as long as the outline. */
function edges(style: ElementStyle): Side[] {
  if (isDefaultControl(style)) return [];
  const { width, height } = style.box;
  const all: [string, Edge | null, number][] = [
    ['border-top-color', style.border.top, width],
    ['border-right-color', style.border.right, height],
    ['border-bottom-color', style.border.bottom, width],
    ['border-left-color', style.border.left, height],
  ];
  const drawn = all.flatMap(([property, edge, length]) =>
    edge &&
    edge.width > 0 &&
    !/^(none|hidden)$/.test(edge.style) &&
    !isDefaultEdge(style.tag, edge) &&
    seenAs(edge.color, null)
      ? [{ ...edge, width: Math.min(edge.width, 16), length, property }]
      : [],
  );
  const [first] = drawn;
  if (first && drawn.length === 4 && drawn.every((side) => side.color === first.color))
    return [{ ...first, length: 2 * (width + height), property: 'border-color' }];
  return drawn;
}

function partOf(style: ElementStyle): Part {
  switch (style.role) {
    case 'button':
      return 'action';
    case 'link':
    case 'nav-link':
      return 'link';
    case 'heading':
      return 'heading';
    case 'badge':
    case 'icon':
      return 'accent';
    case 'section':
    case 'container':
    case 'card':
    case 'image':
      return style.chars > 0 ? 'body' : 'surface';
    default:
      return 'body';
  }
}
