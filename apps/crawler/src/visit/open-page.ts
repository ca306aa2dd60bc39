import type { Browser, BrowserContext, Page } from 'puppeteer';
import { withPageTimeout } from './page-timing.ts';
import type { BlockUrls, OpenedWindow, VisitOptions } from './page-visit.ts';

/** Audio and video are not needed for anything that is measured. */
const MEDIA_EXTENSIONS = ['mp4', 'webm', 'mov', 'm4v', 'mp3', 'ogg', 'm3u8'];

/**
 * Local files must not be read. A pattern may match anywhere in a URL, so one for a file's extension must start after
 * the host.
 */
const BLOCKED_URLS = [
  ...['file:*', 'chrome:*', 'devtools:*', 'view-source:*'],
  ...MEDIA_EXTENSIONS.map((extension) => `://*/*.${extension}`),
];

/** An empty window; its session has the network and page domains enabled. */
export async function openPage({ context, site }: Pick<VisitOptions, 'context' | 'site'>): Promise<OpenedWindow> {
  const page = await openWindow(context);
  page.on('popup', (popup) => void popup?.close().catch(() => undefined));
  const session = await page.createCDPSession();
  // Otherwise the browser requests a missing icon again for each page.
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
 * A separate window, because a browser does not paint background tabs. It also does not paint a window that another one
 * covered before it was first painted. So the next one is opened only after this one was painted.
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
