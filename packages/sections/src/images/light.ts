import type { PixelColor, StoredAsset } from '@brandprint/contracts';
import { converter, differenceCiede2000 } from 'culori';

/** Light and colour of pictures, as the shares of their colours tell. L is OKLab lightness, 0 to 1. */
export interface Light {
  meanL: number;
  /** Weighted standard deviation of L. */
  spreadL: number;
  /** Mean OKLCH chroma. */
  chroma: number;
  /** Share of warm hues (red to yellow) among what is coloured; null where too little is. */
  warmth: number | null;
}

const oklch = converter('oklch');
const distance = differenceCiede2000();
/** Chroma under which a colour is a grey. */
const GREY = 0.03;

/** Null if no colours were stored. */
function lightOf(colors: readonly PixelColor[]): Light | null {
  const all = colors.flatMap(({ hex, share }) => {
    const color = oklch(hex);
    return color && share > 0 ? [{ l: color.l, c: color.c, h: color.h ?? 0, share }] : [];
  });
  const total = all.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return null;
  const mean = (read: (color: (typeof all)[number]) => number): number =>
    all.reduce((sum, color) => sum + read(color) * color.share, 0) / total;
  const meanL = mean(({ l }) => l);
  const colored = all.filter(({ c }) => c > GREY);
  const coloredShare = colored.reduce((sum, { share }) => sum + share, 0);
  const warm = colored.filter(({ h }) => h < 110 || h > 340).reduce((sum, { share }) => sum + share, 0);
  return {
    meanL,
    spreadL: Math.sqrt(mean(({ l }) => (l - meanL) ** 2)),
    chroma: mean(({ c }) => c),
    warmth: coloredShare > 0.1 * total ? warm / coloredShare : null,
  };
}

/** Of those of which colours were stored. */
export const lightsOf = (pictures: readonly { asset: StoredAsset | null }[]): Light[] =>
  pictures.flatMap(({ asset }) => (asset && lightOf(asset.colors)) ?? []);

/** Mean over pictures, all of the same weight. */
export function meanLight(lights: readonly Light[]): Light | null {
  if (lights.length === 0) return null;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const warmths = lights.flatMap(({ warmth }) => (warmth === null ? [] : [warmth]));
  return {
    meanL: mean(lights.map(({ meanL }) => meanL)),
    spreadL: mean(lights.map(({ spreadL }) => spreadL)),
    chroma: mean(lights.map(({ chroma }) => chroma)),
    warmth: warmths.length > 0 ? mean(warmths) : null,
  };
}

export const contrastWord = ({ spreadL }: Light): 'low' | 'medium' | 'high' =>
  spreadL > 0.25 ? 'high' : spreadL > 0.14 ? 'medium' : 'low';

/** Words for what was measured, for instance "dark", "muted", "warm". */
export function lightWords({ meanL, chroma, warmth }: Light): string[] {
  return [
    meanL < 0.35 ? 'dark' : meanL > 0.7 ? 'bright' : 'mid-toned',
    chroma < GREY ? 'monochrome' : chroma < 0.07 ? 'muted' : chroma > 0.13 ? 'vivid' : 'natural colours',
    ...(warmth === null ? [] : warmth > 0.65 ? ['warm'] : warmth < 0.35 ? ['cool'] : []),
  ];
}

/** Share of the pictures whose colours include one of the brand's. */
export function sharesColors(pictures: readonly (readonly PixelColor[])[], brand: readonly string[]): number | null {
  if (pictures.length === 0 || brand.length === 0) return null;
  const sharing = pictures.filter((colors) =>
    colors.some(({ hex, share }) => share > 0.03 && brand.some((color) => distance(hex, color) < 12)),
  );
  return sharing.length / pictures.length;
}

export const isGrey = (hex: string): boolean => (oklch(hex)?.c ?? 0) < GREY;
