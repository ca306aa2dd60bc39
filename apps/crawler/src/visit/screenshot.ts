import type { Box, PixelColor } from '@brandprint/contracts';
import type { Page } from 'puppeteer';
import sharp from 'sharp';
import { dominantColors } from '../images/colors.ts';

const MAX_HEIGHT = 8_000;

/** The page from its top down to 8,000 px, as a PNG. */
export async function takeScreenshot(page: Page, documentHeight: number): Promise<Buffer> {
  const { width, height } = page.viewport() ?? { width: 1440, height: 900 };
  const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(Math.ceil(documentHeight), MAX_HEIGHT)) };
  return Buffer.from(await page.screenshot({ type: 'png', clip, captureBeyondViewport: true, optimizeForSpeed: true }));
}

export interface ReadScreenshot {
  webp: Buffer;
  width: number;
  height: number;
  pixels: PixelColor[];
  firstScreenPixels: PixelColor[];
}

/** Packs a screenshot for keeping and reads its colours, pictures (`boxes`) left out. */
export async function readScreenshot(png: Buffer, boxes: Box[], firstScreen: number): Promise<ReadScreenshot> {
  const { data, info } = await sharp(png, { limitInputPixels: 50_000_000 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const pixels = { data, width, height, channels: info.channels };
  // A picture behind the whole page would leave nothing to look at.
  const masks = boxes.filter((box) => box.width * box.height < width * height * 0.9).slice(0, 200);
  const webp = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, effort: 0 })
    .toBuffer();
  return {
    webp,
    width,
    height,
    pixels: dominantColors(pixels, { step: 3, masks }),
    firstScreenPixels: dominantColors(pixels, { step: 2, rows: firstScreen, masks }),
  };
}
