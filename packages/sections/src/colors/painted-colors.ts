import {
  type Edge,
  type ElementStyle,
  type Evidence,
  type PageEvidence,
  SCREENSHOT_HEIGHT,
} from '@brandprint/contracts';
import { compositeColor, isNeutral, parseCssColor } from '../shared/color.ts';
import {
  isDefaultControl,
  isDefaultEdge,
  isDefaultFace,
  isDefaultLinkColor,
  isNonBrandStyle,
} from '../shared/excluded-styles.ts';
import { collectFrameworkColors } from '../shared/framework-colors.ts';
import { gradientStops, parseGradients } from '../shared/gradient.ts';
import { observeBareCanvas } from './bare-canvas.ts';
import { observeFlatAreas } from './flat-areas.ts';
import { lineColor } from './line-color.ts';
import {
  type ColorObservation,
  type ColorRole,
  type ObservationKind,
  type PageObservation,
  pageShare,
} from './observation.ts';
import { primaryClassColor, primaryClassShares } from './primary-class.ts';
import { isStatusStyle } from './status.ts';

/** The blue of links since there are links, as little a choice as that of the browser. */
const CLASSIC_LINK = '#0000ff';
/** Share of a line box that its glyphs cover. */
const GLYPH_COVERAGE = 0.18;
/** Weight of the first screen relative to the rest of the page. */
const FIRST_SCREEN_WEIGHT = 2;

/**
 * Every colour painted by the elements and the canvas of all pages. The first page weighs as much as all others. The
 * colours of CSS frameworks are not the site's own because a framework's class name calls them primary, or because its
 * buttons have them.
 */
export function collectPaintedColors(evidence: Evidence, ownNames: ReadonlySet<string>): ColorObservation[] {
  const frameworkColors = collectFrameworkColors(evidence);
  const seen = evidence.pages.flatMap((page, index) => {
    const share = pageShare(index, evidence.pages.length);
    return observePage(page, ownNames).map((o) => ({
      ...o,
      onHome: index === 0,
      ...(frameworkColors.has(o.hex) && { isStock: true as const }),
      isStockLink: o.part === 'link' && (frameworkColors.has(o.hex) || o.hex === CLASSIC_LINK),
      ...(o.kind !== 'class' && { weight: o.weight * share, screenShare: o.screenShare * share }),
    }));
  });
  const own = seen.filter(({ kind, hex }) => kind !== 'class' || !frameworkColors.has(hex));
  const shareOf = primaryClassShares(own);
  return own.map((o) => (o.kind === 'class' ? { ...o, weight: shareOf(o.hex) } : o));
}

function observePage(page: PageEvidence, ownNames: ReadonlySet<string>): PageObservation[] {
  const firstScreenHeight = Math.min(page.viewport.height, page.documentHeight || page.viewport.height);
  const pageArea = page.viewport.width * Math.max(firstScreenHeight, page.documentHeight);
  const total = pageArea + (FIRST_SCREEN_WEIGHT - 1) * page.viewport.width * firstScreenHeight;
  const painted = page.styles
    .filter((style) => !isNonBrandStyle(style, ownNames) && style.opacity > 0.1)
    .flatMap((style) => observeStyle(style, page, total || 1));
  return [...painted, ...observeBareCanvas(page), ...observeFlatAreas(page, total || 1, FIRST_SCREEN_WEIGHT)];
}

type AddObservation = (
  kind: ObservationKind,
  property: string,
  value: string,
  hex: string | null,
  weight: number,
  role: ColorRole,
  fadesTo?: string | null,
) => void;

function observeStyle(style: ElementStyle, page: PageEvidence, total: number): PageObservation[] {
  const area = (style.area + (FIRST_SCREEN_WEIGHT - 1) * style.firstScreenArea) / total;
  const firstScreenFactor = style.area > 0 ? area / (style.area / total) : 1;
  const ink = (style.textArea * GLYPH_COVERAGE * firstScreenFactor) / total;
  const role = roleOfStyle(style);
  const seen: PageObservation[] = [];
  const screen = page.viewport.width * page.viewport.height || 1;
  const pictured = picturedPart(style, page);
  const add: AddObservation = (kind, property, value, hex, weight, observedRole, fadesTo) => {
    if (!hex || weight <= 0) return;
    seen.push({
      hex,
      kind,
      part: observedRole,
      weight,
      count: style.count,
      screenShare: Math.min(1, style.firstScreenArea / screen),
      prominent: style.region === 'header' || style.region === 'nav' || style.region === 'hero',
      ...(style.region === 'footer' && { inFooter: true }),
      status: isStatusStyle(style, hex),
      page: page.finalUrl,
      selector: style.selector,
      property,
      value,
      ...(pictured < 1 && { pictured }),
      ...(fadesTo && { fadesTo }),
      ...(isShadeOfGround(value, hex) && { isShade: true as const }),
    });
  };

  const fillRole: ColorRole = role === 'action' ? 'action' : role === 'accent' ? 'accent' : 'surface';
  const gradients = parseGradients(style.backgroundImage);
  const isCovered = style.backgroundClip !== 'text' && gradients.some(isOpaque);
  if (style.backgroundColor && !isCovered && !isDefaultControl(style) && !isDefaultFace(style))
    add(
      'background',
      'background-color',
      style.backgroundColor,
      visibleLayerColor(style.backgroundColor, style),
      area,
      fillRole,
    );
  for (const gradient of gradients) {
    const stops = [...new Set(gradientStops(gradient))];
    const share = (style.backgroundClip === 'text' ? ink : area) / stops.length;
    for (const [i, stop] of stops.entries()) {
      const next = stops[i + 1];
      add(
        'gradient',
        'background-image',
        stop,
        compositeColor(stop, null),
        share,
        fillRole,
        next ? compositeColor(next, null) : null,
      );
    }
  }
  const text = compositeColor(style.color, style.backdrop);
  const hasGradientText = style.backgroundClip === 'text' && gradients.length > 0;
  if (style.chars > 0 && text && !hasGradientText && !isDefaultLinkColor(text) && !isDefaultControl(style))
    add('text', 'color', style.color, text, ink, role === 'action' && hasFill(style) ? 'body' : role);

  for (const edge of paintedEdges(style)) {
    const hex = lineColor(edge.color, style.backdrop);
    const stroke = (edge.length * edge.width * style.count * firstScreenFactor) / total;
    if (hex && !isDefaultLinkColor(hex) && !isFilledWith(style, hex))
      add('border', edge.property, edge.color, hex, stroke, role === 'action' ? 'action' : 'accent');
  }
  if (style.role === 'icon') {
    for (const color of iconPaint(style)) {
      const hex = compositeColor(color, style.backdrop);
      if (hex && !isDefaultLinkColor(hex)) add('icon', 'fill', color, hex, area * 0.3, 'accent');
    }
  }
  if (role === 'action' || role === 'link') observeHover(style, area, role, add);
  const primaryColor = primaryClassColor(style);
  if (primaryColor)
    add(
      'class',
      primaryColor.property,
      primaryColor.value,
      compositeColor(primaryColor.value, style.backdrop),
      1,
      'action',
    );
  return seen;
}

/** The part of its box that a screenshot shows, which ends above the foot of very long pages. */
function picturedPart({ box }: ElementStyle, { screenshot }: PageEvidence): number {
  const below = box.y + box.height - (screenshot?.height ?? SCREENSHOT_HEIGHT);
  return below <= 0 ? 1 : Math.max(0, 1 - below / (box.height || 1));
}

/**
 * The colours of an icon: those of a vector's shapes, or the text colour of a glyph. CSS does not paint pictures in
 * files, and the text colour is not visible on a vector whose shapes have no paint.
 */
function iconPaint({ tag, fill, stroke, color, chars }: ElementStyle): ReadonlySet<string> {
  const shapes = [fill, stroke].filter((c): c is string => c !== null && compositeColor(c, null) !== null);
  const isGlyph = tag !== 'img' && tag !== 'svg' && chars === 0;
  return new Set(shapes.length > 0 ? shapes : isGlyph ? [color] : []);
}

/**
 * The visible colour of an element's own background. `backdrop` already includes that layer, so a translucent
 * background is seen as the backdrop. Over a picture its own colour counts.
 */
function visibleLayerColor(color: string, style: ElementStyle): string | null {
  const own = compositeColor(color, null);
  return color.length > 7 && style.backdrop !== null && compositeColor(color, style.backdrop) ? style.backdrop : own;
}

/** Whether a translucent colour without a hue is seen in the hue of what lies below it. */
const isShadeOfGround = (value: string, hex: string): boolean =>
  /^#[0-9a-f]{8}$/i.test(value) && isNeutral(value.slice(0, 7)) && !isNeutral(hex);

/** Text in a filled button is on the action's colour and its outline surrounds it, so neither is an action colour. */
const hasFill = (style: ElementStyle): boolean =>
  style.backgroundColor !== null || parseGradients(style.backgroundImage).length > 0;

/** An outline in the colour of the fill is part of it. */
const isFilledWith = (style: ElementStyle, hex: string): boolean =>
  [style.backgroundColor, ...parseGradients(style.backgroundImage).flatMap(gradientStops)].some(
    (fill) => fill !== null && compositeColor(fill, style.backdrop) === hex,
  );

/** Fully opaque. */
const isOpaque = (gradient: string): boolean => {
  const stops = gradientStops(gradient);
  return stops.length > 0 && stops.every((stop) => (parseCssColor(stop)?.a ?? 0) >= 0.99);
};

function observeHover(style: ElementStyle, area: number, role: ColorRole, add: AddObservation): void {
  for (const [property, value] of [
    ['background-color:hover', style.hover?.backgroundColor],
    ['color:hover', style.hover?.color],
  ] as const) {
    const hex = value ? compositeColor(value, style.backdrop) : null;
    if (value && hex && !isDefaultLinkColor(hex)) add('hover', property, value, hex, area * 0.05, role);
  }
}

interface PaintedEdge extends Edge {
  length: number;
  property: string;
}

/** Visible edges. A border on all four sides is one entry with the length of the outline. */
function paintedEdges(style: ElementStyle): PaintedEdge[] {
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
    compositeColor(edge.color, null)
      ? [{ ...edge, width: Math.min(edge.width, 16), length, property }]
      : [],
  );
  const [first] = drawn;
  if (first && drawn.length === 4 && drawn.every((side) => side.color === first.color))
    return [{ ...first, length: 2 * (width + height), property: 'border-color' }];
  return drawn;
}

function roleOfStyle(style: ElementStyle): ColorRole {
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
