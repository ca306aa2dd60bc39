import type { Evidence } from '@brandprint/contracts';
import { type BrandSign, brandSigns, isFill, isMostlyStatus, scoreBrandColor } from './colors/brand-score.ts';
import { type ColorCategory, isDarkType, isTintedGround, sumWeight } from './colors/categorize.ts';
import { DECLARED_KINDS } from './colors/observation.ts';
import { buildPalette } from './colors/palette.ts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import { colorfulness, isNeutral, oklch, relativeLuminance } from './shared/color.ts';

/** Traits of a colour beside the signs of a brand colour. */
type Trait = 'onHome' | 'painted' | 'colorful' | 'hue' | 'nearBlack' | 'pale' | 'status' | 'darkType' | 'tintedGround';

/** What may lower the chance to be the main colour. Every other feature may only raise it. */
export const ADVERSE_TRAITS: readonly string[] = [
  'nearBlack',
  'pale',
  'status',
  'darkType',
  'tintedGround',
] satisfies Trait[];

interface MainColorCandidate {
  hex: string;
  /** By weights set by hand, without the rules about the main colour. */
  score: number;
  /** By the rules. */
  category: ColorCategory;
  features: Record<BrandSign | Trait, number>;
}

/** The colours of a palette, the one that the product leads with first, as a model would weigh them. */
export function mainColorCandidates(evidence: Evidence): MainColorCandidate[] {
  return buildPalette(canonicalizeEvidence(evidence)).colors.map((color) => {
    const { hex, seen } = color;
    const painted = seen.filter(({ kind }) => !DECLARED_KINDS.has(kind) && kind !== 'hover');
    return {
      hex,
      score: scoreBrandColor(color),
      category: color.category,
      features: {
        ...brandSigns(color),
        onHome: Number(painted.some(({ onHome }) => onHome)),
        painted: Number(painted.length > 0),
        colorful: colorfulness(hex),
        hue: Number(!isNeutral(hex)),
        nearBlack: Number(oklch(hex).l < 0.2),
        pale: Number(relativeLuminance(hex) > 0.8),
        status: Number(isMostlyStatus(color)),
        darkType: Number(isDarkType(color)),
        tintedGround: Number(isTintedGround(color, sumWeight(color, isFill))),
      },
    };
  });
}
