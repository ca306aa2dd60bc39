import sharp from 'sharp';

/** The widest picture of a book has 135 mm, which is 300 dots per inch. Screenshots are much higher than wide. */
const MAX_WIDTH = 1600;
const MAX_HEIGHT = 8000;
/** A PDF keeps JPEG files as they are, and all others by pixel, in the size of a bitmap. Below this it does not matter. */
const MAX_PIXELS = 500_000;
const QUALITY = 86;
/** As much as a browser would need to decode it. */
const MAX_INPUT_PIXELS = 100_000_000;

const BITMAPS = /data:image\/(?:png|jpeg|gif|webp|avif);base64,([\w+/]+=*)/g;

/**
 * The HTML with large pictures as paper can show them: not wider than a sheet, and opaque ones as JPEG. Without it the PDF of
 * five photographs in WebP has more than 50 MB.
 */
export async function withPrintPictures(html: string): Promise<string> {
  const pictures = new Map([...html.matchAll(BITMAPS)].map(([uri, data = '']) => [uri, data]));
  const printed = new Map(
    await Promise.all([...pictures].map(async ([uri, data]) => [uri, await printPicture(data)] as const)),
  );
  return html.replaceAll(BITMAPS, (uri) => printed.get(uri) ?? uri);
}

/** Null if it stays as it is, or cannot be read: then the browser shows what it can of it. */
async function printPicture(data: string): Promise<string | null> {
  try {
    const picture = sharp(Buffer.from(data, 'base64'), { limitInputPixels: MAX_INPUT_PIXELS }).rotate();
    const { width = 0, height = 0, format, hasAlpha } = await picture.metadata();
    const isLarge = width > MAX_WIDTH || height > MAX_HEIGHT;
    if (!isLarge && (format === 'jpeg' || width * height <= MAX_PIXELS)) return null;
    const resized = picture.resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
    const isOpaque = !hasAlpha || (await picture.clone().stats()).isOpaque;
    if (!isOpaque) return isLarge ? dataUri('png', await resized.png().toBuffer()) : null;
    return dataUri('jpeg', await resized.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer());
  } catch {
    return null;
  }
}

const dataUri = (format: string, body: Buffer): string => `data:image/${format};base64,${body.toString('base64')}`;
