import { createEgressPolicy, type ForwardProxy, parseEgressAllow, startForwardProxy } from '@brandprint/egress';
import { createTestLog, type Site, startSite, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserContext, Page } from 'puppeteer';
import { readProcesses } from '../src/browser/memory.ts';
import { type BrowserPool, createBrowserPool } from '../src/index.ts';

const MB = 1024 * 1024;
/** The memory limit of a page here, and the tolerance. */
const RENDERER = 300 * MB;
const BROWSER = 1_600 * MB;

/** Bodies of an endless timer. */
const GREEDY: Record<string, string> = {
  'arrays of bytes': 'for (let i = 0; i < 4; i++) kept.push(new Uint8Array(8 << 20).fill(1))',
  objects: 'for (let i = 0; i < 2e5; i++) kept.push({ i, of: [i] })',
  elements:
    "const box = document.createElement('div'); box.innerHTML = '<p>a<i>b</i></p>'.repeat(2e4); document.body.append(box)",
  canvases:
    "const c = document.createElement('canvas'); c.width = c.height = 3000; c.getContext('2d').fillRect(0, 0, 3000, 3000); c.getContext('2d').getImageData(0, 0, 1, 1); kept.push(c)",
  workers:
    "new Worker(URL.createObjectURL(new Blob(['const kept = []; for (;;) kept.push(new Uint8Array(8 << 20).fill(1))'])))",
};
/** Slow enough for the renderer to release what it passes on. */
const BLOBS = 'for (let i = 0; i < 4; i++) kept.push(new Blob([new Uint8Array(1 << 20).fill(1)]))';
const pages = Object.fromEntries(
  Object.entries({ ...GREEDY, blobs: BLOBS }).map(([name, body]) => [
    `/${name.replaceAll(' ', '-')}`,
    `<title>Greedy</title><body><script>const kept = []; setInterval(() => { ${body} }, 10)</script>`,
  ]),
);

const log = createTestLog();
let site: Site;
let proxy: ForwardProxy;
let pool: BrowserPool;

beforeAll(async () => {
  site = await startSite({ '/calm': '<title>Calm</title>', ...pages });
  proxy = await startForwardProxy({
    policy: createEgressPolicy({ allow: parseEgressAllow(site.host) }),
    logger: log.logger,
  });
  const memory = { renderer: RENDERER, browser: BROWSER };
  const parts = { executable: undefined, env: process.env, userAgent: 'test', logger: log.logger };
  pool = createBrowserPool({ ...parts, proxyUrl: proxy.url, memory });
});
afterAll(async () => {
  await pool?.stop();
  await Promise.all([proxy?.stop(), site?.stop()]);
});

const inContext = <T>(work: (context: BrowserContext) => Promise<T>): Promise<T> =>
  pool.withBrowserContext(new AbortController().signal, work);

const taken = (context: BrowserContext): number => {
  const { pid = 0 } = context.browser().process() ?? {};
  return readProcesses(pid).reduce((sum, { bytes }) => sum + bytes, 0);
};

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + path, { waitUntil: 'domcontentloaded' });
  return page;
}

/** Only Linux reports the memory of processes. */
const onLinux = process.platform === 'linux' ? describe : describe.skip;

onLinux('A page that allocates memory endlessly', () => {
  test.each(Object.keys(GREEDY))('When it keeps %s, then it is killed, and the other crawl continues', async (name) => {
    const lines = log.lines.length;
    await inContext(async (beside) => {
      const calm = await open(beside, '/calm');
      const before = taken(beside);
      await inContext(async (context) => {
        const page = await context.newPage();
        const ended = new Promise<Error>((resolve) => void page.once('error', resolve));
        page.goto(`${site.url}/${name.replaceAll(' ', '-')}`).catch(() => undefined);
        expect((await ended).message).toMatch(/crashed/i);
      });
      expect(await calm.title()).toBe('Calm');
      expect(await calm.evaluate(() => 6 * 7)).toBe(42);
      await waitFor(async () => taken(beside) < before + 100 * MB);
    });
    expect(log.lines.slice(lines).join('')).toContain('page killed: memory limit exceeded');
  });

  test('When it keeps data in the browser process itself, then that browser gets no more crawls', async () => {
    const first = await inContext(async (context) => {
      await open(context, '/blobs');
      const { pid = 0 } = context.browser().process() ?? {};
      await waitFor(async () => (await inContext(async (other) => other.browser().process()?.pid)) !== pid, 60_000);
      return pid;
    });
    expect(first).not.toBe(0);
    await waitFor(async () => readProcesses(first).length === 0);
  });
});
