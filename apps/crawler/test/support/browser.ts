import { createEgressPolicy, parseEgressAllow, startForwardProxy } from '@brandprint/egress';
import { createLogger } from '@brandprint/platform';
import type { Browser } from 'puppeteer';
import { closeBrowser, launchBrowser } from '../../src/browser/launch-browser.ts';
import { createUserAgent } from '../../src/user-agent.ts';

/** A browser with the flags of the product (they decide how text is measured), which reaches only `hosts`. */
export async function startBrowser(hosts: string): Promise<{ browser: Browser; stop(): Promise<void> }> {
  const policy = createEgressPolicy({ allow: parseEgressAllow(hosts), resolve: async () => [] });
  const logger = createLogger({ level: 'silent', service: 'test' });
  const proxy = await startForwardProxy({ policy, logger });
  const userAgent = createUserAgent('https://acme.invalid/bot');
  const launched = await launchBrowser({
    proxyUrl: proxy.url,
    executable: undefined,
    env: process.env,
    userAgent,
    logger,
  });
  return {
    browser: launched.browser,
    async stop() {
      await closeBrowser(launched);
      await proxy.stop();
    },
  };
}
