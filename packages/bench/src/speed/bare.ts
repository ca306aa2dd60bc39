import { type BrowserContext, TimeoutError } from 'puppeteer';
import { serveTasks } from '../child/serve-tasks.ts';
import { launchBrowser } from '../peers/launch-browser.ts';
import type { PageVisit, ScreenshotSpec } from './page-visit.ts';

export interface BareTask {
  stops: PageVisit[];
}

/** Pages that are open at one time, as in a crawl. */
const CONCURRENCY = 3;
/** Quiet is half a second with two requests at most, as `networkidle2` has it. */
const NETWORK_IDLE = { idleTime: 500, concurrency: 2 };
const PAGE_MS = 15_000;

await serveTasks<BareTask, { bytes: number }>(async () => {
  const browser = await launchBrowser();
  return {
    async run({ stops }) {
      const context = await browser.createBrowserContext();
      let bytes = 0;
      const queue = stops.values();
      const lane = async (): Promise<void> => {
        for (const stop of queue) bytes += await openPage(context, stop);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, lane));
      await context.close();
      return { bytes };
    },
    stop: () => browser.close(),
  };
});

/** Opens a page, waits for quiet and takes the pictures; answers the bytes of these. */
async function openPage(context: BrowserContext, { url, shots: screenshots }: PageVisit): Promise<number> {
  // A window of its own: a browser paints no tab that stands behind another.
  const page = await context.newPage({ type: 'window' });
  const session = await page.createCDPSession();
  const [first, ...others] = screenshots;
  if (first) await page.setViewport(first.viewport);
  await page.goto(url, { waitUntil: ['load', 'networkidle2'], timeout: PAGE_MS }).catch(ignoreTimeout);
  let bytes = first ? await captureScreenshot(first) : 0;
  for (const shot of others) {
    await setView(shot);
    await page.waitForNetworkIdle({ ...NETWORK_IDLE, timeout: PAGE_MS }).catch(ignoreTimeout);
    bytes += await captureScreenshot(shot);
  }
  await page.close();
  return bytes;

  /** Without loading the page again, as Page.setViewport() would for a telephone. */
  async function setView({ name, viewport }: ScreenshotSpec): Promise<void> {
    const mobile = name === 'mobile';
    await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile });
    if (!mobile) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: name }]);
  }

  /** As a crawl does: Page.screenshot() would have the pages wait for each other. */
  async function captureScreenshot({ viewport, height }: ScreenshotSpec): Promise<number> {
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
function ignoreTimeout(error: unknown): void {
  if (!(error instanceof TimeoutError)) throw error;
}
