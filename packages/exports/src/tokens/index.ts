import type { ExportOptions, ExportSource, SchemeName } from '../types.ts';
import { type ColorSet, readColorSets } from './colors.ts';
import { type GradientToken, readGradients } from './gradients.ts';
import { type MotionToken, readMotion } from './motion.ts';
import { asObject, asText } from './read.ts';
import { readBreakpoints, readRadii, readShadows, readSpacing, type ShadowToken, type SizeToken } from './shapes.ts';
import { sightingsOf } from './sightings.ts';
import { type FamilyToken, readFamilies, readTextStyles, type TextStyle } from './typography.ts';

/** The values of a brand as tokens: named by role, and checked, so that formats only write them. */
export interface BrandTokens {
  name: string;
  sourceUrl: string;
  /** The colours that were asked for: the site's own scheme first. Never empty, but its colours can be. */
  schemes: readonly [ColorSet, ...ColorSet[]];
  families: readonly FamilyToken[];
  textStyles: readonly TextStyle[];
  spacing: readonly SizeToken[];
  radii: readonly SizeToken[];
  shadows: readonly ShadowToken[];
  gradients: readonly GradientToken[];
  motion: readonly MotionToken[];
  breakpoints: readonly SizeToken[];
}

/** The colour schemes of a brand, its own first; empty if it has no colours. */
export function schemesOf(source: ExportSource): SchemeName[] {
  const { own, other } = readColorSets(source, () => null);
  return [own, other].flatMap((set) => (set && set.colors.length > 0 ? [set.scheme] : []));
}

export function readTokens(source: ExportSource, { scheme }: Pick<ExportOptions, 'scheme'>): BrandTokens {
  const find = sightingsOf(source);
  const { own, other } = readColorSets(source, find);
  const families = readFamilies(source, find);
  const wanted = [own, other].filter((set) => set !== null).filter((set) => scheme === 'both' || set.scheme === scheme);
  const [first = own, ...rest] = wanted;
  return {
    name: asText(asObject(source.brand.analysis?.things).name) || asText(source.brand.name),
    sourceUrl: asText(source.brand.source_url),
    schemes: [first, ...rest],
    families,
    textStyles: readTextStyles(source, families, find),
    spacing: readSpacing(source, find),
    radii: readRadii(source, find),
    shadows: readShadows(source, find),
    gradients: readGradients(source, find),
    motion: readMotion(source, find),
    breakpoints: readBreakpoints(source, find),
  };
}
