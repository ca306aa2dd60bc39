import { serveTasks } from '@brandprint/harness/child/serve';
import { launchProxylessBrowser } from '@brandprint/harness/peers';
import { type BrowserContext, TimeoutError } from 'puppeteer';
import type { PageVisit, ScreenshotSpec } from './page-visit.ts';

export interface BareTask {
  visits: PageVisit[];
}

/** Concurrent pages, as in a crawl. */
const CONCURRENCY = 3;
/** Like `networkidle2`: half a second with at most two requests. */
const NETWORK_IDLE = { idleTime: 500, concurrency: 2 };
const PAGE_MS = 15_000;

await serveTasks<BareTask, { bytes: number }>(async () => {
  const browser = await launchProxylessBrowser();
  return {
    async run({ visits }) {
      const context = await browser.createBrowserContext();
      let bytes = 0;
      const queue = visits.values();
      const worker = async (): Promise<void> => {
        for (const visit of queue) bytes += await openPage(context, visit);
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, worker));
      await context.close();
      return { bytes };
    },
    stop: () => browser.close(),
  };
});

/** Opens a page, waits until the network is idle and takes the screenshots. Returns their total size in bytes. */
async function openPage(context: BrowserContext, { url, screenshots }: PageVisit): Promise<number> {
  // In its own window, because browsers do not paint background tabs.
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

  /** Unlike Page.setViewport(), does not reload the page for mobile devices. */
  async function setView({ name, viewport }: ScreenshotSpec): Promise<void> {
    const mobile = name === 'mobile';
    await session.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile });
    if (!mobile) await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: name }]);
  }

  /** As in a crawl: with Page.screenshot(), pages would wait for each other. */
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

/** A page whose network never becomes idle is captured as it is. */
function ignoreTimeout(error: unknown): void {
  if (!(error instanceof TimeoutError)) throw error;
}
