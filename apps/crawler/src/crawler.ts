import { EVIDENCE_VERSION, type Evidence, type PageEvidence, type PageKind } from '@brandprint/contracts';
import {
  checkUrlAndReport,
  type EgressPolicy,
  type ForwardProxy,
  type OnRefused,
  type PinnedFetch,
  probeAddress,
  type RequestContext,
  resolveAllowedAddress,
  startForwardProxy,
  withContext,
} from '@brandprint/egress';
import type { HostThrottle } from '@brandprint/limits';
import { FinalError, type Logger, RetryableError, type Tracer, withTimeoutFallback } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import { AssetCollector } from './asset-collector.ts';
import type { BrowserPool } from './browser/browser-pool.ts';
import { REASONS } from './crawl-failures.ts';
import type { Crawler, CrawlRequest } from './crawl-request.ts';
import { type Candidate, Frontier } from './links/frontier.ts';
import { recordLinks } from './links/record-links.ts';
import { isSamePage } from './links/same-page.ts';
import { readManifest } from './manifest.ts';
import { assertFirstPageAllowed, assertInnerPageAllowed, type GetRobotsRules } from './robots/assert-allowed.ts';
import { ignoringRobots } from './robots/ignoring.ts';
import { createRobotsCache } from './robots/index.ts';
import { createSitemapCache } from './sitemap/index.ts';
import type { VisitOptions } from './visit/page-visit.ts';
import { createSpareWindows, type SpareWindow } from './visit/spare-window.ts';
import { createThrottledVisit } from './visit/throttled-visit.ts';

/** Maximum number of pages visited at the same time. */
const MAX_CONCURRENT_PAGES = 3;
/** After this no more pages are started: a partial result is worth more than none at the stage's deadline. */
const LAST_PAGE_START_MS = 150_000;
/** How long the first page waits for a permit at a site that other crawls read too. */
const FIRST_PERMIT_TIMEOUT_MS = 60_000;
/** How long to wait for the sitemap after the first page was read. */
const SITEMAP_WAIT_MS = 1_000;
const MAX_NOTES = 30;

export interface CrawlerOptions {
  browser: BrowserPool;
  policy: EgressPolicy;
  fetch: PinnedFetch;
  hostThrottle: HostThrottle;
  logger: Logger;
  /** Timeout of a page; 30 s by default. */
  pageMs?: number | undefined;
  /** Starts the forward proxy of the browser for one crawl; by default one that applies `policy`. */
  startProxy?: (requestContext: RequestContext) => Promise<ForwardProxy>;
  /** Called for each URL that is refused before any connection. */
  onRefused?: OnRefused | undefined;
  tracer?: Tracer | undefined;
  /** Whether a window is kept open for the next crawl; by default not. */
  keepsSpareWindow?: boolean | undefined;
  /** Whether robots.txt is ignored for a URL; by default never. */
  ignoresRobots?: ((url: string) => boolean) | undefined;
}

export function createCrawler({ browser, policy, fetch, hostThrottle, logger, ...rest }: CrawlerOptions): Crawler {
  const { pageMs = 30_000, onRefused, ignoresRobots = () => false } = rest;
  const {
    startProxy = (requestContext: RequestContext) => startForwardProxy({ policy, logger, onRefused, requestContext }),
  } = rest;
  const visitThrottled = createThrottledVisit(hostThrottle, pageMs, rest.tracer);
  const spares = rest.keepsSpareWindow ? createSpareWindows({ browser, startProxy, logger }) : undefined;
  spares?.prepare();
  const robots = createRobotsCache(fetch);
  const sitemaps = createSitemapCache(fetch, robots);

  async function crawl(request: CrawlRequest): Promise<Evidence> {
    const requestContext = request.requestContext ?? {};
    checkUrlAndReport({ policy, logger, onRefused }, request.url, { ...requestContext, path: 'submitted' });
    const pageContext: RequestContext = { ...requestContext, path: 'page' };
    const spare = spares?.take(pageContext);
    try {
      return await crawlWith(request, pageContext, spare);
    } finally {
      spares?.release();
    }
  }

  async function crawlWith(
    unboundRequest: CrawlRequest,
    pageContext: RequestContext,
    spare: SpareWindow | undefined,
  ): Promise<Evidence> {
    const requestContext = unboundRequest.requestContext ?? {};
    // Its own proxy, so that no site can use up the bytes and connections of another, and all of them close with the
    // crawl.
    const proxy = spare?.proxy ?? (await startProxy(pageContext));
    const signal = AbortSignal.any([unboundRequest.signal, proxy.closed]);
    const request = { ...unboundRequest, signal };
    const robotsOf = ignoringRobots({
      ignoresRobots,
      robotsOf: (url) => robots(url, signal, requestContext),
      probe: (url) =>
        probeAddress({ policy, logger, onRefused }, url, {
          signal,
          requestContext: pageContext,
        }),
      onIgnored: (host) =>
        logger.info('robots.txt is not applied, by ROBOTS_IGNORE_HOSTS or EGRESS_ALLOW', { ...requestContext, host }),
    });
    // Fetched while a context opens.
    const allowed = assertFirstPageAllowed(request.url, robotsOf);
    allowed.catch(() => undefined);
    const run = (context: BrowserContext) => crawlIn(context, request, robotsOf, allowed, spare?.takeWindow);
    try {
      return await (spare ? spare.context.use(signal, run) : browser.withBrowserContext(signal, run, proxy.url));
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
    takeWindow: VisitOptions['takeWindow'],
  ): Promise<Evidence> {
    const { url, maxPages, signal, onProgress } = request;
    const assets = new AssetCollector(request.saveAsset);
    const version = await browser.version();
    const evidenceOf = (home: PageEvidence, rest: Pick<Evidence, 'pages' | 'manifest' | 'notes'>): Evidence => ({
      version: EVIDENCE_VERSION,
      sourceUrl: url,
      finalUrl: home.finalUrl,
      crawledAt: new Date().toISOString(),
      browser: version,
      assets: assets.stored.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
      ...rest,
    });
    const requestContext = request.requestContext ?? {};
    const fetchAsset = withContext(fetch, { ...requestContext, path: 'asset' });
    const assertAllowed = (page: string): Promise<void> => assertFirstPageAllowed(page, robotsOf);
    const assertAddressAllowed = (page: string) =>
      resolveAllowedAddress({ policy, logger, onRefused }, page, { ...requestContext, path: 'page' });
    const visit: VisitOptions = {
      context,
      fetch: fetchAsset,
      assets,
      logger,
      signal,
      pageMs,
      assertAllowed,
      assertAddressAllowed,
    };
    await allowed;
    const started = performance.now();
    const sitemapPages = maxPages > 1 ? sitemaps(url, signal, requestContext) : Promise.resolve([]);
    const foundPages = sitemapPages.catch(() => []); // a crawl goes on without
    const firstPage = await visitThrottled(
      {
        ...visit,
        otherViews: true,
        ...(takeWindow && { takeWindow }),
        onFirstView: (page) => request.onFirstView?.(evidenceOf(page, { pages: [page], manifest: null, notes: [] })),
      },
      url,
      // Whatever its path: it is the page that the site is judged by.
      'home',
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

    // Results are taken in start order, so that a site always gives the same pages, however fast each responds.
    const running: { url: string; result: Promise<PageEvidence | string> }[] = [];
    const startVisit = ({ url, kind }: Candidate): void => {
      const result = visitInner(url, kind);
      result.catch(() => undefined); // awaited in order, or never if another one failed
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

    /** The page, or the reason why it could not be read: a missing page does not fail a crawl. */
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

    return evidenceOf(firstPage, { pages, manifest: await manifest, notes });
  }

  return { crawl };
}
