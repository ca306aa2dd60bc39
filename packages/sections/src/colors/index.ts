import { ColorsSection, type Evidence, type PaletteColor, type Provenance } from '@brandprint/contracts';
import { defineSection, type Measurement } from '../section.ts';
import { colorFamily, formatCmyk, formatHsl, formatRgba, relativeLuminance } from '../shared/color.ts';
import { nearestColorName } from '../shared/color-names.ts';
import { colorConfidence } from './confidence.ts';
import { findContrastPairs } from './contrast.ts';
import { colorDesignNotes, describeUsage } from './describe-usage.ts';
import { collectGradients, gradientProvenance, type PaintedGradient, toGradientEntry } from './gradients.ts';
import { DECLARED_KINDS } from './observation.ts';
import { buildPalette } from './palette.ts';
import type { RankedColor } from './rank-colors.ts';
import { findOtherSchemes } from './schemes.ts';
import { findSmallScreens } from './small-screens.ts';
import { colorsWriting } from './write.ts';

interface ColorFacts {
  palette: RankedColor[];
  gradients: PaintedGradient[];
  /** Weighted paint of all colours, including those left out of the palette. */
  totalPaint: number;
  pages: number;
}

export const colors = defineSection({
  name: 'colors',
  needs: ['things'],
  schema: ColorsSection,
  measure: measureColors,
  compose: (facts): ColorsSection => ({
    primary_palette: paletteEntries(facts),
    gradients: facts.gradients.map(toGradientEntry),
    design_notes: colorDesignNotes(facts.palette, facts.totalPaint, facts.gradients.length, facts.pages),
  }),
  write: colorsWriting,
});

function measureColors(evidence: Evidence): Measurement<ColorFacts> {
  const { colors: palette, totalPaint } = buildPalette(evidence);
  const gradients = collectGradients(evidence);
  return {
    facts: { palette, gradients, totalPaint, pages: evidence.pages.length },
    provenance: [
      ...palette.flatMap((color, index) => colorProvenance(color, index, colorConfidence(color))),
      ...gradientProvenance(gradients),
    ],
    findings: {
      contrast_pairs: findContrastPairs(evidence.pages.map(({ finalUrl, styles }) => ({ page: finalUrl, styles }))),
      schemes: findOtherSchemes(evidence, palette),
      small_screens: findSmallScreens(evidence, palette),
    },
  };
}

function paletteEntries({ palette, totalPaint }: ColorFacts): PaletteColor[] {
  const percents = wholePercentages(palette.map((color) => color.paint));
  const taken = new Set<string>();
  return palette.map((color, i) => {
    const name = nearestColorName(color.hex, taken);
    taken.add(name);
    const light = relativeLuminance(color.hex);
    return {
      name,
      hex: color.hex,
      rgba: formatRgba(color.hex),
      hsl: formatHsl(color.hex),
      cmyk: formatCmyk(color.hex),
      usage: describeUsage(color),
      category: color.category,
      color_group: colorFamily(color.hex),
      usage_frequency: totalPaint > 0 ? Math.round((color.paint / totalPaint) * 1e4) / 1e4 : 0,
      recommended_usage_percent: `${percents[i]}%`,
      // White text on a dark colour, or black text on a light one, has a contrast of at least 4.5:1.
      accessibility: { is_dark: light <= 0.1833, is_light: light > 0.1833 },
    };
  });
}

/** Proportional whole percentages that add up to 100 and are at least 1 each (largest remainder method). */
export function wholePercentages(weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, w) => sum + w, 0);
  const free = 100 - weights.length;
  const exact = weights.map((w) => (total > 0 ? (w / total) * free : free / weights.length));
  const whole = exact.map((x) => Math.floor(x) + 1);
  const left = 100 - whole.reduce((sum, x) => sum + x, 0);
  const byRemainder = exact.map((x, i) => ({ i, rest: x % 1 })).sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRemainder.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}

/** The strongest observations of a palette colour: painted ones before declared ones. */
function colorProvenance(color: RankedColor, index: number, confidence: number): Provenance[] {
  const byWeight = [...color.seen].sort(
    (a, b) =>
      b.weight - a.weight || b.count - a.count || (`${a.page} ${a.selector}` < `${b.page} ${b.selector}` ? -1 : 1),
  );
  const painted = byWeight.filter(({ kind }) => !DECLARED_KINDS.has(kind)).slice(0, 4);
  const declared = byWeight.filter(({ kind }) => DECLARED_KINDS.has(kind)).slice(0, 3);
  return [...painted, ...declared].map(({ page, selector, property, value, count, kind }) => ({
    path: `/primary_palette/${index}`,
    page,
    selector,
    property,
    value,
    count,
    confidence,
    basis:
      kind === 'property' || kind === 'class' || kind === 'theme-color' || kind === 'hover' ? 'declared' : 'rendered',
  }));
}
