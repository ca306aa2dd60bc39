import type { Evidence } from '@brandprint/contracts';
import { capPaintByPixels } from './cap-paint-by-pixels.ts';
import { collectDeclaredColors } from './declared-colors.ts';
import { collectPaintedColors } from './painted-colors.ts';
import { type RankedColor, rankColors } from './rank-colors.ts';
import { groupIntoSwatches } from './swatch.ts';

interface Palette {
  colors: RankedColor[];
  /** Weighted paint of all colours, including those left out of the palette. */
  totalPaint: number;
}

/** Painted and declared colours as one palette. */
export function buildPalette(evidence: Evidence): Palette {
  const all = capPaintByPixels(
    groupIntoSwatches([...collectPaintedColors(evidence), ...collectDeclaredColors(evidence)]),
    evidence,
  );
  return { colors: rankColors(all), totalPaint: all.reduce((sum, swatch) => sum + swatch.paint, 0) };
}
