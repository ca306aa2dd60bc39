import type { Evidence, Provenance } from '@brandprint/contracts';
import { agreementProbability } from '../shared/calibration.ts';
import { colorFamily, compositeColor } from '../shared/color.ts';
import { formatList, pluralize } from '../shared/format-text.ts';
import { gradientStops, parseGradients } from '../shared/gradient.ts';

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

/** Gradients of visible elements, largest first. Flat tints and fades of one colour to transparent are excluded. */
export function collectGradients(evidence: Evidence): PaintedGradient[] {
  const found = new Map<string, Omit<PaintedGradient, 'pages' | 'ofPages'> & { on: Set<string> }>();
  const pagesWithGradients = new Set<string>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.region === 'widget' || style.region === 'dialog') continue;
      for (const css of parseGradients(style.backgroundImage)) {
        const stops = [...new Set(gradientStops(css).flatMap((stop) => compositeColor(stop, null) ?? []))];
        if (stops.length < 2) continue;
        pagesWithGradients.add(page.finalUrl);
        const known = found.get(css);
        if (!known)
          found.set(css, {
            css,
            stops,
            count: style.count,
            area: style.area,
            roles: [style.role],
            page: page.finalUrl,
            selector: style.selector,
            on: new Set([page.finalUrl]),
          });
        else {
          known.count += style.count;
          known.area += style.area;
          known.on.add(page.finalUrl);
          if (!known.roles.includes(style.role)) known.roles.push(style.role);
        }
      }
    }
  }
  return [...found.values()]
    .sort((a, b) => b.area - a.area || a.css.localeCompare(b.css))
    .slice(0, MAX_GRADIENTS)
    .map(({ on: pageUrls, ...gradient }) => ({ ...gradient, pages: pageUrls.size, ofPages: pagesWithGradients.size }));
}

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
