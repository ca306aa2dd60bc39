import type { PictureTexture, StoredAsset } from '@brandprint/contracts';

/** Photographs have many colours and no transparency. Drawings have few colours, large flat areas, or lines. */
export type Medium = 'photo' | 'drawing' | 'unknown';

/** Only the eight most frequent colours are stored. They make up nearly all of a drawing, but not of a photograph. */
const DRAWING_SHARE = 0.88;
/** A JPEG with fewer colours or shades than this is not a photograph. */
const PHOTO_COLORS = 5;
const PHOTO_SHADES = 0.1;
/**
 * An opaque picture is a photograph if it has this many tones, is not almost flat, and if most of the neighbouring pixels
 * that differ are shades of one another. So are portraits and products on plain white, whose colours are few.
 */
const SHADED = { tones: 230, alike: 0.9, shadesOfDiffering: 0.45 };
/** A cut-out with at least this many shades and tones (three quarters of a palette) is a photograph. */
const CUT_OUT_PHOTO = { pixels: 2_000, shades: 0.28, tones: 192 };
/** The kind of picture, from its format and then the distribution of its colours. */
export function classifyMedium(asset: StoredAsset | null): Medium {
  if (!asset) return 'unknown';
  if (asset.isVector || asset.format === 'gif') return 'drawing';
  if (asset.colors.length === 0) return 'unknown';
  const { texture } = asset;
  if (!asset.hasAlpha && texture && isShaded(texture)) return 'photo';
  if (/jpe?g/.test(asset.format))
    return asset.colors.length >= PHOTO_COLORS && (texture?.shades ?? 1) >= PHOTO_SHADES ? 'photo' : 'drawing';
  if (asset.hasAlpha) return texture && isCutOutPhoto(texture) ? 'photo' : 'drawing';
  return asset.colors.slice(0, 8).reduce((sum, { share }) => sum + share, 0) < DRAWING_SHARE ? 'photo' : 'drawing';
}

const isShaded = ({ tones, alike, shades }: PictureTexture): boolean =>
  tones >= SHADED.tones && alike < SHADED.alike && shades >= SHADED.shadesOfDiffering * (1 - alike);

const isCutOutPhoto = ({ pixels, shades, tones }: PictureTexture): boolean =>
  pixels >= CUT_OUT_PHOTO.pixels && shades >= CUT_OUT_PHOTO.shades && tones >= CUT_OUT_PHOTO.tones;
