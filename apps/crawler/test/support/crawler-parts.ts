import {
  createEgressPolicy,
  createFetch,
  type EgressPolicyOptions,
  type OnRefused,
  parseEgressAllow,
  startForwardProxy,
} from '@brandprint/egress';
import { createLogger, type Logger, type Stoppable } from '@brandprint/platform';
import type { CrawlerOptions } from '../../src/crawler.ts';
import { createBrowserPool, createUserAgent } from '../../src/index.ts';
import { UNTHROTTLED } from './unthrottled.ts';

interface PartsOptions extends Omit<EgressPolicyOptions, 'allow'> {
  /** As EGRESS_ALLOW. */
  allow: string;
  logger?: Logger;
  onRefused?: OnRefused;
}

export type CrawlerParts = CrawlerOptions & Stoppable;

/** What `createCrawler` needs, with a browser of its own; it reaches only `allow`, and resolves no name without `resolve`. */
export async function startCrawlerParts({
  allow,
  logger = createLogger({ level: 'silent', service: 'test' }),
  onRefused,
  ...policyOptions
}: PartsOptions): Promise<CrawlerParts> {
  const policy = createEgressPolicy({ resolve: async () => [], ...policyOptions, allow: parseEgressAllow(allow) });
  const userAgent = createUserAgent('https://acme.invalid/bot');
  const proxy = await startForwardProxy({ policy, logger });
  const browser = createBrowserPool({
    proxyUrl: proxy.url,
    executable: undefined,
    env: process.env,
    userAgent,
    logger,
  });
  return {
    browser,
    policy,
    fetch: createFetch({ policy, userAgent, logger, onRefused }),
    hostThrottle: UNTHROTTLED,
    logger,
    onRefused,
    async stop() {
      await browser.stop();
      await proxy.stop();
    },
  };
}
