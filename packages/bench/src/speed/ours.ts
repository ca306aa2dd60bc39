import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Evidence } from '@brandprint/contracts';
import { createPacer } from '@brandprint/limits';
import { createLogger } from '@brandprint/platform';
import { createAssetWriter, createDirectoryStore, saveEvidence } from '@brandprint/storage';
import { takeOrders } from '../child/orders.ts';
import { startCrawling, UNPACED } from '../crawling.ts';
import type { Shot, Stop } from './stops.ts';

export interface OursOrder {
  url: string;
  maxPages: number;
  paced: boolean;
}

export interface OursResult {
  stops: Stop[];
  notes: string[];
  /** Milliseconds of the steps of each page, in the order of their end. */
  steps: Record<string, number>[];
}

await takeOrders<OursOrder, OursResult>(async () => {
  const { HOSTS = '', DATABASE_URL = '', STORE = '' } = process.env;
  const store = createDirectoryStore(STORE);
  const steps: OursResult['steps'] = [];
  const logger = createLogger({ level: 'debug', service: 'bench', stream: listen(steps) });
  const pacer = createPacer({ databaseUrl: DATABASE_URL }, { logger });
  const crawling = await startCrawling({ hosts: HOSTS, logger });
  await crawling.browser.version();
  return {
    async carryOut({ url, maxPages, paced }) {
      steps.length = 0;
      const place = { brandId: randomUUID(), analysisId: randomUUID(), fence: 1 };
      const writer = createAssetWriter(store, { ...place, stage: 'crawl' });
      const evidence = await crawling.newCrawler(paced ? pacer : UNPACED).crawl({
        url,
        maxPages,
        signal: new AbortController().signal,
        saveAsset: (file) => writer.save(file),
        onProgress: () => undefined,
      });
      await saveEvidence(store, place, evidence);
      return { stops: stopsOf(evidence), notes: evidence.notes, steps: [...steps] };
    },
    async stop() {
      await crawling.stop();
      await pacer.stop();
    },
  };
});

/** What the crawler tells of each page's time. */
function listen(steps: OursResult['steps']): Writable {
  return new Writable({
    write(line, _encoding, done) {
      const { message, url, stopped, capture, ...more } = JSON.parse(String(line));
      if (message === 'page read')
        steps.push(Object.fromEntries(Object.entries<number>(more).filter(([, ms]) => typeof ms === 'number')));
      done();
    },
  });
}

/** The pages that were opened, and the pictures that were taken of them. */
function stopsOf({ pages }: Evidence): Stop[] {
  return pages.map((page) => ({
    url: page.finalUrl,
    shots: [page, ...(page.views ?? [])].flatMap((view): Shot[] => {
      const { viewport, screenshot } = view;
      const name = 'name' in view ? view.name : 'first';
      return screenshot ? [{ name, viewport, height: screenshot.height }] : [];
    }),
  }));
}
