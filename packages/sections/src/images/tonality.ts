import type { PixelColor, StoredAsset } from '@brandprint/contracts';
import { converter, differenceCiede2000 } from 'culori';
import { mean } from '../shared/numbers.ts';

/** Light and colour of pictures, from their stored colour shares. L is OKLab lightness, 0 to 1. */
export interface Tonality {
  meanLightness: number;
  /** Weighted standard deviation of L. */
  lightnessSpread: number;
  /** Mean OKLCH chroma. */
  chroma: number;
  /** Chroma of the most colourful of the frequent colours. */
  maxChroma: number;
  /** Share of warm hues (red to yellow) among the coloured part; null if that is too small. */
  warmShare: number | null;
}

const oklch = converter('oklch');
const distance = differenceCiede2000();
/** Chroma below which a colour is a grey. */
const MIN_CHROMA = 0.03;
/** Chroma up to which the most colourful frequent colour leaves a picture black and white; grey rooms have more. */
const MAX_GREY_CHROMA = 0.008;

/** Null if no colours were stored. */
function measureTonality(colors: readonly PixelColor[]): Tonality | null {
  const all = colors.flatMap(({ hex, share }) => {
    const color = oklch(hex);
    return color && share > 0 ? [{ l: color.l, c: color.c, h: color.h ?? 0, share }] : [];
  });
  const total = all.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return null;
  const mean = (read: (color: (typeof all)[number]) => number): number =>
    all.reduce((sum, color) => sum + read(color) * color.share, 0) / total;
  const meanLightness = mean(({ l }) => l);
  const colored = all.filter(({ c }) => c > MIN_CHROMA);
  const coloredShare = colored.reduce((sum, { share }) => sum + share, 0);
  const warm = colored.filter(({ h }) => h < 110 || h > 340).reduce((sum, { share }) => sum + share, 0);
  return {
    meanLightness,
    lightnessSpread: Math.sqrt(mean(({ l }) => (l - meanLightness) ** 2)),
    chroma: mean(({ c }) => c),
    maxChroma: Math.max(...all.map(({ c }) => c)),
    warmShare: coloredShare > 0.1 * total ? warm / coloredShare : null,
  };
}

/** Number of pictures with stored colours. */
export const measureTonalities = (pictures: readonly { asset: StoredAsset | null }[]): Tonality[] =>
  pictures.flatMap(({ asset }) => (asset && measureTonality(asset.colors)) ?? []);

/** Mean over pictures of equal weight. */
export function meanTonality(lights: readonly Tonality[]): Tonality | null {
  if (lights.length === 0) return null;
  const warmths = lights.flatMap(({ warmShare }) => (warmShare === null ? [] : [warmShare]));
  return {
    meanLightness: mean(lights.map(({ meanLightness }) => meanLightness)),
    lightnessSpread: mean(lights.map(({ lightnessSpread }) => lightnessSpread)),
    chroma: mean(lights.map(({ chroma }) => chroma)),
    maxChroma: mean(lights.map(({ maxChroma }) => maxChroma)),
    warmShare: warmths.length > 0 ? mean(warmths) : null,
  };
}

/** Quartiles (about) of 500 photographs on 48 sites; what lies between them is ordinary and not a style. */
const LIGHTNESS = { dark: 0.46, bright: 0.78 };
const SPREAD = { low: 0.12, high: 0.24 };
const CHROMA = { muted: 0.014, vivid: 0.055 };
const WARM_SHARE = { cool: 0.3, warm: 0.75 };

export const tonalContrast = ({ lightnessSpread }: Tonality): 'low' | 'medium' | 'high' =>
  lightnessSpread > SPREAD.high ? 'high' : lightnessSpread > SPREAD.low ? 'medium' : 'low';

/** Words for the measurements, for instance "dark", "muted", "warm". */
export function tonalityKeywords({ meanLightness, chroma, maxChroma, warmShare }: Tonality): string[] {
  return [
    meanLightness < LIGHTNESS.dark ? 'dark' : meanLightness > LIGHTNESS.bright ? 'bright' : 'mid-toned',
    maxChroma < MAX_GREY_CHROMA
      ? 'monochrome'
      : chroma < CHROMA.muted
        ? 'muted'
        : chroma > CHROMA.vivid
          ? 'vivid'
          : 'natural colours',
    ...(warmShare === null ? [] : warmShare > WARM_SHARE.warm ? ['warm'] : warmShare < WARM_SHARE.cool ? ['cool'] : []),
  ];
}

/** Share of the pictures that contain a brand colour. */
export function brandColorShare(pictures: readonly (readonly PixelColor[])[], brand: readonly string[]): number | null {
  if (pictures.length === 0 || brand.length === 0) return null;
  const sharing = pictures.filter((colors) =>
    colors.some(({ hex, share }) => share > 0.03 && brand.some((color) => distance(hex, color) < 12)),
  );
  return sharing.length / pictures.length;
}

export const isGrey = (hex: string): boolean => (oklch(hex)?.c ?? 0) < MIN_CHROMA;
