import { ColorsSection, type Evidence, type PaletteColor, type Provenance } from '@brandprint/contracts';
import { type Measured, section } from '../section.ts';
import { cmykText, colorGroup, hslText, luminance, rgbaText } from '../shared/color.ts';
import { colorName } from '../shared/color-names.ts';
import { declaredColors } from './declared.ts';
import { designNotes, usageOf } from './describe.ts';
import { gradientEntry, gradientProvenance, type PaintedGradient, paintedGradients } from './gradients.ts';
import { paintedColors } from './painted.ts';
import { checkedByPixels } from './pixels.ts';
import { type Ranked, rank } from './rank.ts';
import { swatches } from './swatch.ts';

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
});

function measure(evidence: Evidence): Measured<ColorFacts> {
  const seen = [...paintedColors(evidence), ...declaredColors(evidence)];
  const all = checkedByPixels(swatches(seen), evidence);
  const palette = rank(all);
  const gradients = paintedGradients(evidence);
  const paint = all.reduce((sum, swatch) => sum + swatch.paint, 0);
  return {
    facts: { palette, gradients, paint, pages: evidence.pages.length },
    provenance: [...palette.flatMap(origins), ...gradientProvenance(gradients)],
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

/** The three strongest observations of a palette colour. */
function origins(color: Ranked, index: number): Provenance[] {
  const strongest = [...color.seen].sort((a, b) => b.weight - a.weight || b.count - a.count).slice(0, 3);
  return strongest.map(({ page, selector, property, value, count, kind }) => ({
    path: `/primary_palette/${index}`,
    page,
    selector,
    property,
    value,
    count,
    confidence: kind === 'property' || kind === 'theme-color' || kind === 'logo' ? 0.7 : kind === 'hover' ? 0.8 : 1,
  }));
}
