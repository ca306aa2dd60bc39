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
import { findFaviconUrl } from '@brandprint/sections/favicon';
import { type AssetStore, createAssetWriter, saveEvidence } from '@brandprint/storage';
import sharp from 'sharp';
import { createBrowserPool } from './browser/browser-pool.ts';
import { createCrawler } from './crawler.ts';
import { createUserAgent, withBrowserVersion } from './user-agent.ts';

export interface CrawlerDeps {
  pipeline: Pipeline;
  store: AssetStore;
  hostThrottle: HostThrottle;
  /** Sites side by side. */
  concurrency: number;
  /** EGRESS_ALLOW: comma-separated host:port that may be private. */
  egressAllow: string;
  /** Whether robots.txt is not applied to a URL, as its host is the operator's own; applied to all unless given. */
  ignoresRobots?: (url: string) => boolean;
  /** Path of the browser; without one it is looked for. */
  executable: string | undefined;
  env: NodeJS.ProcessEnv;
  /** Named in the user agent: where a site's owner reads about the crawler. */
  aboutUrl: string | undefined;
  /** How long crawls that run may take to end when it stops, before they are handed back; 0 unless told. */
  graceMs?: number;
  /** Told of every connection that egress refused or could not make. */
  onRefused?: OnRefused;
  /** Where crawls are counted. */
  metrics?: Metrics | undefined;
}

/** Crawls sites to evidence, one a job. The only app with a browser. Throws UserError if that does not start. */
export async function startCrawler(deps: CrawlerDeps): Promise<Stoppable> {
  const { pipeline, hostThrottle, concurrency } = deps;
  const { logger } = pipeline;
  const { database } = pipeline;
  // Sites are read side by side already, and no picture is opened twice.
  sharp.concurrency(1);
  sharp.cache(false);

  const lifecycle = new Lifecycle(logger);
  const userAgent = createUserAgent(deps.aboutUrl);
  const policy = createEgressPolicy({ allow: parseEgressAllow(deps.egressAllow) });
  const { metrics } = deps;
  const store = metrics ? countStoredAssets(deps.store, metrics) : deps.store;
  const onRefused: OnRefused = (refusal) => {
    deps.onRefused?.(refusal);
    metrics?.add('brandprint_egress_refused_total', { door: refusal.channel, reason: refusal.reason });
  };
  const startProxy = async (requestContext: RequestContext) => {
    const proxy = await startForwardProxy({ policy, logger, onRefused, requestContext });
    const stop = async () => {
      await proxy.stop();
      metrics?.add('brandprint_crawl_bytes_total', {}, proxy.stats().bytes);
    };
    return { ...proxy, stop };
  };

  // Each crawl has a door of its own; this one is for what the browser does beside them.
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
  // One that cannot start is known before anybody's crawl fails of it.
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
  });

  const crawlSite: StageHandler = async (claim, signal) => {
    const { analysisId, fence } = claim;
    const analysis = await readAnalysis(database, analysisId);
    if (!analysis)
      throw new FinalError('Something went wrong on our side.', { detail: 'the analysis no longer exists' });
    const { brandId, sourceUrl, maxPages } = analysis;
    const writer = createAssetWriter(store, { brandId, analysisId, stage: 'crawl', fence });
    let progressRecorded = Promise.resolve();
    // A page whose files could not be kept must not pass for one that has none, nor the store's trouble for the site's.
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
    const evidence = await crawl.catch((error) => {
      throw saveErrors[0] ?? error;
    });
    if (saveErrors.length > 0) throw saveErrors[0];
    const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence }, evidence);
    await progressRecorded;
    return async (tx) => {
      await saveAssets(tx, analysisId, writer.records);
      await saveCrawl(tx, analysisId, {
        evidenceKey,
        faviconUrl: findFaviconUrl(evidence),
        pages: evidence.pages.length,
        notes: evidence.notes,
      });
    };
  };

  const consumer = await startStageWorker(pipeline, 'crawl', { concurrency }, crawlSite);
  lifecycle.add('consumer', consumer, (it) => it.stop(deps.graceMs));
  return lifecycle;
}
