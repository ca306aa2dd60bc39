import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Evidence } from '@brandprint/contracts';
import type { Stoppable } from '@brandprint/platform';
import { type Site, startSite } from '@brandprint/testing/site';
import type { Browser, BrowserContext, BrowserEvent } from 'puppeteer';
import { createCrawler } from '../../src/index.ts';
import { startCrawlerParts } from './crawler-parts.ts';

/** A second name of the site, with what looks like the extension of a video. */
export const OTHER_NAME = 'www.webmd.invalid';

export interface TestCrawler extends Stoppable {
  site: Site;
  /** Files stored by crawls, by key. */
  files: Map<string, Buffer>;
  /** A URL, or a path of the site. */
  crawl(path: string, maxPages?: number): Promise<Evidence>;
  /** The browser that a crawl would get now. */
  browser(): Promise<Browser>;
  withBrowserContext<T>(use: (context: BrowserContext) => Promise<T>): Promise<T>;
  /** Number of open resources in this process and its browser: constant when idle. */
  openResources(): Promise<Record<string, unknown>>;
}

const BROWSER_EVENTS = ['targetcreated', 'targetdestroyed', 'targetchanged', 'disconnected'];

/** A crawler with its own browser, and the one site that it can reach. The page timeout is `pageMs`. */
export async function startTestCrawler(answer: RequestListener, pageMs = 60_000): Promise<TestCrawler> {
  const site = await startSite(answer);
  const { port } = new URL(site.url);
  const parts = await startCrawlerParts({
    allow: `${site.host},${OTHER_NAME}:${port}`,
    resolve: async (host) => (host === OTHER_NAME ? ['127.0.0.1'] : []),
  });
  const crawler = createCrawler({ ...parts, pageMs });
  const withBrowserContext: TestCrawler['withBrowserContext'] = (use) =>
    parts.browser.withBrowserContext(new AbortController().signal, use);
  const browser = () => withBrowserContext(async (context) => context.browser());

  const files = new Map<string, Buffer>();

  return {
    site,
    files,
    browser,
    withBrowserContext,
    crawl: (path, maxPages = 1) =>
      crawler.crawl({
        url: new URL(path, site.url).href,
        maxPages,
        signal: new AbortController().signal,
        saveAsset: async ({ body }) => {
          const key = createHash('sha256').update(body).digest('hex');
          files.set(key, body);
          return { key, assetPath: `/assets/${key}` };
        },
        onProgress: () => undefined,
      }),
    async openResources() {
      const running = await browser();
      return {
        contexts: running.browserContexts().length,
        targets: running.targets().map((target) => target.type()),
        listeners: BROWSER_EVENTS.map((event) => running.listenerCount(event as BrowserEvent)),
        processListeners: process.eventNames().map((event) => process.listenerCount(event)),
        servers: process.getActiveResourcesInfo().filter((kind) => kind === 'TCPServerWrap').length,
      };
    },
    async stop() {
      await parts.stop();
      await site.stop();
    },
  };
}
