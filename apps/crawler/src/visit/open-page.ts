import type { BrowserContext, CDPSession, Page } from 'puppeteer';

/** Sound and film say nothing that is measured here, and files of this machine are nobody's business. */
const BLOCKED = [
  'file:*',
  'chrome:*',
  'devtools:*',
  'view-source:*',
  '*.mp4*',
  '*.webm*',
  '*.mov*',
  '*.m4v*',
  '*.mp3*',
  '*.ogg*',
  '*.m3u8*',
];

/** A window in which nothing is open yet; its session's network and page domains are on. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; session: CDPSession }> {
  // A window of its own: a browser paints no tab that stands behind another.
  const page = await context.newPage({ type: 'window' });
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  const session = await page.createCDPSession();
  await Promise.all([
    page.setBypassServiceWorker(true),
    session.send('Page.enable'),
    session.send('Network.enable').then(() => session.send('Network.setBlockedURLs', { urls: BLOCKED })),
  ]);
  return { page, session };
}
