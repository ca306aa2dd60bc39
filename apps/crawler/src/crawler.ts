import { EVIDENCE_VERSION, type Evidence, type PageEvidence, type PageKind } from '@brandprint/contracts';
import {
  type About,
  type EgressPolicy,
  type ForwardProxy,
  judgeAddress,
  type OnRefused,
  onErrand,
  type PinnedFetch,
  probeAddress,
  screenAddress,
  startForwardProxy,
} from '@brandprint/egress';
import type { Pacer } from '@brandprint/limits';
import { FinalError, type Logger, RetryableError, type Tracer } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import { AssetCollector, type SaveAsset } from './assets.ts';
import type { BrowserPool } from './browser/pool.ts';
import { REASONS } from './failures.ts';
import { type Candidate, Frontier } from './links/frontier.ts';
import { canonicalOf, isSamePage, variantsOf } from './links/same-page.ts';
import { readManifest } from './manifest.ts';
import { allowFirstPage, allowInnerPage, type RobotsOf } from './robots/admission.ts';
import { ignoringRobots } from './robots/ignoring.ts';
import { createRobots } from './robots/index.ts';
import { createSitemaps } from './sitemap/index.ts';
import { createVisitInTurn } from './visit/in-turn.ts';
import type { Visit } from './visit/tab.ts';

export interface CrawlRequest {
  url: string;
  /** 1 to 50 */
  maxPages: number;
  signal: AbortSignal;
  /** Whose crawl it is, for the log and whoever counts what is refused. */
  about?: About;
  saveAsset: SaveAsset;
  onProgress(progress: { pagesDone: number; pagesFound: number; url: string }): void;
}

export interface Crawler {
  /** Throws FinalError or RetryableError when the first page cannot be had, or the signal's reason. */
  crawl(request: CrawlRequest): Promise<Evidence>;
}

/** Pages visited at one time. */
const LANES = 3;
/** After so long no further page is begun: what was read by then is worth more than nothing at the stage's deadline. */
const LAST_START_MS = 150_000;
/** How long the first page waits for its turn at a site that others read too. */
const FIRST_TURN_MS = 60_000;
/** How long the sitemap is waited for once the first page is read. */
const HINTS_MS = 1_000;
const MAX_NOTES = 30;

export interface CrawlerParts {
  browser: BrowserPool;
  policy: EgressPolicy;
  fetch: PinnedFetch;
  pacer: Pacer;
  logger: Logger;
  /** Most that one page may take; 30 s unless told. */
  pageMs?: number;
  /** Opens the browser's way out for one crawl; a forward proxy that asks `policy` unless told. */
  startProxy?: (about: About) => Promise<ForwardProxy>;
  /** Told of addresses that are refused as they stand. */
  onRefused?: OnRefused | undefined;
  tracer?: Tracer | undefined;
  /** Whether robots.txt is not applied to a URL; applied to all unless given. */
  ignoresRobots?: ((url: string) => boolean) | undefined;
}

export function createCrawler({ browser, policy, fetch, pacer, logger, ...rest }: CrawlerParts): Crawler {
  const { pageMs = 30_000, onRefused, ignoresRobots = () => false } = rest;
  const { startProxy = (about: About) => startForwardProxy({ policy, logger, onRefused, about }) } = rest;
  const visitInTurn = createVisitInTurn(pacer, pageMs, rest.tracer);
  const robots = createRobots(fetch);
  const sitemaps = createSitemaps(fetch, robots);

  async function crawl(given: CrawlRequest): Promise<Evidence> {
    const about = given.about ?? {};
    screenAddress({ policy, logger, onRefused }, given.url, { ...about, path: 'submitted' });
    // A door of its own: no site can use up the bytes and connections of another, and all of it ends with the crawl.
    const proxy = await startProxy({ ...about, path: 'page' });
    const signal = AbortSignal.any([given.signal, proxy.closed]);
    const request = { ...given, signal };
    const robotsOf = ignoringRobots({
      ignoresRobots,
      robotsOf: (url) => robots(url, signal, about),
      probe: (url) => probeAddress({ policy, logger, onRefused }, url, { signal, about: { ...about, path: 'page' } }),
      onIgnored: (host) =>
        logger.info('robots.txt is not applied, by ROBOTS_IGNORE_HOSTS or EGRESS_ALLOW', { ...about, host }),
    });
    // Asked while a context opens.
    const allowed = allowFirstPage(request.url, robotsOf);
    allowed.catch(() => undefined);
    try {
      return await browser.withContext(signal, (context) => crawlIn(context, request, robotsOf, allowed), proxy.url);
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
    robotsOf: RobotsOf,
    allowed: Promise<void>,
  ): Promise<Evidence> {
    const { url, maxPages, signal, onProgress } = request;
    const assets = new AssetCollector(request.saveAsset);
    const about = request.about ?? {};
    const files = onErrand(fetch, { ...about, path: 'asset' });
    const admit = (page: string): Promise<void> => allowFirstPage(page, robotsOf);
    const judge = (page: string) => judgeAddress({ policy, logger, onRefused }, page, { ...about, path: 'page' });
    const visit: Visit = { context, fetch: files, assets, logger, signal, pageMs, admit, judge };
    await allowed;
    const started = performance.now();
    const hints = maxPages > 1 ? sitemaps(url, signal, about) : Promise.resolve([]);
    hints.catch(() => undefined); // nobody may be there to hear of it
    const home = await visitInTurn({ ...visit, otherViews: true }, url, 'other', robotsOf, FIRST_TURN_MS);
    const inner: Visit = { ...visit, site: home.finalUrl, admit: (page) => allowInnerPage(page, robotsOf) };
    const pages: PageEvidence[] = [];
    const notes: string[] = home.remark ? [home.remark] : [];
    const frontier = new Frontier(home.finalUrl, home.lang);
    frontier.markVisited(url);
    learn(frontier, home);
    frontier.hint(await soon(hints, HINTS_MS));
    const report = (page: PageEvidence): void => {
      pages.push(page);
      onProgress({
        pagesDone: pages.length,
        pagesFound: Math.min(maxPages, pages.length + frontier.size),
        url: page.url,
      });
    };
    report(home);
    const manifest = readManifest(home, files, assets, signal);

    // Results are taken in the order of their start, so that the same site gives the same pages however fast each answers.
    const running: { url: string; result: Promise<PageEvidence | string> }[] = [];
    const begin = ({ url, kind }: Candidate): void => {
      const result = visitInner(url, kind);
      result.catch(() => undefined); // heard of when its turn comes, or never once another one has failed
      running.push({ url, result });
    };
    let tried = 0;
    for (;;) {
      const late = performance.now() - started > LAST_START_MS;
      while (!late && tried < 2 * maxPages && running.length < Math.min(LANES, maxPages - pages.length)) {
        const candidate = frontier.next();
        if (!candidate) break;
        tried += 1;
        begin(candidate);
      }
      const next = running.shift();
      if (!next) {
        if (late && frontier.size > 0) notes.push(`The site is slow: only ${pages.length} of its pages were read.`);
        break;
      }
      const result = await next.result;
      if (typeof result === 'string') {
        if (notes.length < MAX_NOTES) notes.push(`${next.url}: ${result}`);
        continue;
      }
      const isNew = frontier.arrive(result.url, result.finalUrl) && !pages.some((page) => isSamePage(result, page));
      learn(frontier, result);
      if (isNew) report(result);
    }

    /** The page, or why there is none: one page less does not fail a crawl. */
    async function visitInner(url: string, kind: PageKind): Promise<PageEvidence | string> {
      try {
        if (!(await robotsOf(url)).allows(url)) {
          tried -= 1; // it cost the site nothing
          return REASONS.robotsPage;
        }
        const patienceMs = started + LAST_START_MS - performance.now();
        return await visitInTurn(inner, url, kind, robotsOf, patienceMs);
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
      finalUrl: home.finalUrl,
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
function learn(frontier: Frontier, page: PageEvidence): void {
  const canonical = canonicalOf(page);
  if (canonical) frontier.markVisited(canonical);
  frontier.addVariants(variantsOf(page));
  frontier.add(page.links);
}

/** What was found within `ms`; nothing if it takes longer or fails. */
async function soon<T>(found: Promise<readonly T[]>, ms: number): Promise<readonly T[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T[]>((resolve) => {
    timer = setTimeout(resolve, ms, []);
  });
  return Promise.race([found.catch(() => []), late]).finally(() => clearTimeout(timer));
}
