import type { Box, PixelColor } from '@brandprint/contracts';
import type { CDPSession } from 'puppeteer';
import sharp from 'sharp';
import { VIEWPORT } from '../browser/pool.ts';
import { dominantColors } from '../images/colors.ts';

const MAX_HEIGHT = 8_000;

/** The page from its top down to 8,000 px, as a PNG. Throws if that takes longer than `ms`. */
export async function takeScreenshot(session: CDPSession, documentHeight: number, ms: number): Promise<Buffer> {
  const height = Math.max(VIEWPORT.height, Math.min(Math.ceil(documentHeight), MAX_HEIGHT));
  // Not by way of Page.screenshot(): while that waits for one page, no other of its context can be opened or closed.
  const { data } = await session.send(
    'Page.captureScreenshot',
    {
      format: 'png',
      clip: { x: 0, y: 0, width: VIEWPORT.width, height, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    },
    { timeout: ms },
  );
  return Buffer.from(data, 'base64');
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
