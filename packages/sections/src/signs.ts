import type { Evidence } from '@brandprint/contracts';
import { type ColorSign, colorSigns } from './colors/confidence.ts';
import { paletteOf } from './colors/palette.ts';
import { type LevelSign, levelSigns } from './elevation/confidence.ts';
import { elevationLevels } from './elevation/levels.ts';
import { shapeOf } from './elevation/shadow.ts';
import { chooseLogos } from './logos/choose.ts';
import { type IconSign, iconSigns, type LogoSign, logoSigns } from './logos/confidence.ts';
import { favicons } from './logos/favicon.ts';
import { canonical } from './shared/canonical.ts';
import { type StepSign, stepSigns, type UnitSign, unitSigns } from './spacing/confidence.ts';
import { spacingScale } from './spacing/scale.ts';
import type { FamilySign } from './typography/confidence.ts';
import { familySigns } from './typography/families.ts';
import { arranged, toldOf } from './web/arrange.ts';
import { type TechnologySign, technologySigns } from './web/confidence.ts';
import { technologies } from './web/detect.ts';

export { shapeOf };

/** A value that is told, and what speaks for it. */
interface Sign<Name extends string> {
  value: string;
  signs: Record<Name, number>;
}

/** What confidence is calibrated on: the values of a site's colours (hex), spacing (px, and its unit), elevation (lengths of a shadow), families of headings and body text, pictures where its logo may stand (address, or what the page draws it with), icons of its head (address), and technologies (name). */
export function signsOf(seen: Evidence): {
  colors: Sign<ColorSign>[];
  spacing: Sign<StepSign>[];
  unit: Sign<UnitSign>[];
  elevation: Sign<LevelSign>[];
  fonts: Sign<FamilySign>[];
  logos: Sign<LogoSign>[];
  icons: Sign<IconSign>[];
  technologies: Sign<TechnologySign>[];
} {
  const evidence = canonical(seen);
  const levels = elevationLevels(evidence);
  const spacing = spacingScale(evidence);
  return {
    colors: paletteOf(evidence).colors.map((color) => ({ value: color.hex, signs: colorSigns(color) })),
    spacing: spacing.steps.map((step) => ({ value: String(step.px), signs: stepSigns(step, spacing) })),
    unit: spacing.base > 0 ? [{ value: String(spacing.base), signs: unitSigns(spacing) }] : [],
    elevation: levels.map((level) => ({ value: shapeOf(level.css), signs: levelSigns(level, levels) })),
    fonts: familySigns(evidence),
    logos: chooseLogos(evidence).judged.map((logo) => ({
      value: logo.candidate.url ?? logo.candidate.source,
      signs: logoSigns(logo),
    })),
    icons: favicons(evidence).map((icon) => ({ value: icon.icon.url ?? 'data:', signs: iconSigns(icon) })),
    technologies: toldOf(arranged(technologies(evidence))).map((technology) => ({
      value: technology.rule.name,
      signs: technologySigns(technology),
    })),
  };
}
