import { type BrowserPool, type Crawler, createBrowserPool, createCrawler, createUserAgent } from '@brandprint/crawler';
import { createEgressPolicy, createFetch, parseEgressAllow, startForwardProxy } from '@brandprint/egress';
import type { HostThrottle } from '@brandprint/limits';
import type { Logger, Stoppable } from '@brandprint/platform';
import sharp from 'sharp';

export interface CrawlingOptions {
  /** The sites that answer, as EGRESS_ALLOW takes them; no other host has an address. */
  hosts: string;
  logger: Logger;
  /** Whether robots.txt is not applied, as for an operator's own sites; false unless given. */
  ignoresRobots?: boolean;
}

/** What a crawler app has beside its queue. */
export interface CrawlerEnvironment extends Stoppable {
  browser: BrowserPool;
  /** One that has not met any site before. */
  newCrawler(pacer: HostThrottle): Crawler;
}

/** Lets every page in at once. */
export const UNTHROTTLED: HostThrottle = {
  acquire: async () => async () => {},
  ping: async () => {},
  stop: async () => {},
};

/** The crawler as its app starts it: a browser, a door for it and one for each crawl. */
export async function startCrawlerEnvironment({
  hosts,
  logger,
  ignoresRobots = false,
}: CrawlingOptions): Promise<CrawlerEnvironment> {
  sharp.concurrency(1);
  sharp.cache(false);
  const policy = createEgressPolicy({ allow: parseEgressAllow(hosts), resolve: async () => [] });
  const userAgent = createUserAgent('https://brandprint.invalid/bot');
  const fetch = createFetch({ policy, userAgent, logger });
  const proxy = await startForwardProxy({ policy, logger });
  const executable = process.env['PUPPETEER_EXECUTABLE_PATH'];
  const browser = createBrowserPool({ proxyUrl: proxy.url, executable, env: process.env, userAgent, logger });
  return {
    browser,
    newCrawler: (hostThrottle) =>
      createCrawler({ browser, policy, fetch, hostThrottle, logger, ignoresRobots: () => ignoresRobots }),
    async stop() {
      await browser.stop();
      await proxy.stop();
    },
  };
}
