import { createLogger } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer';
import { createBrowserPool } from '../src/browser/browser-pool.ts';

test('When a browser dies, then another one is started, and the metric has the reason of each end', async () => {
  let starts = 0;
  const ends: string[] = [];
  const pool = createBrowserPool({
    proxyUrl: 'http://127.0.0.1:9',
    executable: process.env.PUPPETEER_EXECUTABLE_PATH,
    env: process.env,
    userAgent: 'test',
    logger: createLogger({ level: 'silent', service: 'test' }),
    onStart: () => {
      starts += 1;
    },
    onEnd: (reason) => ends.push(reason),
  });
  try {
    const browserOf = () =>
      pool.withBrowserContext(new AbortController().signal, async (context): Promise<Browser> => context.browser());
    const pid = (await browserOf()).process()?.pid as number;
    expect([starts, ends]).toEqual([1, []]);
    process.kill(pid, 'SIGKILL');
    await waitFor(async () => ends.length === 1);
    expect((await browserOf()).process()?.pid).not.toBe(pid);
    expect([starts, ends]).toEqual([2, ['crashed']]);
  } finally {
    await pool.stop();
  }
  await waitFor(async () => ends.length === 2);
  expect(ends).toEqual(['crashed', 'stopped']);
});
