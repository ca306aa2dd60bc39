import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext } from 'puppeteer';
import { page, VISIBLE_TEXT } from './hostile-pages.fixtures.ts';
import { startTestCrawler, type TestCrawler } from './support/test-crawler.ts';

const LINKS = '<a href="/about">About</a><a href="/pricing">Pricing</a><a href="/team">Team</a>';
/** The number of contexts after which a browser is replaced. */
const CONTEXTS = 100;
let worker: TestCrawler;
let crashOnFavicon = false;

beforeAll(async () => {
  const pages: Record<string, string> = {
    '/': page(LINKS),
    '/about': page(''),
    '/pricing': page(''),
    '/team': page('<script>fetch("/crash")</script>'),
    // Its own icon, so that the default one is not requested before the page was read.
    '/last': page('<link rel="icon" href="data:,">'),
  };
  worker = await startTestCrawler((request, response) => {
    if (request.url === '/crash') return void crash('/team');
    if (request.url === '/favicon.ico' && crashOnFavicon) return void crash('/last');
    const body = pages[request.url ?? ''];
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body);
  });
});

afterAll(() => worker?.stop());

async function crash(path: string): Promise<void> {
  const running = await worker.browser();
  const target = await running.waitForTarget((one) => one.url().endsWith(path));
  const session = await target.createCDPSession();
  await session.send('Page.crash', undefined, { timeout: 1_000 }).catch(() => undefined);
}

describe('a worker', () => {
  test('When it crawls one small site after the other, then nothing of them is left', async () => {
    await worker.crawl('/about');
    const before = await worker.openResources();
    for (let round = 0; round < 4; round += 1) expect((await worker.crawl('/about')).pages).toHaveLength(1);
    await waitFor(async () => JSON.stringify(await worker.openResources()) === JSON.stringify(before)).catch(
      () => undefined,
    );
    expect(await worker.openResources()).toEqual(before);
  });

  test('When the renderer of a page crashes, then only that page fails and the others are read', async () => {
    const { pages, notes } = await worker.crawl('/', 4);
    expect(pages.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/', '/about', '/pricing']);
    expect(notes.join()).toContain('/team: The page needed more than the browser has for one page.');
  });

  test('When the renderer crashes after a page was read, then the result is kept', async () => {
    crashOnFavicon = true;
    const { pages } = await worker.crawl('/last');
    crashOnFavicon = false;
    expect(pages[0]?.text.map(({ text }) => text)).toContain(VISIBLE_TEXT);
    expect(pages[0]?.resources.map(({ type }) => type)).toContain('document');
  });
});

describe('a browser that is due for replacement', () => {
  /** Opens and closes contexts until they open in another browser than `old`; returns that one. */
  async function wearOut(old: Browser): Promise<Browser> {
    for (let opened = 0; opened <= CONTEXTS; opened += 1) {
      const now = await worker.browser();
      if (now !== old) return now;
    }
    throw new Error('it is never replaced');
  }

  test('When it is replaced, then its running work continues, and it ends with the last of it', async () => {
    let old: BrowserContext | undefined;
    let finish: (() => void) | undefined;
    const title = worker.withBrowserContext(async (context) => {
      old = context;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      const tab = await context.newPage();
      await tab.goto('data:text/html,<title>Still here</title>');
      return tab.title();
    });
    const { browser } = await waitFor(async () => old && { browser: old.browser() });
    const next = await wearOut(browser);
    expect({ old: browser.connected, next: next.connected }).toEqual({ old: true, next: true });
    const ended = browser.process();
    finish?.();
    expect(await title).toBe('Still here');
    await waitFor(async () => ended?.exitCode !== null || ended?.signalCode !== null);
    expect({ old: browser.connected, next: next.connected }).toEqual({ old: false, next: true });
    expect((await worker.crawl('/about')).pages).toHaveLength(1);
  });

  test('When the worker stops while something runs in it, then it ends too', async () => {
    const lonely = await startTestCrawler((_request, response) => void response.end(page('')), 20_000);
    let old: Browser | undefined;
    const held = lonely.withBrowserContext((context) => {
      old = context.browser();
      return new Promise<void>(() => undefined);
    });
    held.catch(() => undefined);
    const browser = await waitFor(async () => old);
    for (let opened = 0; opened <= CONTEXTS && (await lonely.browser()) === browser; opened += 1);
    await lonely.stop();
    expect(browser.connected).toBe(false);
  });
});
