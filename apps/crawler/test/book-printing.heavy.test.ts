import { createLogger } from '@brandprint/platform';
import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { readProcesses } from '../src/browser/memory.ts';
import { createBrowserPool, createUserAgent } from '../src/index.ts';
import { printBook } from '../src/print/print-book.ts';

/** TEST_HEAVY=sample prints some only. */
const PRINTS = process.env.TEST_HEAVY === 'sample' ? 12 : 100;
const SHEETS = 36;
const TIMEOUT_MS = 120_000;
/** Far more than a browser needs between prints, and far less than one that keeps what it printed. */
const MAX_GROWTH = 200_000_000;

let browserPid = 0;
const pool = createBrowserPool({
  proxyUrl: 'http://127.0.0.1:1',
  executable: undefined,
  env: process.env,
  userAgent: createUserAgent(undefined),
  logger: createLogger({ level: 'silent', service: 'test' }),
});
const browser: typeof pool = {
  ...pool,
  withBrowserContext: (signal, use, proxyUrl) =>
    pool.withBrowserContext(
      signal,
      (context) => {
        browserPid = context.browser().process()?.pid ?? 0;
        return use(context);
      },
      proxyUrl,
    ),
};
afterAll(() => pool.stop());

const memoryOf = (pid: number): number => readProcesses(pid).reduce((sum, { bytes }) => sum + bytes, 0);

/** A book as large as real ones: photographs in the file, and as many sheets. */
async function createBook(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toBuffer();
  const source = `data:image/jpeg;base64,${photo.toString('base64')}`;
  const sheets = Array.from(
    { length: SHEETS },
    (_, index) => `<section><h2>Sheet ${index + 1}</h2>${index % 4 === 0 ? `<img src="${source}">` : ''}</section>`,
  );
  return `<!doctype html><html lang="en"><title>Book</title><style>@page { size: 297mm 210mm; margin: 0 }
    section { break-after: page } img { width: 200mm }</style>${sheets.join('')}</html>`;
}

test('When many books are printed in a row, then the memory of browser and worker stays level', async () => {
  const html = await createBook();
  const browsers = new Map<number, number[]>();
  const ownMemory: number[] = [];
  const seconds: number[] = [];
  for (let printed = 0; printed < PRINTS; printed += 1) {
    const started = performance.now();
    const pdf = await printBook(html, { browser, signal: AbortSignal.timeout(TIMEOUT_MS), timeoutMs: TIMEOUT_MS });
    seconds.push((performance.now() - started) / 1_000);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    browsers.set(browserPid, [...(browsers.get(browserPid) ?? []), memoryOf(browserPid)]);
    ownMemory.push(process.memoryUsage().rss);
  }
  seconds.sort((a, b) => a - b);
  const at = (share: number) => seconds[Math.floor(share * (PRINTS - 1))]?.toFixed(2);
  console.info(`Prints of ${SHEETS} sheets: median ${at(0.5)} s, 95th percentile ${at(0.95)} s.`);
  // The first ones load code and fill caches.
  for (const series of [ownMemory, ...browsers.values()].filter(({ length }) => length > 20)) {
    const settled = series.slice(10);
    expect(Math.min(...settled.slice(-10)) - Math.min(...settled.slice(0, 10))).toBeLessThan(MAX_GROWTH);
  }
});
