import { type Box, type PageEvidence, SCREENSHOT_HEIGHT } from '@brandprint/contracts';
import sharp from 'sharp';
import type { AssetCollector } from '../asset-collector.ts';
import { isNoResponse } from '../capture/isolated-world.ts';
import { dominantColors, type Pixels } from '../images/dominant-colors.ts';
import type { PageClient } from './page-client.ts';
import type { PageVisit, VisitOptions } from './page-visit.ts';

type ScreenshotArea = Pick<PageEvidence, 'viewport' | 'documentHeight'>;

/** The first 8,000 px of the page as a PNG; null, and a log line, if that fails or takes too long. */
export async function tryScreenshot(
  visit: VisitOptions,
  tab: PageVisit,
  pictured: ScreenshotArea,
): Promise<Buffer | null> {
  const take = () => takeScreenshot(tab, pictured);
  try {
    const png = await take();
    return (await isNewlyCovered(tab)) ? await take() : png;
  } catch (error) {
    if (!tab.page.browser().connected) throw error;
    visit.logger.warn('could not take a screenshot', { url: tab.url, error });
    return null;
  }
}

/** Whether an overlay appeared since the page was read, and may be in the screenshot; it is hidden now. */
async function isNewlyCovered({ client, budget }: PageVisit): Promise<boolean> {
  if (client.scriptsDisabled()) return false;
  // If the page is gone or does not respond, its screenshot is kept anyway.
  return client
    .evaluate(budget.responseTimeout, (world, ms) => world.call('clearNewOverlays', [], ms))
    .catch(() => false);
}

/**
 * The browser enlarges the window for it, which the page's scripts react to. If it is late, the page is asked to respond,
 * which stops scripts that prevent it, and gets as much time again: until it ends, the window must not be resized.
 */
async function takeScreenshot({ client, budget }: PageVisit, area: ScreenshotArea): Promise<Buffer> {
  const { viewport, documentHeight } = area;
  const height = Math.max(viewport.height, Math.min(Math.ceil(documentHeight), SCREENSHOT_HEIGHT));
  // Not with Page.screenshot(): while that waits for one page, no other page of its context can be opened or closed.
  const taken = client.session.send(
    'Page.captureScreenshot',
    {
      format: 'png',
      clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    },
    { timeout: budget.screenshot * 2 + budget.responseTimeout },
  );
  let stopping: Promise<void> | undefined;
  const late = setTimeout(() => {
    stopping = stopIfStuck(client, budget.responseTimeout);
  }, budget.screenshot);
  try {
    return Buffer.from((await taken).data, 'base64');
  } finally {
    clearTimeout(late);
    await stopping;
  }
}

async function stopIfStuck({ session, disableScripts, scriptsDisabled }: PageClient, timeout: number): Promise<void> {
  if (scriptsDisabled()) return;
  const answered = session.send('Runtime.evaluate', { expression: '0' }, { timeout });
  await answered.catch((error: unknown) => (isNoResponse(error) ? disableScripts() : undefined));
}

/** The only time that a screenshot is decoded: everything that looks at it shares its pixels. */
export async function decodeScreenshot(png: Buffer | null): Promise<Pixels | null> {
  if (!png) return null;
  const { data, info } = await sharp(png, { limitInputPixels: 50_000_000 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

type ScreenshotColors = Pick<PageEvidence, 'pixels' | 'firstScreenPixels'>;
type StoredScreenshot = ScreenshotColors & Pick<PageEvidence, 'screenshot'>;

/**
 * Stores a screenshot and reads its colours, without those of areas that the page's styles do not paint. `onColors` is
 * called once they are read, which is before the file is stored.
 */
export async function storeScreenshot(
  assets: AssetCollector,
  { finalUrl, viewport }: Pick<PageEvidence, 'finalUrl' | 'viewport'>,
  shown: Pixels | null,
  foreignAreas: readonly Box[],
  onColors?: (colors: ScreenshotColors) => void,
): Promise<StoredScreenshot> {
  if (!shown) {
    const colors = { pixels: [], firstScreenPixels: [] };
    onColors?.(colors);
    return { screenshot: null, ...colors };
  }
  const { width, height } = shown;
  const encoded = sharp(shown.data, { raw: { width, height, channels: 3 } })
    .webp({ quality: 82, effort: 0 })
    .toBuffer();
  encoded.catch(() => undefined); // awaited below
  const masks = masksOf(foreignAreas, shown);
  const pixels = dominantColors(shown, { step: 3, masks });
  const firstScreenPixels = dominantColors(shown, { step: 2, rows: viewport.height, masks, flat: true });
  onColors?.({ pixels, firstScreenPixels });
  const file = { body: await encoded, kind: 'screenshot', url: null, pageUrl: finalUrl } as const;
  const looks = { isVector: false, hasAlpha: false, dhash: null, colors: pixels.slice(0, 8), texture: null };
  const asset = await assets.add(file, { format: 'webp', contentType: 'image/webp', width, height, ...looks });
  const screenshot = asset && { key: asset.key, assetPath: asset.assetPath, width, height };
  return { screenshot, pixels, firstScreenPixels };
}

/** Foreign areas, but for one behind the whole page, which would leave nothing to read. */
const masksOf = (areas: readonly Box[], { width, height }: Pixels): Box[] =>
  areas.filter((box) => box.width * box.height < width * height * 0.9);
