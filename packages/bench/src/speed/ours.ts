import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Evidence } from '@brandprint/contracts';
import { serveTasks } from '@brandprint/harness/child/serve';
import { startCrawlerEnvironment, UNTHROTTLED } from '@brandprint/harness/crawler-environment';
import { createHostThrottle } from '@brandprint/limits';
import { createLogger } from '@brandprint/platform';
import { createAssetWriter, createDirectoryStore, saveEvidence } from '@brandprint/storage';
import type { PageVisit, ScreenshotSpec } from './page-visit.ts';

export interface OursTask {
  url: string;
  maxPages: number;
  /** Whether the host throttle adds pauses between pages. */
  throttled: boolean;
}

export interface OursResult {
  visits: PageVisit[];
  notes: string[];
  /** Duration of the steps of each page in milliseconds, in order of completion. */
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
    async run({ url, maxPages, throttled }) {
      steps.length = 0;
      const crawlKey = { brandId: randomUUID(), analysisId: randomUUID(), fence: 1 };
      const writer = createAssetWriter(store, { ...crawlKey, stage: 'crawl' });
      const evidence = await crawling.newCrawler(throttled ? hostThrottle : UNTHROTTLED).crawl({
        url,
        maxPages,
        signal: new AbortController().signal,
        saveAsset: (file) => writer.save(file),
        onProgress: () => undefined,
      });
      await saveEvidence(store, crawlKey, evidence);
      return { visits: pageVisitsOf(evidence), notes: evidence.notes, steps: [...steps] };
    },
    async stop() {
      await crawling.stop();
      await hostThrottle.stop();
    },
  };
});

/** Collects the durations that the crawler logs for each page. */
function collectSteps(steps: OursResult['steps']): Writable {
  return new Writable({
    write(line, _encoding, done) {
      const { message, url, stopped, ...more } = JSON.parse(String(line));
      if (message === 'page read')
        steps.push(Object.fromEntries(Object.entries<number>(more).filter(([, ms]) => typeof ms === 'number')));
      done();
    },
  });
}

/** The pages that were opened and the screenshots that were taken. */
function pageVisitsOf({ pages }: Evidence): PageVisit[] {
  return pages.map((page) => ({
    url: page.finalUrl,
    screenshots: [page, ...(page.views ?? [])].flatMap((view): ScreenshotSpec[] => {
      const { viewport, screenshot } = view;
      const name = 'name' in view ? view.name : 'first';
      return screenshot ? [{ name, viewport, height: screenshot.height }] : [];
    }),
  }));
}
