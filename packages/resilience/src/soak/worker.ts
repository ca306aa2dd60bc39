import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { serveTasks } from '@brandprint/harness/child/serve';
import { startCrawlerEnvironment, UNTHROTTLED } from '@brandprint/harness/crawler-environment';
import { canSeeProcesses } from '@brandprint/harness/processes';
import { createLogger, FinalError, RetryableError } from '@brandprint/platform';
import type { SoakSite } from './sites.ts';

export interface SoakTaskResult {
  /** Null if the crawl failed. */
  pages: number | null;
  usage: ResourceUsage;
}

/** The resources of the process between two crawls; NaN where the system does not report them. */
export interface ResourceUsage {
  /** Bytes of the JavaScript heap after garbage collection, and of the process. */
  heap: number;
  rss: number;
  openFiles: number;
  /** Timers, sockets and whatever else keeps the process alive. */
  handles: number;
  listeners: number;
  contexts: number;
  targets: number;
}

await serveTasks<SoakSite, SoakTaskResult>(async () => {
  const logger = createLogger({ level: 'silent', service: 'bench' });
  const { browser, newCrawler, stop } = await startCrawlerEnvironment({ hosts: process.env['HOSTS'] ?? '', logger });
  const crawler = newCrawler(UNTHROTTLED);
  return {
    async run(site) {
      const pages = await crawl(site);
      return { pages, usage: await measureUsage() };
    },
    stop,
  };

  async function crawl({ url, maxPages, abandon }: SoakSite): Promise<number | null> {
    const controller = new AbortController();
    try {
      const evidence = await crawler.crawl({
        url,
        maxPages,
        signal: controller.signal,
        saveAsset: async ({ body }) => {
          const key = createHash('sha256').update(body).digest('hex');
          return { key, assetPath: `/assets/${key}` };
        },
        onProgress: () => abandon && controller.abort(),
      });
      return evidence.pages.length;
    } catch (error) {
      if (controller.signal.aborted || error instanceof FinalError || error instanceof RetryableError) return null;
      throw error;
    }
  }

  /** Opens its own browser context, so browsers are recycled twice as often as by crawls alone. */
  function measureUsage(): Promise<ResourceUsage> {
    return browser.withBrowserContext(new AbortController().signal, async (context) => {
      const running = context.browser();
      global.gc?.();
      const { heapUsed, rss } = process.memoryUsage();
      return {
        heap: heapUsed,
        rss,
        openFiles: canSeeProcesses ? readdirSync('/proc/self/fd').length : Number.NaN,
        handles: process.getActiveResourcesInfo().length,
        listeners: process.eventNames().reduce((sum, event) => sum + process.listenerCount(event), 0),
        contexts: running.browserContexts().length,
        targets: running.targets().length,
      };
    });
  }
});
