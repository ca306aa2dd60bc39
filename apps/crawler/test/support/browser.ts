import { createEgressPolicy, parseEgressAllow, startForwardProxy } from '@brandprint/egress';
import { createLogger } from '@brandprint/platform';
import { startSite } from '@brandprint/testing';
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

/** Serves pages by name, and a browser that reaches only them. */
export async function startPages(htmlByName: Readonly<Record<string, string>>) {
  const names = Object.keys(htmlByName);
  const pathOf = (name: string): string => `/${names.indexOf(name)}`;
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  const site = await startSite(
    Object.fromEntries(names.map((name) => [pathOf(name), { headers, body: htmlByName[name] ?? '' }])),
  );
  const { browser, stop } = await startBrowser(site.host);
  return {
    browser,
    urlOf: (name: string): string => site.url + pathOf(name),
    async stop() {
      await stop();
      await site.stop();
    },
  };
}
