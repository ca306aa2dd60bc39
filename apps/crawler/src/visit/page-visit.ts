import type { PageEvidence, PageKind } from '@brandprint/contracts';
import type { PinnedFetch } from '@brandprint/egress';
import type { Logger } from '@brandprint/platform';
import type { BrowserContext, CDPSession, Page } from 'puppeteer';
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
  /** Timeout of the whole page. */
  pageMs: number;
  /** A URL of the site that pages must stay on, even after redirects; by default any site. */
  site?: string;
  /** Called before each document is requested; rejects if it must not be. */
  assertAllowed(url: string): Promise<void>;
  /** Rejects like egress if the URL is refused or its name does not resolve. Sends nothing to the site. */
  assertAddressAllowed(url: string): Promise<unknown>;
  /** Whether to also view it in its other colour scheme and on a small screen. */
  otherViews?: boolean;
  /** A window that was opened in advance, the first time that it is called. */
  takeWindow?(): OpenedWindow | undefined;
  /** Called with the page as its first view shows it, without files and other views. */
  onFirstView?(page: PageEvidence): void;
}

/** Blocks these URLs in the page, in addition to earlier ones. Throws after `ms`. */
export type BlockUrls = (addresses: readonly string[], ms?: number) => Promise<void>;

/** An empty window, with the session of all commands to it. */
export interface OpenedWindow {
  page: Page;
  session: CDPSession;
  block: BlockUrls;
}

/** A page in the browser during its visit. */
export interface PageVisit {
  page: Page;
  traffic: Traffic;
  client: PageClient;
  blockUrls: BlockUrls;
  /** The requested URL. */
  url: string;
  /** The originally requested URL, if it led here over other sites. */
  requestedUrl: string;
  kind: PageKind;
  budget: TimeBudget;
  /** Aborts when there is no time for more images. */
  picturesDeadline: AbortSignal;
  stopwatch: Stopwatch;
  /** Whether a redirect by the page itself was cancelled because its target is unreachable. */
  redirectCancelled: boolean;
  /**
   * Whether the browser no longer has the whole document: a redirect was cancelled while the page was being parsed, which
   * stops parsing, or the page left for an empty document.
   */
  documentLost: boolean;
  /** The evidence once the page was read, without stored files. */
  captured: PageEvidence | null;
}
