import type { PageEvidence, PageKind } from '@brandprint/contracts';
import type { PinnedFetch } from '@brandprint/egress';
import type { Logger } from '@brandprint/platform';
import type { BrowserContext, Page } from 'puppeteer';
import type { AssetCollector } from '../asset-collector.ts';
import type { PageClient } from './page-client.ts';
import type { Stopwatch } from './page-timing.ts';
import type { TimeBudget } from './time-budget.ts';
import type { Traffic } from './traffic.ts';

/** What the visits of a crawl have in common. */
export interface VisitOptions {
  context: BrowserContext;
  fetch: PinnedFetch;
  assets: AssetCollector;
  logger: Logger;
  signal: AbortSignal;
  /** For all of a page: one that hangs costs no more. */
  pageMs: number;
  /** An address of the site that pages must belong to, wherever they redirect; any site unless told. */
  site?: string;
  /** Asked before each document is; rejects if it must not be. */
  assertAllowed(url: string): Promise<void>;
  /** Rejects as egress does if the address is refused or its name does not resolve. Sends nothing to the site. */
  judge(url: string): Promise<unknown>;
  /** Whether to look at it in its other colour scheme and on a small screen too. */
  otherViews?: boolean;
}

/** Has the page load none of these addresses, and any other that was denied to it by this before. Throws after `ms`. */
export type BlockUrls = (addresses: readonly string[], ms?: number) => Promise<void>;

/** A page in the browser while it is visited. */
export interface PageVisit {
  page: Page;
  traffic: Traffic;
  client: PageClient;
  blockUrls: BlockUrls;
  /** Where it was sent. */
  url: string;
  /** What was asked for, and led there over other sites, if it did. */
  requestedUrl: string;
  kind: PageKind;
  budget: TimeBudget;
  /** Fires when there is no time for further pictures. */
  picturesDeadline: AbortSignal;
  stopwatch: Stopwatch;
  /** Whether a redirect by the page itself was cancelled because its target cannot be reached. */
  redirectCancelled: boolean;
  /** Whether that happened while the page was being parsed: the browser has stopped parsing it then. */
  parsingAborted: boolean;
  /** What was read of it, once that is so, with no file stored yet. */
  captured: PageEvidence | null;
}
