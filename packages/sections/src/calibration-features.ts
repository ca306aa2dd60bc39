import type { Evidence } from '@brandprint/contracts';
import { type ColorFeature, colorFeatures } from './colors/confidence.ts';
import { buildPalette } from './colors/palette.ts';
import { type LevelFeature, levelFeatures } from './elevation/confidence.ts';
import { findElevationLevels } from './elevation/elevation-levels.ts';
import { type IconFeature, iconFeatures, type LogoFeature, logoFeatures } from './logos/confidence.ts';
import { findFavicons } from './logos/favicon.ts';
import { shadowGeometry } from './shared/box-shadow.ts';
import { canonicalizeEvidence } from './shared/canonicalize-evidence.ts';
import { selectLogos } from './shared/logos/select-logos.ts';
import { type StepFeature, stepFeatures, type UnitFeature, unitFeatures } from './spacing/confidence.ts';
import { measureSpacingScale } from './spacing/spacing-scale.ts';
import type { FamilyFeature } from './typography/confidence.ts';
import { familyFeatures } from './typography/families.ts';
import { type TechnologyFeature, technologyFeatures } from './web/confidence.ts';
import { detectTechnologies } from './web/detect-technologies.ts';
import { groupTechnologies, reportedTechnologies } from './web/group-technologies.ts';

export { shadowGeometry };

/** A reported value and the features that support it. */
interface CalibrationSample<Name extends string> {
  value: string;
  features: Record<Name, number>;
}

/**
 * The values whose confidence is calibrated: colours (hex), spacing (px, and the base unit), elevation (the lengths of
 * a shadow), the families of headings and body text, logo candidates (URL or markup), icons of the head (URL), and
 * technologies (name).
 */
export function calibrationFeatures(rawEvidence: Evidence): {
  colors: CalibrationSample<ColorFeature>[];
  spacing: CalibrationSample<StepFeature>[];
  unit: CalibrationSample<UnitFeature>[];
  elevation: CalibrationSample<LevelFeature>[];
  fonts: CalibrationSample<FamilyFeature>[];
  logos: CalibrationSample<LogoFeature>[];
  icons: CalibrationSample<IconFeature>[];
  technologies: CalibrationSample<TechnologyFeature>[];
} {
  const evidence = canonicalizeEvidence(rawEvidence);
  const levels = findElevationLevels(evidence);
  const spacing = measureSpacingScale(evidence);
  return {
    colors: buildPalette(evidence).colors.map((color) => ({ value: color.hex, features: colorFeatures(color) })),
    spacing: spacing.steps.map((step) => ({ value: String(step.px), features: stepFeatures(step, spacing) })),
    unit: spacing.base > 0 ? [{ value: String(spacing.base), features: unitFeatures(spacing) }] : [],
    elevation: levels.map((level) => ({ value: shadowGeometry(level.css), features: levelFeatures(level, levels) })),
    fonts: familyFeatures(evidence),
    logos: selectLogos(evidence).scored.map((logo) => ({
      value: logo.candidate.url ?? logo.candidate.source,
      features: logoFeatures(logo),
    })),
    icons: findFavicons(evidence).map((icon) => ({ value: icon.icon.url ?? 'data:', features: iconFeatures(icon) })),
    technologies: reportedTechnologies(groupTechnologies(detectTechnologies(evidence))).map((technology) => ({
      value: technology.rule.name,
      features: technologyFeatures(technology),
    })),
  };
}
