import type { Browser, BrowserContext, CDPSession, Page } from 'puppeteer';
import { withPageTimeout } from './page-timing.ts';
import type { BlockUrls, VisitOptions } from './page-visit.ts';

/** Sound and film say nothing that is measured here. */
const MEDIA_EXTENSIONS = ['mp4', 'webm', 'mov', 'm4v', 'mp3', 'ogg', 'm3u8'];

/**
 * Files of this machine are nobody's business. A pattern is found anywhere in an address, so that one for a file's name has
 * to begin behind the host's.
 */
const BLOCKED_URLS = [
  ...['file:*', 'chrome:*', 'devtools:*', 'view-source:*'],
  ...MEDIA_EXTENSIONS.map((extension) => `://*/*.${extension}`),
];

/** A window in which nothing is open yet; its session's network and page domains are on. */
export async function openPage({
  context,
  site,
}: VisitOptions): Promise<{ page: Page; session: CDPSession; block: BlockUrls }> {
  const page = await openWindow(context);
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  const session = await page.createCDPSession();
  // A browser asks each page anew for an icon that is not there.
  const blocked = site === undefined ? BLOCKED_URLS : [...BLOCKED_URLS, new URL('/favicon.ico', site).href];
  const block: BlockUrls = async (more, ms) => {
    const waiting = ms === undefined ? undefined : { timeout: ms };
    await session.send('Network.setBlockedURLs', { urls: [...blocked, ...more] }, waiting);
  };
  await Promise.all([
    page.setBypassServiceWorker(true),
    session.send('Page.enable'),
    session.send('Network.enable').then(() => block([])),
  ]);
  return { page, session, block };
}

const FIRST_FRAME_MS = 1_000;
const openings = new WeakMap<Browser, Promise<unknown>>();

/**
 * A window of its own: a browser paints no tab that stands behind another. Nor does it paint a window that another was opened
 * over before it was ever painted, until that one is gone: so the next is opened when this one has been.
 */
function openWindow(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  const opening = (openings.get(browser) ?? Promise.resolve()).then(async () => {
    const page = await context.newPage({ type: 'window' });
    const painted = page.evaluate('new Promise((go) => requestAnimationFrame(go))');
    await withPageTimeout(FIRST_FRAME_MS, painted).catch(() => undefined);
    return page;
  });
  openings.set(
    browser,
    opening.catch(() => undefined),
  );
  return opening;
}
