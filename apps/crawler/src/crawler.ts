import { EVIDENCE_VERSION, type Evidence, type PageEvidence, type PageKind } from '@brandprint/contracts';
import {
  checkUrlAndReport,
  type EgressPolicy,
  type ForwardProxy,
  judgeAddress,
  type OnRefused,
  type PinnedFetch,
  probeAddress,
  type RequestContext,
  startForwardProxy,
  withContext,
} from '@brandprint/egress';
import type { HostThrottle } from '@brandprint/limits';
import { FinalError, type Logger, RetryableError, type Tracer, withTimeoutFallback } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import { AssetCollector, type SaveAsset } from './asset-collector.ts';
import type { BrowserPool } from './browser/browser-pool.ts';
import { REASONS } from './crawl-failures.ts';
import { type Candidate, Frontier } from './links/frontier.ts';
import { canonicalOf, isSamePage, variantsOf } from './links/same-page.ts';
import { readManifest } from './manifest.ts';
import { assertFirstPageAllowed, assertInnerPageAllowed, type GetRobotsRules } from './robots/assert-allowed.ts';
import { ignoringRobots } from './robots/ignoring.ts';
import { createRobotsCache } from './robots/index.ts';
import { createSitemapCache } from './sitemap/index.ts';
import type { VisitOptions } from './visit/page-visit.ts';
import { createThrottledVisit } from './visit/throttled-visit.ts';

export interface CrawlRequest {
  url: string;
  /** 1 to 50 */
  maxPages: number;
  signal: AbortSignal;
  /** Whose crawl it is, for the log and whoever counts what is refused. */
  requestContext?: RequestContext;
  saveAsset: SaveAsset;
  onProgress(progress: { pagesDone: number; pagesFound: number; url: string }): void;
}

export interface Crawler {
  /** Throws FinalError or RetryableError when the first page cannot be had, or the signal's reason. */
  crawl(request: CrawlRequest): Promise<Evidence>;
}

/** Pages visited at one time. */
const MAX_CONCURRENT_PAGES = 3;
/** After so long no further page is begun: what was read by then is worth more than nothing at the stage's deadline. */
const LAST_PAGE_START_MS = 150_000;
/** How long the first page waits for its turn at a site that others read too. */
const FIRST_PERMIT_TIMEOUT_MS = 60_000;
/** How long the sitemap is waited for once the first page is read. */
const SITEMAP_WAIT_MS = 1_000;
const MAX_NOTES = 30;

export interface CrawlerOptions {
  browser: BrowserPool;
  policy: EgressPolicy;
  fetch: PinnedFetch;
  hostThrottle: HostThrottle;
  logger: Logger;
  /** Most that one page may take; 30 s unless told. */
  pageMs?: number;
  /** Opens the browser's way out for one crawl; a forward proxy that asks `policy` unless told. */
  startProxy?: (requestContext: RequestContext) => Promise<ForwardProxy>;
  /** Told of addresses that are refused as they stand. */
  onRefused?: OnRefused | undefined;
  tracer?: Tracer | undefined;
  /** Whether robots.txt is not applied to a URL; applied to all unless given. */
  ignoresRobots?: ((url: string) => boolean) | undefined;
}

export function createCrawler({ browser, policy, fetch, hostThrottle, logger, ...rest }: CrawlerOptions): Crawler {
  const { pageMs = 30_000, onRefused, ignoresRobots = () => false } = rest;
  const {
    startProxy = (requestContext: RequestContext) => startForwardProxy({ policy, logger, onRefused, requestContext }),
  } = rest;
  const visitThrottled = createThrottledVisit(hostThrottle, pageMs, rest.tracer);
  const robots = createRobotsCache(fetch);
  const sitemaps = createSitemapCache(fetch, robots);

  async function crawl(unboundRequest: CrawlRequest): Promise<Evidence> {
    const requestContext = unboundRequest.requestContext ?? {};
    checkUrlAndReport({ policy, logger, onRefused }, unboundRequest.url, { ...requestContext, path: 'submitted' });
    // A door of its own: no site can use up the bytes and connections of another, and all of it ends with the crawl.
    const proxy = await startProxy({ ...requestContext, path: 'page' });
    const signal = AbortSignal.any([unboundRequest.signal, proxy.closed]);
    const request = { ...unboundRequest, signal };
    const robotsOf = ignoringRobots({
      ignoresRobots,
      robotsOf: (url) => robots(url, signal, requestContext),
      probe: (url) =>
        probeAddress({ policy, logger, onRefused }, url, {
          signal,
          requestContext: { ...requestContext, path: 'page' },
        }),
      onIgnored: (host) =>
        logger.info('robots.txt is not applied, by ROBOTS_IGNORE_HOSTS or EGRESS_ALLOW', { ...requestContext, host }),
    });
    // Asked while a context opens.
    const allowed = assertFirstPageAllowed(request.url, robotsOf);
    allowed.catch(() => undefined);
    try {
      return await browser.withBrowserContext(
        signal,
        (context) => crawlIn(context, request, robotsOf, allowed),
        proxy.url,
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FinalError || error instanceof RetryableError) throw error;
      throw new RetryableError(REASONS.crashed, { detail: String(error), cause: error });
    } finally {
      await proxy.stop();
    }
  }

  async function crawlIn(
    context: BrowserContext,
    request: CrawlRequest,
    robotsOf: GetRobotsRules,
    allowed: Promise<void>,
  ): Promise<Evidence> {
    const { url, maxPages, signal, onProgress } = request;
    const assets = new AssetCollector(request.saveAsset);
    const requestContext = request.requestContext ?? {};
    const fetchAsset = withContext(fetch, { ...requestContext, path: 'asset' });
    const assertAllowed = (page: string): Promise<void> => assertFirstPageAllowed(page, robotsOf);
    const judge = (page: string) =>
      judgeAddress({ policy, logger, onRefused }, page, { ...requestContext, path: 'page' });
    const visit: VisitOptions = { context, fetch: fetchAsset, assets, logger, signal, pageMs, assertAllowed, judge };
    await allowed;
    const started = performance.now();
    const sitemapPages = maxPages > 1 ? sitemaps(url, signal, requestContext) : Promise.resolve([]);
    const foundPages = sitemapPages.catch(() => []); // a crawl goes on without
    const firstPage = await visitThrottled(
      { ...visit, otherViews: true },
      url,
      'other',
      robotsOf,
      FIRST_PERMIT_TIMEOUT_MS,
    );
    const innerVisit: VisitOptions = {
      ...visit,
      site: firstPage.finalUrl,
      assertAllowed: (page) => assertInnerPageAllowed(page, robotsOf),
    };
    const pages: PageEvidence[] = [];
    const notes: string[] = firstPage.remark ? [firstPage.remark] : [];
    const frontier = new Frontier(firstPage.finalUrl, firstPage.lang);
    frontier.markVisited(url);
    recordLinks(frontier, firstPage);
    frontier.addFromSitemap(await withTimeoutFallback(SITEMAP_WAIT_MS, foundPages, []));
    const report = (page: PageEvidence): void => {
      pages.push(page);
      onProgress({
        pagesDone: pages.length,
        pagesFound: Math.min(maxPages, pages.length + frontier.size),
        url: page.url,
      });
    };
    report(firstPage);
    const manifest = readManifest(firstPage, fetchAsset, assets, signal);

    // Results are taken in the order of their start, so that the same site gives the same pages however fast each answers.
    const running: { url: string; result: Promise<PageEvidence | string> }[] = [];
    const startVisit = ({ url, kind }: Candidate): void => {
      const result = visitInner(url, kind);
      result.catch(() => undefined); // heard of when its turn comes, or never once another one has failed
      running.push({ url, result });
    };
    let tried = 0;
    for (;;) {
      const outOfTime = performance.now() - started > LAST_PAGE_START_MS;
      while (
        !outOfTime &&
        tried < 2 * maxPages &&
        running.length < Math.min(MAX_CONCURRENT_PAGES, maxPages - pages.length)
      ) {
        const candidate = frontier.next();
        if (!candidate) break;
        tried += 1;
        startVisit(candidate);
      }
      const next = running.shift();
      if (!next) {
        if (outOfTime && frontier.size > 0)
          notes.push(`The site is slow: only ${pages.length} of its pages were read.`);
        break;
      }
      const result = await next.result;
      if (typeof result === 'string') {
        if (notes.length < MAX_NOTES) notes.push(`${next.url}: ${result}`);
        continue;
      }
      const isNew =
        frontier.markRedirected(result.url, result.finalUrl) && !pages.some((page) => isSamePage(result, page));
      recordLinks(frontier, result);
      if (isNew) report(result);
    }

    /** The page, or why there is none: one page less does not fail a crawl. */
    async function visitInner(url: string, kind: PageKind): Promise<PageEvidence | string> {
      try {
        if (!(await robotsOf(url)).allows(url)) {
          tried -= 1; // it cost the site nothing
          return REASONS.robotsPage;
        }
        const timeoutMs = started + LAST_PAGE_START_MS - performance.now();
        return await visitThrottled(innerVisit, url, kind, robotsOf, timeoutMs);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof FinalError || error instanceof RetryableError)) throw error;
        if (!context.browser().connected) throw error;
        return error.publicReason;
      }
    }

    return {
      version: EVIDENCE_VERSION,
      sourceUrl: url,
      finalUrl: firstPage.finalUrl,
      crawledAt: new Date().toISOString(),
      browser: await browser.version(),
      pages,
      manifest: await manifest,
      assets: assets.stored.sort((a, b) => (a.key < b.key ? -1 : 1)),
      notes,
    };
  }

  return { crawl };
}

/** What a page says of others. */
function recordLinks(frontier: Frontier, page: PageEvidence): void {
  const canonical = canonicalOf(page);
  if (canonical) frontier.markVisited(canonical);
  frontier.addVariants(variantsOf(page));
  frontier.add(page.links);
}
