import { EVIDENCE_VERSION, type Evidence, type PageEvidence } from '@brandprint/contracts';
import { EgressFailed, type PinnedFetch } from '@brandprint/egress';
import { FinalError, type Logger, RetryableError } from '@brandprint/platform';
import type { BrowserContext } from 'puppeteer';
import { AssetCollector, type SaveAsset } from './assets.ts';
import type { BrowserPool } from './browser/pool.ts';
import { REASONS } from './failures.ts';
import { type Candidate, Frontier } from './links/frontier.ts';
import { readManifest } from './manifest.ts';
import { createRobotsOfSite } from './robots.ts';
import { type Visit, visitPage } from './visit/visit-page.ts';

export interface CrawlRequest {
  url: string;
  /** 1 to 50 */
  maxPages: number;
  signal: AbortSignal;
  saveAsset: SaveAsset;
  onProgress(progress: { pagesDone: number; pagesFound: number; url: string }): void;
}

export interface Crawler {
  /** Throws FinalError or RetryableError when the first page cannot be had, or the signal's reason. */
  crawl(request: CrawlRequest): Promise<Evidence>;
}

/** Pages visited at one time. */
const LANES = 3;

export function createCrawler(deps: { browser: BrowserPool; fetch: PinnedFetch; logger: Logger }): Crawler {
  const { browser, fetch, logger } = deps;

  async function crawl(request: CrawlRequest): Promise<Evidence> {
    const { signal } = request;
    const robotsOf = createRobotsOfSite(fetch, signal);
    await allowFirstPage(request.url, robotsOf);
    try {
      return await browser.withContext(signal, (context) => crawlIn(context, request, robotsOf));
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof FinalError || error instanceof RetryableError) throw error;
      throw new RetryableError(REASONS.crashed, { detail: String(error), cause: error });
    }
  }

  async function crawlIn(context: BrowserContext, request: CrawlRequest, robotsOf: RobotsOf): Promise<Evidence> {
    const { url, maxPages, signal, onProgress } = request;
    const assets = new AssetCollector(request.saveAsset);
    const visit: Visit = { context, fetch, assets, logger, signal };
    const home = await visitPage(visit, url, 'other');
    const pages: PageEvidence[] = [];
    const notes: string[] = [];
    const frontier = new Frontier(home.finalUrl, home.lang);
    frontier.markVisited(url);
    frontier.add(home.links);
    let tried = 1;
    const report = (page: PageEvidence): void => {
      pages.push(page);
      onProgress({
        pagesDone: pages.length,
        pagesFound: Math.min(maxPages, pages.length + frontier.size),
        url: page.url,
      });
    };
    report(home);
    const manifest = readManifest(home, fetch, assets, signal);

    // In rounds, so that the same site gives the same pages however fast each of them answers.
    while (pages.length < maxPages && tried < 2 * maxPages + LANES) {
      const round = take(frontier, Math.min(LANES, maxPages - pages.length));
      if (round.length === 0) break;
      tried += round.length;
      const visited = await Promise.all(round.map((candidate) => visitInner(candidate)));
      for (const [index, result] of visited.entries()) {
        if (typeof result === 'string') notes.push(`${round[index]?.url}: ${result}`);
        else if (result.finalUrl === result.url || frontier.markVisited(result.finalUrl)) {
          frontier.add(result.links);
          report(result);
        }
      }
    }

    /** The page, or why there is none: one page less does not fail a crawl. */
    async function visitInner(candidate: Candidate): Promise<PageEvidence | string> {
      try {
        if (!(await robotsOf(candidate.url)).allows(candidate.url)) return 'robots.txt does not allow it';
        return await visitPage(visit, candidate.url, candidate.kind);
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

type RobotsOf = ReturnType<typeof createRobotsOfSite>;

/** Asking for the rules tells too whether the site can be reached at all. */
async function allowFirstPage(url: string, robotsOf: RobotsOf): Promise<void> {
  const robots = await robotsOf(url).catch((error: unknown) => {
    // A name that does not exist or a closed port will not be better in a minute.
    if (error instanceof EgressFailed && ['dns_failure', 'refused'].includes(error.reason)) {
      throw new FinalError(error.publicReason, { detail: error.message, cause: error });
    }
    throw error;
  });
  if (!robots.allows(url)) throw new FinalError(REASONS.robots);
}

function take(frontier: Frontier, count: number): Candidate[] {
  const taken: Candidate[] = [];
  for (let next = frontier.next(); next; next = taken.length < count ? frontier.next() : null) {
    taken.push(next);
    if (taken.length === count) break;
  }
  return taken;
}
