import type { Evidence } from '@brandprint/contracts';
import type { AssetStore } from '@brandprint/storage';
import { createTestLog } from '@brandprint/testing';
import { evidence } from '@brandprint/testing/evidence';
import { expect, test } from '@jest/globals';
import { createFirstLooks } from '../src/first-look.ts';

const view: Evidence = evidence({ pages: [{ title: 'Acme' }] });
const crawl = { brandId: 'brand', claim: { analysisId: 'analysis', stage: 'crawl', fence: 1, attempts: 1 } } as const;

/** First looks whose store answers when it is told to, with a failure. */
function startFirstLooks() {
  const log = createTestLog();
  const keys: string[] = [];
  const order: string[] = [];
  let answer = () => {};
  const put = (key: string) => {
    keys.push(key);
    return new Promise<void>((_, reject) => {
      answer = () => {
        order.push('stored');
        reject(new Error('the store is full'));
      };
    });
  };
  const stores = { pipeline: { logger: log.logger }, store: { put } as unknown as AssetStore };
  const looks = createFirstLooks(stores as never, crawl);
  return { looks, keys, order, log, answer: () => answer() };
}

test('When a crawl ends while its first view is being stored, then it waits for that, and a failure is only logged', async () => {
  const { looks, keys, order, log, answer } = startFirstLooks();
  looks.request(view);
  while (keys.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const ended = looks.end().then(() => order.push('ended'));
  answer();
  await ended;
  expect(order).toEqual(['stored', 'ended']);
  expect(log.lines.join('')).toContain('could not request a first look');
});

test('When a view comes after the end of its crawl, then it is not stored', async () => {
  const { looks, keys } = startFirstLooks();
  await looks.end();
  looks.request(view);
  await looks.end();
  expect(keys).toEqual([]);
});
