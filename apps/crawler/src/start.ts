import { readAnalysis, recordCrawlProgress, saveAssets, saveCrawl } from '@brandprint/database';
import {
  createEgressPolicy,
  createFetch,
  type OnRefused,
  parseEgressAllow,
  type RequestContext,
  startForwardProxy,
} from '@brandprint/egress';
import type { HostThrottle } from '@brandprint/limits';
import { countStoredAssets, type Metrics } from '@brandprint/operations';
import { type Pipeline, type StageHandler, startStageWorker } from '@brandprint/pipeline';
import { FinalError, Lifecycle, type Stoppable } from '@brandprint/platform';
import type { Consumer } from '@brandprint/queue';
import { findFaviconUrl } from '@brandprint/sections/favicon';
import { type AssetStore, createAssetWriter, saveEvidence } from '@brandprint/storage';
import sharp from 'sharp';
import { createBrowserPool } from './browser/browser-pool.ts';
import { createCrawler } from './crawler.ts';
import { createFirstLooks } from './first-look.ts';
import { type PrintSettings, startBookPrinter } from './print/start-book-printer.ts';
import { createUserAgent, withBrowserVersion } from './user-agent.ts';

export interface CrawlerDeps {
  pipeline: Pipeline;
  store: AssetStore;
  hostThrottle: HostThrottle;
  /** Number of concurrent crawls. */
  concurrency: number;
  /** Timeout of a page; 30 s by default. */
  pageMs?: number | undefined;
  /** How brand books are printed; by default one at a time. */
  prints?: PrintSettings | undefined;
  /** EGRESS_ALLOW: comma-separated host:port that may be private. */
  egressAllow: string;
  /** Whether robots.txt is ignored for a URL, because the operator owns its host; by default never. */
  ignoresRobots?: (url: string) => boolean;
  /** Path of the browser; by default an installed one is looked for. */
  executable: string | undefined;
  env: NodeJS.ProcessEnv;
  /** URL in the user agent, where site owners can read about the crawler. */
  aboutUrl: string | undefined;
  /** Grace time for running crawls at a stop, before they are released; 0 by default. */
  graceMs?: number;
  /** Called for every connection that egress refused or that failed. */
  onRefused?: OnRefused;
  /** Counts crawls. */
  metrics?: Metrics | undefined;
}

const DEFAULT_PRINTS: PrintSettings = { concurrency: 1, timeoutMs: 60_000 };

/**
 * Crawls sites to evidence, one per job, and prints brand books. The only app with a browser. Throws UserError if the browser does not start.
 */
export async function startCrawler(deps: CrawlerDeps): Promise<Stoppable> {
  const { pipeline, hostThrottle, concurrency } = deps;
  const { logger } = pipeline;
  const { database } = pipeline;
  // Sites are crawled concurrently already, and no image is opened twice.
  sharp.concurrency(1);
  sharp.cache(false);

  const lifecycle = new Lifecycle(logger);
  const userAgent = createUserAgent(deps.aboutUrl);
  const policy = createEgressPolicy({ allow: parseEgressAllow(deps.egressAllow) });
  const { metrics } = deps;
  const store = metrics ? countStoredAssets(deps.store, metrics) : deps.store;
  const onRefused: OnRefused = (refusal) => {
    deps.onRefused?.(refusal);
    metrics?.add('brandprint_egress_refused_total', { channel: refusal.channel, reason: refusal.reason });
  };
  const startProxy = async (requestContext: RequestContext) => {
    const proxy = await startForwardProxy({ policy, logger, onRefused, requestContext });
    const stop = async () => {
      await proxy.stop();
      metrics?.add('brandprint_crawl_bytes_total', {}, proxy.stats().bytes);
    };
    return { ...proxy, stop };
  };

  // Each crawl has its own proxy; this one is for the browser's other requests.
  const proxy = lifecycle.add('proxy', await startProxy({ path: 'browser' }), (it) => it.stop());
  const { executable, env, ignoresRobots } = deps;
  const browser = lifecycle.add(
    'browser',
    createBrowserPool({
      proxyUrl: proxy.url,
      executable,
      env,
      userAgent,
      logger,
      onStart: () => metrics?.add('brandprint_browser_starts_total', {}),
      onEnd: (reason) => metrics?.add('brandprint_browser_ends_total', { reason }),
    }),
    (it) => it.stop(),
  );
  // A browser that cannot start is noticed before a crawl fails because of it.
  const version = await browser.version().catch(async (error) => {
    await lifecycle.stop();
    throw error;
  });
  const { tracer } = pipeline;
  const fetch = createFetch({ policy, userAgent: withBrowserVersion(userAgent, version), logger, onRefused, tracer });
  const crawler = createCrawler({
    browser,
    policy,
    fetch,
    hostThrottle,
    logger,
    startProxy,
    onRefused,
    tracer,
    ignoresRobots,
    pageMs: deps.pageMs,
    keepsSpareWindow: true,
  });

  const crawlSite: StageHandler = async (claim, signal) => {
    const { analysisId, fence } = claim;
    const analysis = await readAnalysis(database, analysisId);
    if (!analysis)
      throw new FinalError('Something went wrong on our side.', { detail: 'the analysis no longer exists' });
    const { brandId, sourceUrl, maxPages } = analysis;
    const writer = createAssetWriter(store, { brandId, analysisId, stage: 'crawl', fence });
    const firstLooks = createFirstLooks({ pipeline, store }, { claim, brandId });
    let progressRecorded = Promise.resolve();
    // A page whose files could not be stored must not look like one without files, nor an outage of the store like one
    // of the site.
    const saveErrors: unknown[] = [];
    const crawl = crawler.crawl({
      url: sourceUrl,
      maxPages,
      signal,
      requestContext: { analysis: analysisId, brand: brandId },
      saveAsset: (file) =>
        writer.save(file).catch((error) => {
          saveErrors.push(error);
          throw error;
        }),
      onFirstView: firstLooks.request,
      onProgress: ({ pagesDone, pagesFound }) => {
        metrics?.add('brandprint_crawl_pages_total', {});
        const pages = { done: pagesDone, found: pagesFound };
        progressRecorded = progressRecorded
          .then(() => recordCrawlProgress(pipeline.database, claim, pages))
          .catch((error) => {
            logger.warn('could not record the crawl progress', { analysis: analysisId, error });
          });
      },
    });
    try {
      const evidence = await crawl.catch((error) => {
        throw saveErrors[0] ?? error;
      });
      if (saveErrors.length > 0) throw saveErrors[0];
      const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence }, evidence);
      return async (tx) => {
        await saveAssets(tx, analysisId, writer.records);
        await saveCrawl(tx, analysisId, {
          evidenceKey,
          faviconUrl: findFaviconUrl(evidence),
          pages: evidence.pages.length,
          notes: evidence.notes,
        });
      };
    } finally {
      // Nothing of this crawl is written after it has ended.
      await Promise.all([firstLooks.end(), progressRecorded]);
    }
  };

  // Both stop at the same time, so that it takes one grace time.
  const consumers: Consumer[] = [];
  lifecycle.add('consumers', consumers, (all) => Promise.all(all.map((it) => it.stop(deps.graceMs))));
  consumers.push(await startStageWorker(pipeline, 'crawl', { concurrency }, crawlSite));
  consumers.push(await startBookPrinter({ pipeline, store, browser, metrics }, deps.prints ?? DEFAULT_PRINTS));
  return lifecycle;
}
