import type { Evidence, Provenance } from '@brandprint/contracts';
import { agreement } from '../shared/calibration.ts';
import { colorGroup, seenAs } from '../shared/color.ts';
import { gradientsIn, stopsOf } from '../shared/gradient.ts';
import { places, plural } from '../shared/words.ts';

export interface PaintedGradient {
  css: string;
  stops: string[];
  count: number;
  area: number;
  roles: string[];
  page: string;
  selector: string;
  /** Pages that paint it, and pages that paint any. */
  pages: number;
  ofPages: number;
}

const MAX_GRADIENTS = 8;

/** Gradients that visible elements paint, largest first; flat tints and fades of one colour to nothing are none. */
export function paintedGradients(evidence: Evidence): PaintedGradient[] {
  const found = new Map<string, Omit<PaintedGradient, 'pages' | 'ofPages'> & { on: Set<string> }>();
  const withAny = new Set<string>();
  for (const page of evidence.pages) {
    for (const style of page.styles) {
      if (style.region === 'widget' || style.region === 'dialog') continue;
      for (const css of gradientsIn(style.backgroundImage)) {
        const stops = [...new Set(stopsOf(css).flatMap((stop) => seenAs(stop, null) ?? []))];
        if (stops.length < 2) continue;
        withAny.add(page.finalUrl);
        const old = found.get(css);
        if (!old)
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
          old.count += style.count;
          old.area += style.area;
          old.on.add(page.finalUrl);
          if (!old.roles.includes(style.role)) old.roles.push(style.role);
        }
      }
    }
  }
  return [...found.values()]
    .sort((a, b) => b.area - a.area || a.css.localeCompare(b.css))
    .slice(0, MAX_GRADIENTS)
    .map(({ on, ...gradient }) => ({ ...gradient, pages: on.size, ofPages: withAny.size }));
}

export function gradientEntry(gradient: PaintedGradient): { name: string; css: string; usage: string } {
  const words = gradient.stops.map(colorGroup).map((word) => word[0]?.toUpperCase() + word.slice(1));
  const [from = '', to = from] = [words[0], words.at(-1)];
  return {
    name: from === to ? `${from} gradient` : `${from} to ${to.toLowerCase()} gradient`,
    css: gradient.css,
    usage: `Fills ${plural(gradient.count, 'element')} (${places(gradient.roles)}).`,
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
    confidence: agreement(g.pages, g.ofPages),
    basis: 'rendered',
  }));
}
