import { DELTA_E, deltaE, type Extraction, parseHex, type Truth } from '../../corpus/score.mjs';
import { type Count, countOne, sumCounts } from '../count.ts';

/** Categories that fit a role of the truth. Whether a hue beside the main colour is second or third is a matter of taste. */
const BRAND = ['primary', 'secondary', 'accent'];
const TYPE = ['text', 'neutral'];
const GROUND = ['background', 'neutral'];
const FITTING: Readonly<Record<string, readonly string[]>> = {
  primary: BRAND,
  brand: BRAND,
  'brand-alt': BRAND,
  'brand-secondary': BRAND,
  secondary: BRAND,
  accent: BRAND,
  action: BRAND,
  button: BRAND,
  link: BRAND,
  logo: BRAND,
  text: TYPE,
  'text-muted': TYPE,
  'text-on-hero': TYPE,
  muted: TYPE,
  background: GROUND,
  'background-alt': GROUND,
  'background-dark': GROUND,
  surface: GROUND,
  border: GROUND,
  semantic: ['semantic'],
};

/**
 * Colours of the truth that the palette has, with the categories that fit their role. Left out: the main colour, which
 * has a measure of its own, and one that is as right as it where the palette begins with it; roles that say where a
 * colour is, and not what it is for; and colours that two entries of the truth give different roles.
 */
export function labelColors<Color extends { hex: string }>(
  truth: Truth,
  palette: readonly Color[],
): { color: Color; fitting: readonly string[] }[] {
  const parsed = palette.flatMap((color) => {
    const rgb = parseHex(color.hex)?.rgb;
    return rgb ? [{ color, rgb }] : [];
  });
  const alternatives = new Set(truth.mainAlt);
  const known = truth.colors.flatMap(({ hex, role }, index) => {
    const color = parseHex(hex);
    return color
      ? [{ rgb: color.rgb, fitting: FITTING[role], isMain: index === 0, couldLead: alternatives.has(hex) }]
      : [];
  });
  return known.flatMap(({ rgb, fitting, isMain, couldLead }) => {
    if (isMain) return [];
    const sameColor = known.filter((other) => deltaE(other.rgb, rgb) <= DELTA_E);
    const [nearest] = parsed
      .map(({ rgb: other, color }) => ({ color, gap: deltaE(other, rgb) }))
      .sort((a, b) => a.gap - b.gap);
    if (!fitting || !nearest || nearest.gap > DELTA_E) return [];
    if (couldLead && nearest.color === palette[0]) return [];
    if (sameColor.some((other) => other.fitting !== fitting)) return [];
    return [{ color: nearest.color, fitting }];
  });
}

/** How many of the colours with a known role have a category that fits it. */
export const countCategories = (truth: Truth, { categories = [] }: Extraction): Count =>
  sumCounts(labelColors(truth, categories).map(({ color, fitting }) => countOne(fitting.includes(color.category))));
