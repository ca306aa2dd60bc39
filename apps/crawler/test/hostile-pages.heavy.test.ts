import type { Evidence } from '@brandprint/contracts';
import { waitFor } from '@brandprint/testing';
import type { SiteRoute } from '@brandprint/testing/site';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { READ, REFUSED, SUPPORT, WORDS } from './hostile-pages.fixtures.ts';
import { heapInUse, startWorker, type Worker } from './support/worker.ts';

jest.setTimeout(240_000);

/** The time that a page has in earnest. */
const PAGE_MS = 30_000;
/** Several at a time: much of a hostile page's time is spent waiting for it. */
const LANES = 2;

const addressOf = (name: string): string => `/${encodeURIComponent(name)}`;
const read: Record<string, SiteRoute> = READ;
const ROUTES: Record<string, SiteRoute> = {
  ...read,
  ...Object.fromEntries(Object.entries(REFUSED).map(([name, [route]]) => [name, route])),
};
const routes = new Map(Object.entries(ROUTES).map(([name, route]) => [addressOf(name), route]));

let worker: Worker;
let atRest: unknown;
let heapAtRest: number;
const outcomes = new Map<string, Promise<Evidence>>();

beforeAll(async () => {
  worker = await startWorker((request, response) => {
    const route = routes.get((request.url ?? '').split('?')[0] ?? '') ?? SUPPORT;
    if (typeof route === 'function') return void route(request, response);
    const { status, headers, body } = typeof route === 'string' || Buffer.isBuffer(route) ? { body: route } : route;
    response.writeHead(status ?? 200, headers ?? { 'content-type': 'text/html; charset=utf-8' }).end(body);
  }, PAGE_MS);
  atRest = await worker.open();
  heapAtRest = heapInUse();
  const lanes = Array.from({ length: LANES }, () => Promise.resolve());
  for (const [index, name] of Object.keys(ROUTES).entries()) {
    const outcome = (lanes[index % LANES] as Promise<void>).then(() => worker.crawl(addressOf(name)));
    outcomes.set(name, outcome);
    lanes[index % LANES] = outcome.then(
      () => undefined,
      () => undefined,
    );
  }
});

afterAll(async () => {
  await worker?.stop();
});

describe('a hostile page', () => {
  test.each(Object.keys(read))('When it is "%s", then what it says is read', async (name) => {
    const { pages } = (await outcomes.get(name)) as Evidence;
    expect(pages[0]?.text.map(({ text }) => text)).toContain(WORDS);
  });

  test.each(Object.entries(REFUSED))('When it is "%s", then the crawl says so', async (name, [, reason]) => {
    await expect(outcomes.get(name)).rejects.toMatchObject({ publicReason: expect.stringMatching(reason) });
  });

  test('When its text cannot be stored, then what is evidence of it can', async () => {
    const flaws: string[] = [];
    const evidence = await outcomes.get('text that cannot be stored');
    JSON.stringify(evidence, (key, value) => {
      for (const text of [key, value]) if (typeof text === 'string' && /\0|\p{Cs}/u.test(text)) flaws.push(text);
      return value;
    });
    expect(flaws).toEqual([]);
    expect(evidence?.pages[0]?.jsonLd).toEqual([{ name: 'Acme \ufffd' }]);
  });

  test('When all of them have been visited, then nothing of them is open, and memory has come back', async () => {
    await Promise.allSettled(outcomes.values());
    outcomes.clear();
    await waitFor(async () => JSON.stringify(await worker.open()) === JSON.stringify(atRest)).catch(() => undefined);
    expect(await worker.open()).toEqual(atRest);
    expect(heapInUse()).toBeLessThan(2 * heapAtRest + 50_000_000);
  });
});
