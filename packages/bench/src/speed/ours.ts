import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Evidence } from '@brandprint/contracts';
import { createHostThrottle } from '@brandprint/limits';
import { createLogger } from '@brandprint/platform';
import { createAssetWriter, createDirectoryStore, saveEvidence } from '@brandprint/storage';
import { serveTasks } from '../child/serve-tasks.ts';
import { startCrawlerEnvironment, UNTHROTTLED } from '../start-crawling.ts';
import type { PageVisit, ScreenshotSpec } from './page-visit.ts';

export interface OursTask {
  url: string;
  maxPages: number;
  paced: boolean;
}

export interface OursResult {
  stops: PageVisit[];
  notes: string[];
  /** Milliseconds of the steps of each page, in the order of their end. */
  steps: Record<string, number>[];
}

await serveTasks<OursTask, OursResult>(async () => {
  const { HOSTS = '', DATABASE_URL = '', STORE = '' } = process.env;
  const store = createDirectoryStore(STORE);
  const steps: OursResult['steps'] = [];
  const logger = createLogger({ level: 'debug', service: 'bench', stream: collectSteps(steps) });
  const hostThrottle = createHostThrottle({ databaseUrl: DATABASE_URL }, { logger });
  const crawling = await startCrawlerEnvironment({ hosts: HOSTS, logger });
  await crawling.browser.version();
  return {
    async run({ url, maxPages, paced }) {
      steps.length = 0;
      const crawlKey = { brandId: randomUUID(), analysisId: randomUUID(), fence: 1 };
      const writer = createAssetWriter(store, { ...crawlKey, stage: 'crawl' });
      const evidence = await crawling.newCrawler(paced ? hostThrottle : UNTHROTTLED).crawl({
        url,
        maxPages,
        signal: new AbortController().signal,
        saveAsset: (file) => writer.save(file),
        onProgress: () => undefined,
      });
      await saveEvidence(store, crawlKey, evidence);
      return { stops: pageVisitsOf(evidence), notes: evidence.notes, steps: [...steps] };
    },
    async stop() {
      await crawling.stop();
      await hostThrottle.stop();
    },
  };
});

/** What the crawler tells of each page's time. */
function collectSteps(steps: OursResult['steps']): Writable {
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
function pageVisitsOf({ pages }: Evidence): PageVisit[] {
  return pages.map((page) => ({
    url: page.finalUrl,
    shots: [page, ...(page.views ?? [])].flatMap((view): ScreenshotSpec[] => {
      const { viewport, screenshot } = view;
      const name = 'name' in view ? view.name : 'first';
      return screenshot ? [{ name, viewport, height: screenshot.height }] : [];
    }),
  }));
}
