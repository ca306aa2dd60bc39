import { ColorsSection, type Evidence, type PaletteColor, type Provenance } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { cmykText, colorGroup, hslText, luminance, rgbaText } from '../shared/color.ts';
import { colorName } from '../shared/color-names.ts';
import { confidenceOf } from './confidence.ts';
import { contrastPairs } from './contrast.ts';
import { designNotes, usageOf } from './describe.ts';
import { gradientEntry, gradientProvenance, type PaintedGradient, paintedGradients } from './gradients.ts';
import { DECLARED } from './observation.ts';
import { paletteOf } from './palette.ts';
import type { Ranked } from './rank.ts';
import { otherSchemes } from './schemes.ts';
import { write } from './write.ts';

interface ColorFacts {
  palette: Ranked[];
  gradients: PaintedGradient[];
  /** Weighted paint of every colour seen, those left out of the palette included. */
  paint: number;
  pages: number;
}

export const colors = section({
  name: 'colors',
  needs: ['things'],
  schema: ColorsSection,
  measure,
  compose: (facts): ColorsSection => ({
    primary_palette: entries(facts),
    gradients: facts.gradients.map(gradientEntry),
    design_notes: designNotes(facts.palette, facts.paint, facts.gradients.length, facts.pages),
  }),
  write,
});

function measure(evidence: Evidence): Measured<ColorFacts> {
  const { colors: palette, paint } = paletteOf(evidence);
  const gradients = paintedGradients(evidence);
  return {
    facts: { palette, gradients, paint, pages: evidence.pages.length },
    provenance: [
      ...palette.flatMap((color, index) => origins(color, index, confidenceOf(color))),
      ...gradientProvenance(gradients),
    ],
    findings: {
      contrast_pairs: contrastPairs(evidence.pages.map(({ finalUrl, styles }) => ({ page: finalUrl, styles }))),
      schemes: otherSchemes(evidence, palette),
    },
  };
}

function entries({ palette, paint }: ColorFacts): PaletteColor[] {
  const percents = shares(palette.map((color) => color.paint));
  const taken = new Set<string>();
  return palette.map((color, i) => {
    const name = colorName(color.hex, taken);
    taken.add(name);
    const light = luminance(color.hex);
    return {
      name,
      hex: color.hex,
      rgba: rgbaText(color.hex),
      hsl: hslText(color.hex),
      cmyk: cmykText(color.hex),
      usage: usageOf(color),
      category: color.category,
      color_group: colorGroup(color.hex),
      usage_frequency: paint > 0 ? Math.round((color.paint / paint) * 1e4) / 1e4 : 0,
      recommended_usage_percent: `${percents[i]}%`,
      // Dark is what white text can be read on at 4.5:1, light what black text can.
      accessibility: { is_dark: light <= 0.1833, is_light: light > 0.1833 },
    };
  });
}

/** Whole percents in proportion that add up to 100 and are at least 1 each (largest remainders). */
export function shares(weights: readonly number[]): number[] {
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

/** The strongest observations of a palette colour: what paints it, then what declares it. */
function origins(color: Ranked, index: number, confidence: number): Provenance[] {
  const byWeight = [...color.seen].sort(
    (a, b) =>
      b.weight - a.weight || b.count - a.count || (`${a.page} ${a.selector}` < `${b.page} ${b.selector}` ? -1 : 1),
  );
  const painted = byWeight.filter(({ kind }) => !DECLARED.has(kind)).slice(0, 4);
  const declared = byWeight.filter(({ kind }) => DECLARED.has(kind)).slice(0, 3);
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
