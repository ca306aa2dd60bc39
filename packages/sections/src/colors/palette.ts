import type { Evidence } from '@brandprint/contracts';
import { declaredColors } from './declared.ts';
import { paintedColors } from './painted.ts';
import { checkedByPixels } from './pixels.ts';
import { type Ranked, rank } from './rank.ts';
import { swatches } from './swatch.ts';

interface Palette {
  colors: Ranked[];
  /** Weighted paint of every colour seen, those left out of the palette included. */
  paint: number;
}

/** What is painted and declared, as one palette. */
export function paletteOf(evidence: Evidence): Palette {
  const all = checkedByPixels(swatches([...paintedColors(evidence), ...declaredColors(evidence)]), evidence);
  return { colors: rank(all), paint: all.reduce((sum, swatch) => sum + swatch.paint, 0) };
}
