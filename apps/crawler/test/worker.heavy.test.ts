import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { page } from './hostile-pages.fixtures.ts';
import { heapInUse, startWorker, type Worker } from './support/worker.ts';

jest.setTimeout(60_000);

const LINKS = '<a href="/about">About</a><a href="/pricing">Pricing</a><a href="/team">Team</a>';
let worker: Worker;

beforeAll(async () => {
  const pages: Record<string, string> = {
    '/': page(LINKS),
    '/about': page(''),
    '/pricing': page(''),
    '/team': page('<script>fetch("/crash")</script>'),
  };
  worker = await startWorker((request, response) => {
    if (request.url === '/crash') return void crash('/team');
    const body = pages[request.url ?? ''];
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/html' }).end(body);
  }, 20_000);
});

afterAll(() => worker?.stop());

async function crash(path: string): Promise<void> {
  const running = await worker.browser();
  const target = await running.waitForTarget((one) => one.url().endsWith(path));
  const session = await target.createCDPSession();
  await session.send('Page.crash', undefined, { timeout: 1_000 }).catch(() => undefined);
}

describe('a worker', () => {
  test('When it crawls one small site after the other, then nothing of them stays', async () => {
    await worker.crawl('/about');
    await worker.crawl('/about');
    const before = await worker.open();
    const heap = heapInUse();
    for (let round = 0; round < 20; round += 1) expect((await worker.crawl('/about')).pages).toHaveLength(1);
    await waitFor(async () => JSON.stringify(await worker.open()) === JSON.stringify(before)).catch(() => undefined);
    expect(await worker.open()).toEqual(before);
    expect(heapInUse()).toBeLessThan(heap + 30_000_000);
  });

  test('When the renderer of a page ends, then that page alone fails and the others are read', async () => {
    const { pages, notes } = await worker.crawl('/', 4);
    expect(pages.map(({ url }) => new URL(url).pathname).sort()).toEqual(['/', '/about', '/pricing']);
    expect(notes.join()).toContain('/team: The page used up what the browser has for one page.');
  });
});
