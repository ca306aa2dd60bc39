import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createEgressPolicy, createFetch, type ForwardProxy, parseAllow, startForwardProxy } from '@brandprint/egress';
import { createLogger } from '@brandprint/platform';
import { type Site, startSite } from '@brandprint/testing/site';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type BrowserPool, type Crawler, createBrowserPool, createCrawler, createUserAgent } from '../src/index.ts';
import { hostileHead, hostileMarkup, hostileScript, hostileWorker } from './hostile.fixtures.ts';
import { UNPACED } from './support/unpaced.ts';

jest.setTimeout(40_000);

const logger = createLogger({ level: 'silent', service: 'test' });
const refused = new Set<string>();
let victim: Site;
let udp: Socket;
let datagrams = 0;
let site: Site;
let proxy: ForwardProxy;
let browser: BrowserPool;
let crawler: Crawler;

beforeAll(async () => {
  victim = await startSite({ '/': 'secret' });
  // The same number for both, so that STUN and QUIC to the victim's address are seen too.
  udp = createSocket('udp4').on('message', () => {
    datagrams += 1;
  });
  udp.bind(victim.port, '127.0.0.1');
  await once(udp, 'listening');
  const away = { status: 302, headers: { location: victim.url } };
  const script = { headers: { 'content-type': 'text/javascript' } };
  site = await startSite({
    '/': `<!doctype html><title>Hostile</title>${hostileHead(victim)}<body><h1>Words</h1>${hostileMarkup(victim)}<script>${hostileScript(victim)}</script>`,
    '/worker.js': { ...script, body: hostileWorker(victim) },
    '/away': away,
    '/away.css': away,
    '/away.js': away,
    '/refresh': `<meta http-equiv="refresh" content="0;url=${victim.url}/refresh">`,
    '/script': `<script>location.replace('${victim.url}/script')</script>`,
    '/robots.txt': `Sitemap: ${victim.url}`,
    '/favicon.ico': away,
    '/tried': 'ok',
  });
  const policy = createEgressPolicy({ allow: parseAllow(site.host) });
  const userAgent = createUserAgent('https://brandprint.example/crawler');
  proxy = await startForwardProxy({ policy, logger, onRefused: ({ host, port }) => refused.add(`${host}:${port}`) });
  browser = createBrowserPool({ proxyUrl: proxy.url, executable: undefined, env: process.env, userAgent, logger });
  crawler = createCrawler({
    browser,
    policy,
    fetch: createFetch({ policy, userAgent, logger }),
    pacer: UNPACED,
    logger,
  });
});

afterAll(async () => {
  await browser?.stop();
  await proxy?.stop();
  udp?.close();
  await Promise.all([site, victim].map((one) => one?.stop()));
});

describe('a hostile page', () => {
  test('When it calls a private address in every way a page can, then nothing arrives there', async () => {
    await browser.withContext(new AbortController().signal, async (context) => {
      const page = await context.newPage();
      const tried = page.waitForResponse((response) => response.url().startsWith(`${site.url}/tried`), {
        timeout: 15_000,
      });
      await page.goto(`${site.url}/`, { waitUntil: 'domcontentloaded' });
      await tried;
    });
    const report = site.requests.find(({ path }) => path.startsWith('/tried'))?.path ?? '';
    const ways = new URL(report, site.url).searchParams;
    expect(ways.get('failed')).toBe('');
    expect(Number(ways.get('started'))).toBeGreaterThanOrEqual(20);
    expect(refused).toContain(victim.host);
    expect({ connections: victim.connections(), datagrams }).toEqual({ connections: 0, datagrams: 0 });
  });

  test('When it is crawled, then its pictures, icons, manifest and robots.txt reach nothing private either', async () => {
    const { pages, manifest } = await crawl('/');
    expect(pages[0]?.title).toBe('Hostile');
    expect(manifest).toBeNull();
    expect({ connections: victim.connections(), datagrams }).toEqual({ connections: 0, datagrams: 0 });
  });

  test.each(['/away', '/refresh', '/script'])(
    'When "%s" leads to a private address, then it is not reached',
    async (path) => {
      await expect(crawl(path)).rejects.toMatchObject({ publicReason: 'The site could not be reached.' });
      expect(victim.connections()).toBe(0);
    },
  );
});

const crawl = (path: string) =>
  crawler.crawl({
    url: site.url + path,
    maxPages: 1,
    signal: new AbortController().signal,
    saveAsset: async () => ({ key: 'k', assetPath: '/k' }),
    onProgress: () => undefined,
  });
