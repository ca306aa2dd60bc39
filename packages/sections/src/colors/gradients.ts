import type { ElementStyle, Evidence, PageEvidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { colorFamily, compositeColor } from '../shared/color.ts';
import { formatList, pluralize } from '../shared/format-text.ts';
import { gradientStops, parseGradients } from '../shared/gradient.ts';
import { sumOf } from '../shared/numbers.ts';
import { weighPages } from '../shared/page-weights.ts';

export interface PaintedGradient {
  css: string;
  stops: string[];
  count: number;
  area: number;
  roles: string[];
  page: string;
  selector: string;
  /** Pages that paint this gradient, and pages that paint any. */
  pages: number;
  ofPages: number;
}

const MAX_GRADIENTS = 8;

/** Gradients of visible elements, largest first, with pages weighed. */
export function collectGradients(evidence: Evidence): PaintedGradient[] {
  const found = new Map<string, Omit<PaintedGradient, 'pages' | 'ofPages'> & { on: Set<string>; weight: number }>();
  const painted = new Map(evidence.pages.map((page) => [page, gradientsOn(page)]));
  const weights = weighPages(evidence, (page) => sumOf(painted.get(page) ?? [], ({ style }) => style.area));
  for (const [page, gradients] of painted) {
    for (const { style, css, stops } of gradients) {
      const { area, count, role, selector } = style;
      const known = found.get(css) ?? {
        css,
        stops,
        count: 0,
        area: 0,
        roles: [],
        page: page.finalUrl,
        selector,
        on: new Set(),
        weight: 0,
      };
      known.count += count;
      known.area += area;
      known.weight += area * (weights.get(page) ?? 0);
      known.on.add(page.finalUrl);
      if (!known.roles.includes(role)) known.roles.push(role);
      found.set(css, known);
    }
  }
  const ofPages = [...painted.values()].filter(({ length }) => length > 0).length;
  return [...found.values()]
    .sort((a, b) => b.weight - a.weight || a.css.localeCompare(b.css))
    .slice(0, MAX_GRADIENTS)
    .map(({ on, weight: _, ...gradient }) => ({ ...gradient, pages: on.size, ofPages }));
}

/** Flat tints and fades of one colour to transparent are excluded. */
const gradientsOn = ({ styles }: PageEvidence): { style: ElementStyle; css: string; stops: string[] }[] =>
  styles
    .filter(({ region }) => region !== 'widget' && region !== 'dialog')
    .flatMap((style) =>
      parseGradients(style.backgroundImage).map((css) => ({
        style,
        css,
        stops: [...new Set(gradientStops(css).flatMap((stop) => compositeColor(stop, null) ?? []))],
      })),
    )
    .filter(({ stops }) => stops.length >= 2);

export function toGradientEntry(gradient: PaintedGradient): { name: string; css: string; usage: string } {
  const words = gradient.stops.map(colorFamily).map((word) => word[0]?.toUpperCase() + word.slice(1));
  const [from = '', to = from] = [words[0], words.at(-1)];
  return {
    name: from === to ? `${from} gradient` : `${from} to ${to.toLowerCase()} gradient`,
    css: gradient.css,
    usage: `Fills ${pluralize(gradient.count, 'element')} (${formatList(gradient.roles)}).`,
  };
}

export function gradientProvenance(gradients: readonly PaintedGradient[]): Provenance[] {
  return gradients.map((g, i) => ({
    path: `/gradients/${i}`,
    page: g.page,
    selector: g.selector,
    property: 'background-image',
    value: g.css,
    count: g.count,
    confidence: agreementProbability(g.pages, g.ofPages),
    basis: 'rendered',
  }));
}
