import { type BrowserPool, createBrowserPool, createUserAgent, startBookPrinter } from '@brandprint/crawler';
import { Lifecycle } from '@brandprint/platform';
import { restrictStore } from '@brandprint/storage/testing';
import { waitFor } from '@brandprint/testing';
import { afterAll } from '@jest/globals';
import composed from '../../../../docs/examples/composed.json' with { type: 'json' };
import { type TestApi, type TestCaller, useTestApi } from '../../../api/test/support/api.ts';
import { createCompleteBrand } from '../../../api/test/support/brands.ts';

const { audio: _, ...sections } = composed.data.analysis as typeof composed.data.analysis & { audio?: unknown };

/** Long: a busy machine must not end a print. */
const TIMEOUT_MS = 280_000;

type Response = Awaited<ReturnType<TestCaller['get']>>;

export interface BookPrinting {
  api: TestApi;
  caller: TestCaller;
  browser: BrowserPool;
  /** Starts a worker that prints, until the function that it returns is called. */
  print(browser?: BrowserPool): Promise<() => Promise<void>>;
  /** A brand with all sections, or others. */
  createBrand(changed?: object): Promise<string>;
  /** One request for the PDF of a brand. */
  request(brandId: string, headers?: Record<string, string>): Promise<Response>;
  /** Requests until the response is not 202. */
  requestUntilPrinted(brandId: string): Promise<Response>;
}

/** The API, and a real browser for a worker; both are stopped after the last test of the file. */
export async function useBookPrinting(): Promise<BookPrinting> {
  const api = await useTestApi();
  const caller = await api.createCaller();
  const { logger, pipeline } = api.deps;
  const crawlerPipeline = { ...pipeline, database: api.connectAs('crawler') };
  const lifecycle = new Lifecycle(logger);
  afterAll(() => lifecycle.stop());
  const browser = createBrowserPool({
    // What is not a print has nowhere to go.
    proxyUrl: 'http://127.0.0.1:1',
    executable: undefined,
    env: process.env,
    userAgent: createUserAgent(undefined),
    logger,
  });
  lifecycle.add('browser', browser, (it) => it.stop());
  const request: BookPrinting['request'] = async (brandId, headers = {}) =>
    caller
      .get(`/v1/api/brands/${brandId}/exports/book.pdf`)
      .set(headers)
      .buffer(true)
      .parse((res, done) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk) => chunks.push(chunk));
        res.on('end', () => {
          const bytes = Buffer.concat(chunks);
          done(null, res.headers['content-type']?.startsWith('application/json') ? JSON.parse(String(bytes)) : bytes);
        });
      });
  return {
    api,
    caller,
    browser,
    async print(pool = browser) {
      const deps = { pipeline: crawlerPipeline, store: restrictStore(api.store, 'crawler'), browser: pool };
      const worker = await startBookPrinter(deps, { concurrency: 1, timeoutMs: TIMEOUT_MS });
      let stopping: Promise<void> | undefined;
      const stop = () => {
        stopping ??= worker.stop();
        return stopping;
      };
      lifecycle.add('printer', stop, (it) => it());
      return stop;
    },
    createBrand: (changed = {}) =>
      createCompleteBrand(api, caller, {
        name: 'Fennwick',
        sections: { ...sections, ...changed },
        expireAt: new Date(Date.now() + 3_600_000),
      }),
    request,
    requestUntilPrinted: (brandId) =>
      waitFor(async () => {
        const response = await request(brandId);
        return response.status !== 202 && response;
      }, TIMEOUT_MS),
  };
}
