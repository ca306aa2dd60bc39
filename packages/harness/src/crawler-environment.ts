import { type BrowserPool, type Crawler, createBrowserPool, createCrawler, createUserAgent } from '@brandprint/crawler';
import { createEgressPolicy, createFetch, parseEgressAllow, startForwardProxy } from '@brandprint/egress';
import type { HostThrottle } from '@brandprint/limits';
import type { Logger, Stoppable } from '@brandprint/platform';
import sharp from 'sharp';

export interface CrawlingOptions {
  /** Reachable hosts, in the format of EGRESS_ALLOW. No other name resolves. */
  hosts: string;
  logger: Logger;
  /** Whether robots.txt is not applied, as to an operator's own sites. */
  ignoresRobots?: boolean | undefined;
}

/** Everything that a crawler app uses, except its queue. */
export interface CrawlerEnvironment extends Stoppable {
  browser: BrowserPool;
  /** A crawler without knowledge of any site. */
  newCrawler(hostThrottle: HostThrottle): Crawler;
}

/** Never delays a page. */
export const UNTHROTTLED: HostThrottle = {
  acquire: async () => async () => {},
  ping: async () => {},
  stop: async () => {},
};

/** Starts what the crawler app starts: the browser, its forward proxy and the fetch client. */
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
