import type { PictureTexture, StoredAsset } from '@brandprint/contracts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { dominantColors } from './dominant-colors.ts';
import { decodeIco, isIco } from './ico.ts';
import { isSvg, renderableSvg } from './svg.ts';
import { measureTexture } from './texture.ts';

/** What a picture file is and looks like. */
export interface InspectedPicture
  extends Pick<
    StoredAsset,
    'format' | 'contentType' | 'width' | 'height' | 'isVector' | 'hasAlpha' | 'dhash' | 'colors'
  > {
  texture: PictureTexture | null;
}

/** Larger images are not decoded: a small file can claim any size. */
const MAX_PIXELS = 50_000_000;
const TIMEOUT_SECONDS = 8;
const SAMPLE_SIDE = 160;

const CONTENT_TYPES: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tiff: 'image/tiff',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
};

const LIMITS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' };

/** Inspects an image by its bytes, never by its name. Null if it is not an image, malformed, or too large to decode. */
export async function inspectPicture(body: Buffer): Promise<InspectedPicture | null> {
  try {
    if (isSvg(body)) return await inspectSvg(body);
    if (isIco(body)) return await inspectIco(body);
    return await inspectRaster(body);
  } catch {
    return null;
  }
}

async function inspectRaster(body: Buffer): Promise<InspectedPicture | null> {
  const found = await sharp(body, LIMITS).metadata();
  const format = found.format === 'heif' ? 'avif' : found.format;
  const contentType = CONTENT_TYPES[format ?? ''];
  if (!format || !contentType || format === 'svg') return null;
  // EXIF orientation decides the width. An animation's height is that of its first frame.
  const { width, height } = found.autoOrient ?? found;
  const pixelData = await analysePixels(() => sharp(body, LIMITS).autoOrient());
  return { format, contentType, width, height: found.pageHeight ?? height, isVector: false, ...pixelData };
}

async function inspectSvg(body: Buffer): Promise<InspectedPicture> {
  const base = { format: 'svg', contentType: 'image/svg+xml', isVector: true };
  const drawable = renderableSvg(body);
  try {
    if (drawable) {
      const { width, height } = await sharp(drawable, LIMITS).metadata();
      return { ...base, width, height, ...(await analysePixels(() => sharp(drawable, LIMITS))) };
    }
  } catch {
    // A browser may be able to render what we cannot: the image is kept, without visual features.
  }
  return { ...base, width: null, height: null, hasAlpha: true, dhash: null, colors: [], texture: null };
}

async function inspectIco(body: Buffer): Promise<InspectedPicture> {
  const icon = decodeIco(body);
  const open = (): Sharp =>
    icon.kind === 'png'
      ? sharp(icon.data, LIMITS)
      : sharp(icon.rgba, { raw: { width: icon.width, height: icon.height, channels: 4 } });
  const { width, height } = icon;
  return { format: 'ico', contentType: 'image/x-icon', width, height, isVector: false, ...(await analysePixels(open)) };
}

async function analysePixels(
  open: () => Sharp,
): Promise<Pick<InspectedPicture, 'hasAlpha' | 'dhash' | 'colors' | 'texture'>> {
  const { data, info } = await open()
    .timeout({ seconds: TIMEOUT_SECONDS })
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, {
      fit: 'inside',
      kernel: 'nearest',
      withoutEnlargement: true,
      fastShrinkOnLoad: false,
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let hasAlpha = false;
  for (let at = 3; at < data.length && !hasAlpha; at += 4) hasAlpha = (data[at] as number) < 250;
  const grey = await sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height, channels: 4 };
  return {
    hasAlpha,
    dhash: differenceHash(grey.data, grey.info.channels),
    colors: dominantColors(pixels).slice(0, 8),
    texture: measureTexture(pixels),
  };
}

/** 64 bits in hex: for each of 9 × 8 grey pixels, whether it is brighter than its right neighbour. */
function differenceHash(grey: Buffer, channels: number): string {
  let hash = 0n;
  for (let y = 0; y < 8; y += 1) {
    for (let x = 0; x < 8; x += 1) {
      const at = (y * 9 + x) * channels;
      hash = (hash << 1n) | ((grey[at] as number) > (grey[at + channels] as number) ? 1n : 0n);
    }
  }
  return hash.toString(16).padStart(16, '0');
}
