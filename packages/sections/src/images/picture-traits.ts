import type { StoredAsset } from '@brandprint/contracts';
import { oklch } from '../shared/color.ts';
import type { Picture } from './pictures.ts';

/** What is behind the subject of a photograph. */
export type PictureBackground = 'transparent' | 'plain white' | 'plain pale' | 'plain dark' | 'plain coloured';

/** Share of a single colour that makes the ground plain. */
const PLAIN_SHARE = 0.5;

/** Share of opaque pixels up to which a photograph is cut out; a circle has 0.79. */
const MAX_CUT_OUT = 0.75;
/** Longest side at which opaque pixels were counted. */
const RENDERED_PX = 160;

/** Share of the picture that is opaque; 1 if unknown. */
export function coverageOf({ texture, width, height }: StoredAsset): number {
  if (!texture || !width || !height) return 1;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return Math.min(1, texture.pixels / (Math.min(long, RENDERED_PX) ** 2 * (short / long)));
}

/** Null if the picture has a setting. */
export function pictureBackground({ asset, image, medium }: Picture): PictureBackground | null {
  if (!asset) return null;
  if (asset.hasAlpha && image.kind !== 'background' && (medium !== 'photo' || coverageOf(asset) < MAX_CUT_OUT))
    return 'transparent';
  const [most] = asset.colors;
  if (!most || most.share < PLAIN_SHARE) return null;
  const { l, c } = oklch(most.hex);
  if (l > 0.97 && c < 0.02) return 'plain white';
  if (l > 0.8 && c < 0.06) return 'plain pale';
  return l < 0.35 ? 'plain dark' : c < 0.04 ? null : 'plain coloured';
}

/** Usual crops by width to height. */
const CROPS: readonly (readonly [ratio: number, crop: string])[] = [
  [9 / 16, '9:16'],
  [2 / 3, '2:3'],
  [3 / 4, '3:4'],
  [4 / 5, '4:5'],
  [1, '1:1'],
  [5 / 4, '5:4'],
  [4 / 3, '4:3'],
  [3 / 2, '3:2'],
  [16 / 9, '16:9'],
  [2, '2:1'],
  [5 / 2, '5:2'],
  [3, '3:1'],
  [4, '4:1'],
];

/** The usual crop nearest to the displayed shape, for instance "landscape, 3:2"; null if it has no size. */
export function cropOf({ image: { box } }: Picture): string | null {
  if (box.width <= 0 || box.height <= 0) return null;
  const ratio = box.width / box.height;
  if (ratio > 4.5) return 'wide strip';
  if (ratio < 0.5) return 'tall strip';
  const distance = (other: number): number => Math.abs(Math.log(ratio / other));
  const [nearest = 1, crop] = CROPS.reduce((best, one) => (distance(one[0]) < distance(best[0]) ? one : best));
  return `${nearest > 2.2 ? 'wide' : nearest > 1 ? 'landscape' : nearest < 1 ? 'portrait' : 'square'}, ${crop}`;
}

export const isCircle = ({ image: { borderRadius, classes } }: Picture): boolean =>
  /^(?:50%|9{3,}px)/.test(borderRadius) || /rounded-(?:circle|full)/.test(classes);

export const hasRoundedCorners = (picture: Picture): boolean =>
  !isCircle(picture) && (Number.parseFloat(picture.image.borderRadius) || 0) >= 2;

export const isFullWidth = ({ image: { box } }: Picture, viewportWidth: number): boolean =>
  box.width >= viewportWidth * 0.95 && box.width > box.height;

/** Share of the pictures that have to agree before a style is called theirs. */
const MIN_AGREEMENT = 0.6;

export const isTypical = (count: number, total: number): boolean => total > 0 && count >= MIN_AGREEMENT * total;

/** The value that most pictures share; null if too few do. */
export function typicalValue<T>(values: readonly (T | null)[]): T | null {
  const [most] = rankValues(values.filter((value): value is T => value !== null));
  return most && isTypical(most[1], values.length) ? most[0] : null;
}

/** Each value with its frequency, most frequent first, then in order of appearance. */
export function rankValues<T>(values: readonly T[]): [T, number][] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
