import type { Edge, ElementRole, ElementStyle, Region } from '@brandprint/contracts';
import { paintsArea } from './background-area.ts';
import { blend, formatHex, hexInside, parseComputedColor, toHex } from './color.ts';
import {
  areaOf,
  classOf,
  collapseWhitespace,
  parsePx,
  round,
  roundBox,
  selectorOf,
  stripDataUrls,
  truncate,
} from './dom.ts';
import type { StateReader } from './state-changes.ts';
import type { PageWalk, RenderedElement } from './types.ts';

const MAX_STYLES = 700;
const MAX_FONT_SAMPLES = 40;
const MAX_CLASSES = 3;
const INTERACTIVE = new Set<ElementRole>(['link', 'nav-link', 'button', 'input', 'card']);
const SHAPES = 'path,circle,rect,ellipse,polygon,polyline,line,use,text';
const UNDRAWN = 'defs,symbol,clipPath,mask,pattern';

interface Group {
  first: RenderedElement;
  largest: RenderedElement;
  style: ElementStyle;
  regions: Map<Region, number>;
  /** The first of them with different classes, by these: rules for states may be for one only. */
  byClasses: Map<string, Element>;
}

export interface StylesResult {
  styles: ElementStyle[];
  /** For each style, the index of the element whose platform fonts represent it. */
  fontSamples: (number | null)[];
  samples: Element[];
}

function borderEdge(style: CSSStyleDeclaration, side: 'top' | 'right' | 'bottom' | 'left'): Edge | null {
  const width = parsePx(style.getPropertyValue(`border-${side}-width`));
  const kind = style.getPropertyValue(`border-${side}-style`);
  if (width === 0 || kind === 'none' || kind === 'hidden') return null;
  const color = toHex(style.getPropertyValue(`border-${side}-color`)) ?? '#000000';
  return { width: round(width), style: kind, color };
}

const nullIfNone = (value: string) => (value === 'none' || value === '' ? null : value);
const sides = (style: CSSStyleDeclaration, name: 'padding' | 'margin'): [number, number, number, number] => [
  round(parsePx(style.getPropertyValue(`${name}-top`)), 1),
  round(parsePx(style.getPropertyValue(`${name}-right`)), 1),
  round(parsePx(style.getPropertyValue(`${name}-bottom`)), 1),
  round(parsePx(style.getPropertyValue(`${name}-left`)), 1),
];

function fontOf(style: CSSStyleDeclaration): ElementStyle['font'] {
  return {
    stack: truncate(style.fontFamily, 400),
    sizePx: round(parsePx(style.fontSize)),
    weight: Number(style.fontWeight) || 400,
    lineHeightPx: style.lineHeight === 'normal' ? null : round(parsePx(style.lineHeight)),
    letterSpacingPx: style.letterSpacing === 'normal' ? 0 : round(parsePx(style.letterSpacing), 3),
    style: style.fontStyle,
    transform: style.textTransform,
    decoration: style.textDecorationLine,
  };
}

/** The paint of an SVG's shapes: the first fill or stroke other than "none". */
function paintOf(seen: RenderedElement, property: 'fill' | 'stroke'): string | null {
  if (seen.tag !== 'svg') return null;
  const shapes = seen.el.querySelectorAll(SHAPES);
  for (let i = 0; i < Math.min(shapes.length, 20); i++) {
    const shape = shapes[i] as Element;
    const value = shape.closest(UNDRAWN) ? '' : getComputedStyle(shape)[property];
    if (value && value !== 'none') return toHex(value);
  }
  return null;
}

const valueText = (el: Element) =>
  el.localName === 'input' ? el.getAttribute('value') || el.getAttribute('placeholder') || '' : '';

/** Own text; for boxes with text in children (a button with a span) all of it. */
function textOf(seen: RenderedElement, role: ElementRole): string {
  const own = seen.ownText || valueText(seen.el);
  if (own || (role !== 'button' && role !== 'nav-link' && role !== 'link')) return truncate(own, 160);
  return truncate(collapseWhitespace(truncate(seen.el.textContent ?? '', 600)), 160);
}

function describeStyle(seen: RenderedElement, role: ElementRole): ElementStyle {
  const { style } = seen;
  const laysOut = /flex|grid/.test(style.display);
  return {
    role,
    level: role === 'heading' ? seen.context.heading : null,
    tag: seen.tag,
    selector: '',
    classes: '',
    region: seen.region,
    text: '',
    count: 0,
    chars: 0,
    area: 0,
    firstScreenArea: 0,
    textArea: 0,
    box: roundBox(seen.box),
    color: toHex(style.color) ?? '#000000',
    backgroundColor: seen.background.a > 0 ? formatHex(seen.background) : null,
    backdrop: seen.backdrop && formatHex(seen.backdrop),
    backgroundImage: paintsArea(style, seen.box) ? hexInside(stripDataUrls(style.backgroundImage)) : null,
    backgroundClip: style.backgroundClip,
    border: {
      top: borderEdge(style, 'top'),
      right: borderEdge(style, 'right'),
      bottom: borderEdge(style, 'bottom'),
      left: borderEdge(style, 'left'),
    },
    borderRadius: style.borderRadius || '0px',
    boxShadow: nullIfNone(style.boxShadow) && hexInside(style.boxShadow),
    textShadow: nullIfNone(style.textShadow) && hexInside(style.textShadow),
    opacity: round(seen.opacity),
    fill: paintOf(seen, 'fill'),
    stroke: paintOf(seen, 'stroke'),
    font: fontOf(style),
    renderedFonts: [],
    padding: sides(style, 'padding'),
    margin: sides(style, 'margin'),
    gap: laysOut ? [round(parsePx(style.rowGap), 1), round(parsePx(style.columnGap), 1)] : null,
    display: style.display,
    hover: null,
    focus: null,
  };
}

const styleKey = (s: ElementStyle) =>
  JSON.stringify([
    [s.role, s.level, s.color, s.backgroundColor, s.backdrop, s.backgroundImage, s.backgroundClip, s.opacity],
    [s.border, s.borderRadius, s.boxShadow, s.textShadow, s.fill, s.stroke, s.font, s.padding],
  ]);

const isPainted = (s: ElementStyle) =>
  s.backgroundColor !== null ||
  s.backgroundImage !== null ||
  s.boxShadow !== null ||
  s.border.top !== null ||
  s.border.bottom !== null ||
  s.border.left !== null ||
  s.border.right !== null;

const styleScore = (style: ElementStyle) =>
  style.area + style.textArea * 6 + style.chars * 200 + (INTERACTIVE.has(style.role) ? 50_000 : 0);

/** A painted ::before or ::after (overlay, underline, ornament) as a separate style. */
function pseudoStyle(seen: RenderedElement, pseudo: '::before' | '::after'): ElementStyle | null {
  const style = getComputedStyle(seen.el, pseudo);
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return null;
  const color = parseComputedColor(style.backgroundColor);
  if ((!color || color.a < 0.02) && style.backgroundImage === 'none') return null;
  const width = Math.min(parsePx(style.width), seen.box.width);
  const height = Math.min(parsePx(style.height), seen.box.height);
  if (width < 1 || height < 1 || Number(style.opacity) < 0.05) return null;
  const background = color ?? { r: 0, g: 0, b: 0, a: 0 };
  const base = describeStyle(
    { ...seen, style, background, opacity: seen.opacity * Number(style.opacity) },
    'container',
  );
  const share = (width * height) / Math.max(1, areaOf(seen.box));
  const backdrop =
    seen.backdrop && style.backgroundImage === 'none' ? formatHex(blend(background, seen.backdrop)) : null;
  return {
    ...base,
    backdrop,
    selector: selectorOf(seen.el) + pseudo,
    classes: classOf(seen.el),
    count: 1,
    area: Math.round(seen.area * share),
    firstScreenArea: Math.round(seen.firstScreenArea * share),
  };
}

/** Groups all painted elements by their looks. */
export function readStyles(
  walked: PageWalk,
  roles: ElementRole[],
  states: StateReader,
  deadline: number,
): StylesResult {
  const groups = new Map<string, Group>();
  const pseudos: ElementStyle[] = [];
  for (const seen of walked.elements) {
    if (!seen.visible || seen.area < 2) continue;
    const role = roles[seen.order] as ElementRole;
    if (seen.area > 100 && pseudos.length < 150 && performance.now() < deadline) {
      for (const pseudo of ['::before', '::after'] as const) {
        const style = pseudoStyle(seen, pseudo);
        if (style) pseudos.push(style);
      }
    }
    const draft = describeStyle(seen, role);
    const shown = seen.chars > 0 || isPainted(draft) || role === 'input' || role === 'icon' || role === 'image';
    if (!shown) continue;
    if (performance.now() > deadline) break;
    const key = styleKey(draft);
    let group = groups.get(key);
    if (!group) {
      group = { first: seen, largest: seen, style: draft, regions: new Map(), byClasses: new Map() };
      groups.set(key, group);
    }
    const { style, byClasses } = group;
    const classes = seen.el.getAttribute('class') ?? '';
    if (byClasses.size < MAX_CLASSES && !byClasses.has(classes)) byClasses.set(classes, seen.el);
    style.count++;
    style.chars += seen.chars;
    style.area += seen.area;
    style.firstScreenArea += seen.firstScreenArea;
    style.textArea += seen.textArea;
    if (!style.text) style.text = textOf(seen, role);
    if (seen.area > group.largest.area) group.largest = seen;
    group.regions.set(seen.region, (group.regions.get(seen.region) ?? 0) + 1);
  }
  const kept = [...groups.values()];
  if (kept.length > MAX_STYLES) {
    kept.sort((a, b) => styleScore(b.style) - styleScore(a.style)).length = MAX_STYLES;
    kept.sort((a, b) => a.first.order - b.first.order);
  }
  return finishStyles(kept, pseudos, states);
}

function finishStyles(kept: Group[], pseudos: ElementStyle[], states: StateReader): StylesResult {
  const samples: Element[] = [];
  const sampleOf = new Map<string, number>();
  const fontSamples: (number | null)[] = [];
  const styles = kept.map(({ first, largest, style, regions, byClasses }) => {
    style.selector = selectorOf(first.el);
    style.classes = classOf(first.el);
    style.box = roundBox(largest.box);
    style.region = [...regions].sort((a, b) => b[1] - a[1])[0]?.[0] ?? style.region;
    style.area = Math.round(style.area);
    style.firstScreenArea = Math.round(style.firstScreenArea);
    style.textArea = Math.round(style.textArea);
    if (INTERACTIVE.has(style.role)) Object.assign(style, states.read([...byClasses.values()]));
    let sample: number | null = null;
    if (style.chars > 0) {
      const key = `${style.font.stack}|${style.font.weight}|${style.font.style}`;
      sample = sampleOf.get(key) ?? null;
      if (sample === null && samples.length < MAX_FONT_SAMPLES) {
        sample = samples.push(first.el) - 1;
        sampleOf.set(key, sample);
      }
    }
    fontSamples.push(sample);
    return style;
  });
  return { styles: [...styles, ...pseudos], fontSamples, samples };
}
