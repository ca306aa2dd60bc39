import type { Browser } from 'puppeteer';
import { type CapturedPage, capturePage } from '../../src/capture/index.ts';
import { createIsolatedWorld } from '../../src/capture/isolated-world.ts';

/** What is captured of the page at an address, in a window of its own. */
export async function captureAt(
  browser: Browser,
  url: string,
  view: { width: number; height: number },
): Promise<CapturedPage> {
  const page = await browser.newPage();
  try {
    await page.setViewport(view);
    await page.goto(url, { waitUntil: 'load' });
    const session = await page.createCDPSession();
    return await capturePage({ session, world: await createIsolatedWorld(session, 5_000) }, { firstScreen: view });
  } finally {
    await page.close();
  }
}
