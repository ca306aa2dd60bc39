import type { Evidence } from '@brandprint/contracts';
import { collectOwnNames } from '../shared/brand/own-names.ts';
import { isSocialColor } from '../shared/social-colors.ts';
import { capPaintByPixels } from './cap-paint-by-pixels.ts';
import { collectDeclaredColors } from './declared-colors.ts';
import { DECLARED_KINDS } from './observation.ts';
import { collectPaintedColors } from './painted-colors.ts';
import { type RankedColor, rankColors } from './rank-colors.ts';
import { groupIntoSwatches, type Swatch } from './swatch.ts';

interface Palette {
  colors: RankedColor[];
  /** Weighted paint of all colours, including those left out of the palette. */
  totalPaint: number;
}

/** Painted and declared colours as one palette. `ownNames` are those of the whole site, of which `evidence` may be a part. */
export function buildPalette(evidence: Evidence, ownNames = collectOwnNames(evidence)): Palette {
  const all = capPaintByPixels(
    groupIntoSwatches([...collectPaintedColors(evidence, ownNames), ...collectDeclaredColors(evidence)]),
    evidence,
  );
  const [main] = rankColors(all);
  const own = all.filter((swatch) => swatch.hex === main?.hex || !isLinkToNetwork(swatch, ownNames));
  return { colors: rankColors(own), totalPaint: all.reduce((sum, swatch) => sum + swatch.paint, 0) };
}

/** Paint above which a colour is more than that of a few buttons. */
const MAX_BUTTON_PAINT = 0.01;

/** The colour of a network or messenger that only fills a few small areas: buttons and links to it. */
const isLinkToNetwork = ({ hex, seen, paint }: Swatch, ownNames: ReadonlySet<string>): boolean =>
  paint < MAX_BUTTON_PAINT &&
  seen.every(({ kind }) => !DECLARED_KINDS.has(kind) && kind !== 'text' && kind !== 'border') &&
  isSocialColor(hex, ownNames);
