import type { Evidence } from '@brandprint/contracts';
import type { RequestContext } from '@brandprint/egress';
import type { SaveAsset } from './asset-collector.ts';

export interface CrawlRequest {
  url: string;
  /** 1 to 50 */
  maxPages: number;
  signal: AbortSignal;
  /** Context for the log and the observer of refusals. */
  requestContext?: RequestContext;
  saveAsset: SaveAsset;
  /** Called with what the first view of the first page shows, before its files are stored and other views are taken. */
  onFirstView?(evidence: Evidence): void;
  onProgress(progress: { pagesDone: number; pagesFound: number; url: string }): void;
}

export interface Crawler {
  /** Throws FinalError or RetryableError if the first page cannot be read, or the signal's reason. */
  crawl(request: CrawlRequest): Promise<Evidence>;
}
