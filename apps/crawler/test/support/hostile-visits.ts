import type { Evidence } from '@brandprint/contracts';
import { RetryableError } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import type { SiteRoute } from '@brandprint/testing/site';
import { READABLE_PAGES, REFUSED_PAGES, supportingFiles } from '../hostile-pages.fixtures.ts';
import { heapInUse } from './heap.ts';
import { startTestCrawler, type TestCrawler } from './test-crawler.ts';

export interface HostileVisits {
  outcomeOf(name: string): Promise<Evidence>;
  /** Open resources and bytes in use, before the first visit and after the last one. */
  settle(): Promise<{ before: ResourceUse; after: ResourceUse }>;
  stop(): Promise<void>;
}

interface ResourceUse {
  openResources: Record<string, unknown>;
  heap: number;
}

/** Attempts of a crawl, as in the queue. */
const ATTEMPTS = 3;

const addressOf = (name: string): string => `/${encodeURIComponent(name)}`;

/** One worker crawls these pages, `lanes` at a time: most of a hostile page's time is spent waiting. */
export async function visitHostilePages(names: string[], pageMs: number, lanes: number): Promise<HostileVisits> {
  const routes = new Map(
    names.map((name) => [addressOf(name), READABLE_PAGES[name] ?? REFUSED_PAGES[name]?.[0] ?? '']),
  );
  const worker: TestCrawler = await startTestCrawler((request, response) => {
    const route: SiteRoute = routes.get((request.url ?? '').split('?')[0] ?? '') ?? supportingFiles;
    if (typeof route === 'function') return void route(request, response);
    const { status, headers, body } = typeof route === 'string' || Buffer.isBuffer(route) ? { body: route } : route;
    response.writeHead(status ?? 200, headers ?? { 'content-type': 'text/html; charset=utf-8' }).end(body);
  }, pageMs);
  const look = async (): Promise<ResourceUse> => ({ openResources: await worker.openResources(), heap: heapInUse() });
  const before = await look();
  // Like the queue: what could not be read in time on a busy machine is retried.
  const visit = async (name: string): Promise<Evidence> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await worker.crawl(addressOf(name));
      } catch (error) {
        if (attempt === ATTEMPTS || !(name in READABLE_PAGES && error instanceof RetryableError)) throw error;
      }
    }
  };
  const outcomes = new Map<string, Promise<Evidence>>();
  const visits = names.map((name) => {
    let begin = () => {};
    const turn = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const outcome = turn.then(() => visit(name));
    outcomes.set(name, outcome);
    return async () => {
      begin();
      await outcome.catch(() => undefined);
    };
  });
  // A lane takes the next page as soon as it has left one: some pages take a hundred times as long as others.
  const rest = visits.values();
  const ends = Array.from({ length: lanes }, async () => {
    for (const visitNext of rest) await visitNext();
  });
  return {
    outcomeOf: (name) => outcomes.get(name) ?? Promise.reject(new Error(`nobody went to ${name}`)),
    async settle() {
      await Promise.all(ends);
      outcomes.clear();
      const same = async () => JSON.stringify(await worker.openResources()) === JSON.stringify(before.openResources);
      await waitFor(same).catch(() => undefined); // the caller compares and shows the difference
      return { before, after: await look() };
    },
    stop: () => worker.stop(),
  };
}
