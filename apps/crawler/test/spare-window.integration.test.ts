import { type ForwardProxy, type RequestContext, startForwardProxy } from '@brandprint/egress';
import { createTestLog, type Site, startSite, type TestLog, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Crawler, type CrawlRequest, createCrawler } from '../src/index.ts';
import { type CrawlerParts, startCrawlerParts } from './support/crawler-parts.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Acme</title>
  <style>body { margin: 0; font-family: Georgia; background: #fff4e0 } a { color: #c81e1e }</style></head>
  <body><header><a href="/">Acme</a></header><h1>Anvils</h1>
  <p>${'Acme makes anvils for people who like their things heavy and well made. '.repeat(12)}</p>
  <img src="http://refused.invalid/a.png" alt="An anvil"></body></html>`;

let site: Site;
let parts: CrawlerParts;
let crawler: Crawler;
let log: TestLog;
/** What each proxy was started for. */
let proxies: RequestContext[] = [];
/** The analysis that each refusal was about. */
let refusals: unknown[] = [];

beforeAll(async () => {
  site = await startSite({ '/': { headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE } });
  parts = await startCrawlerParts({ allow: site.host });
});

afterAll(async () => {
  await parts?.stop();
  await site?.stop();
});

beforeEach(() => {
  const started: RequestContext[] = [];
  const refused: unknown[] = [];
  [proxies, refusals, log] = [started, refused, createTestLog()];
  const { logger } = log;
  const startProxy = (requestContext: RequestContext): Promise<ForwardProxy> => {
    started.push(requestContext);
    return startForwardProxy({
      policy: parts.policy,
      logger,
      requestContext,
      onRefused: (refusal) => refused.push(refusal.requestContext?.analysis),
    });
  };
  crawler = createCrawler({ ...parts, logger, startProxy, keepsSpareWindow: true });
});

const crawl = (analysis: string, request: Partial<CrawlRequest> = {}) =>
  crawler.crawl({
    url: site.url,
    maxPages: 1,
    signal: new AbortController().signal,
    requestContext: { analysis },
    saveAsset: async () => ({ key: 'a.webp', assetPath: 'a.webp' }),
    onProgress: () => undefined,
    ...request,
  });

const spareIsOpen = () =>
  waitFor(async () => log.lines.some((line) => line.includes('a window is open for the next crawl')));

const openWindows = async () => {
  const browser = await parts.browser.withBrowserContext(new AbortController().signal, async (it) => it.browser());
  const contexts = browser.browserContexts().filter((it) => it !== browser.defaultBrowserContext());
  return (await Promise.all(contexts.map((it) => it.pages()))).flat();
};

test('When a window waits for a crawl, then the crawl takes it and reads the same as in a new one', async () => {
  await spareIsOpen();
  const windows = await openWindows();
  const during: Promise<unknown[]>[] = [];
  const inSpare = await crawl('first', { onFirstView: () => void during.push(openWindows()) });
  expect(await Promise.all(during)).toEqual([windows]);
  expect(proxies).toHaveLength(1);
  const inNew = await createCrawler(parts).crawl({
    url: site.url,
    maxPages: 1,
    signal: new AbortController().signal,
    saveAsset: async () => ({ key: 'a.webp', assetPath: 'a.webp' }),
    onProgress: () => undefined,
  });
  const read = ({ pages: [page] }: typeof inSpare) => ({ ...page, headers: null, resources: null });
  expect(read(inSpare)).toEqual(read(inNew));
});

test('When a crawl took the window, then refusals in it are reported for that crawl', async () => {
  await spareIsOpen();
  await crawl('second');
  expect(refusals).toContain('second');
  expect(refusals).not.toContain(undefined);
});

test('When crawls have ended, then one window is opened for the next', async () => {
  await spareIsOpen();
  await Promise.all([crawl('third'), crawl('fourth')]);
  expect(proxies).toHaveLength(2);
  await waitFor(async () => proxies.length === 3);
});

test('When the page of a waiting window crashes, then the next crawl gets a new one', async () => {
  await spareIsOpen();
  for (const page of await openWindows()) {
    const session = await page.createCDPSession();
    session.send('Page.crash').catch(() => undefined);
  }
  await waitFor(async () => log.lines.some((line) => line.includes('proxy stopped')));
  const { pages } = await crawl('crashed');
  expect(pages.map(({ title }) => title)).toEqual(['Acme']);
  expect(proxies).toHaveLength(2);
});

test('When the browser of a waiting window dies, then the next crawl gets a new one', async () => {
  await spareIsOpen();
  const browser = await parts.browser.withBrowserContext(new AbortController().signal, async (it) => it.browser());
  browser.process()?.kill('SIGKILL');
  await waitFor(async () => !browser.connected);
  const { pages } = await crawl('fifth');
  expect(pages.map(({ title }) => title)).toEqual(['Acme']);
});
