import type { CheckedBrand } from '../brand.ts';
import { type BrandColor, brandColors } from './brand-colors.ts';
import type { ColorUse, FoundColors, Place, TextPair } from './found-colors.ts';
import { blend, contrastRatio, distanceBetween, parseColor } from './parse-color.ts';

/** A colour beside the brand colour that is nearest to it. */
export interface ColorMatch {
  value: string;
  hex: string;
  nearest: BrandColor;
  /** CIEDE2000: 0 is the same, below 3 looks the same. */
  distance: number;
  /** How often it occurs. */
  count: number;
  /** The first places. */
  places: Place[];
}

export type ColorFinding = { message: string } & (
  | ({ kind: 'off-brand' } & ColorMatch)
  | {
      kind: 'low-contrast';
      text: string;
      background: string;
      ratio: number;
      /** What WCAG 2.2 AA asks for: 4.5, or 3 for large text. */
      required: number;
      places: Place[];
    }
  | { kind: 'not-a-color'; value: string }
);

export interface ColorReport {
  /** Different colours that were compared. */
  checked: number;
  /** Colours of the brand, and those that look the same. */
  matches: ColorMatch[];
  findings: ColorFinding[];
}

export interface CheckColorsOptions {
  /** Largest CIEDE2000 distance at which a colour counts as the brand's; 3 by default. */
  tolerance?: number | undefined;
}

const TOLERANCE = 3;
const MAX_PLACES = 10;

/**
 * Holds colours against a brand: those that are not the brand's, with the nearest that is, and text that is hard to read.
 * `colors` are what `findColors` found, or any colours of CSS. Throws if the brand has no colours.
 */
export function checkColors(
  brand: CheckedBrand,
  colors: FoundColors | readonly string[],
  { tolerance = TOLERANCE }: CheckColorsOptions = {},
): ColorReport {
  const own = brandColors(brand);
  if (own.length === 0) throw new Error('The brand has no colours to compare with');
  const { found, unknown } = 'format' in colors ? { found: colors, unknown: [] } : readList(colors);
  const compared = groupByHex(found.colors).map((uses) => compare(uses, own));
  return {
    checked: compared.length,
    matches: compared.filter(({ distance }) => distance <= tolerance),
    findings: [
      ...unknown.map(
        (value) => ({ kind: 'not-a-color', value, message: `"${value}" is not a colour of CSS.` }) as const,
      ),
      ...compared.filter(({ distance }) => distance > tolerance).map(offBrand),
      ...found.pairs.flatMap(lowContrast),
    ],
  };
}

function readList(values: readonly string[]): { found: FoundColors; unknown: string[] } {
  const colors = values.flatMap((value) => {
    const color = parseColor(value);
    return color ? [{ value, ...color, place: null }] : [];
  });
  const unknown = values.filter((value) => parseColor(value) === null);
  return { found: { format: 'css', colors, pairs: [] }, unknown };
}

/** Translucent black and white darken or lighten what is behind them: they are no colours of their own. */
const isShade = ({ hex, alpha }: ColorUse): boolean => alpha < 1 && (hex === '#000000' || hex === '#ffffff');

function groupByHex(uses: readonly ColorUse[]): [ColorUse, ...ColorUse[]][] {
  const groups = new Map<string, [ColorUse, ...ColorUse[]]>();
  for (const use of uses) {
    if (use.alpha === 0 || isShade(use)) continue;
    const group = groups.get(use.hex);
    if (group) group.push(use);
    else groups.set(use.hex, [use]);
  }
  return [...groups.values()];
}

function compare([first, ...others]: [ColorUse, ...ColorUse[]], own: readonly BrandColor[]): ColorMatch {
  const { value, hex } = first;
  const [best] = own
    .map((nearest) => ({ nearest, distance: distanceBetween(hex, nearest.hex) }))
    .toSorted((a, b) => a.distance - b.distance);
  if (!best) throw new Error('The brand has no colours to compare with');
  const places = [first, ...others].flatMap(({ place }) => place ?? []);
  return { value, hex, ...best, count: others.length + 1, places: places.slice(0, MAX_PLACES) };
}

const offBrand = (match: ColorMatch): ColorFinding => ({
  kind: 'off-brand',
  ...match,
  message: `${match.value} is not a colour of the brand. The nearest is ${match.nearest.name} ${match.nearest.hex} (CIEDE2000 ${match.distance}).`,
});

function lowContrast({ text, background, isLarge, place }: TextPair): ColorFinding[] {
  const ratio = contrastRatio(blend(text, background.hex), background.hex);
  const required = isLarge ? 3 : 4.5;
  if (ratio >= required) return [];
  return [
    {
      kind: 'low-contrast',
      text: text.value,
      background: background.value,
      ratio,
      required,
      places: [place],
      message: `${text.value} on ${background.value} has a contrast of ${ratio}:1; WCAG AA asks for ${required}:1.`,
    },
  ];
}
