import { type BrowserContext, TimeoutError } from 'puppeteer';
import { takeOrders } from '../child/orders.ts';
import { launchBrowser } from '../peers/launch.ts';
import type { Shot, Stop } from './stops.ts';

export interface BareOrder {
  stops: Stop[];
}

/** Pages that are open at one time, as in a crawl. */
const LANES = 3;
/** Quiet is half a second with two requests at most, as `networkidle2` has it. */
const QUIET = { idleTime: 500, concurrency: 2 };
const PAGE_MS = 15_000;

await takeOrders<BareOrder, { bytes: number }>(async () => {
  const browser = await launchBrowser();
  return {
    async carryOut({ stops }) {
      const context = await browser.createBrowserContext();
      let bytes = 0;
      const queue = stops.values();
      const lane = async (): Promise<void> => {
        for (const stop of queue) bytes += await open(context, stop);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      await context.close();
      return { bytes };
    },
    stop: () => browser.close(),
  };
});

/** Opens a page, waits for quiet and takes the pictures; answers the bytes of these. */
async function open(context: BrowserContext, { url, shots }: Stop): Promise<number> {
  // A window of its own: a browser paints no tab that stands behind another.
  const page = await context.newPage({ type: 'window' });
  const session = await page.createCDPSession();
  const [first, ...others] = shots;
  if (first) await page.setViewport(first.viewport);
  await page.goto(url, { waitUntil: ['load', 'networkidle2'], timeout: PAGE_MS }).catch(orElse);
  let bytes = first ? await take(first) : 0;
  for (const shot of others) {
    await show(shot);
    await page.waitForNetworkIdle({ ...QUIET, timeout: PAGE_MS }).catch(orElse);
    bytes += await take(shot);
  }
  await page.close();
  return bytes;

  /** Without loading the page again, as Page.setViewport() would for a telephone. */
  async function show({ name, viewport }: Shot): Promise<void> {
    const mobile = name === 'mobile';
    await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile });
    if (!mobile) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: name }]);
  }

  /** As a crawl does: Page.screenshot() would have the pages wait for each other. */
  async function take({ viewport, height }: Shot): Promise<number> {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'png',
      clip: { x: 0, y: 0, width: viewport.width, height, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64').length;
  }
}

/** A page that does not come to rest is pictured as it is. */
function orElse(error: unknown): void {
  if (!(error instanceof TimeoutError)) throw error;
}
