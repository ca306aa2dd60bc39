import { type PinnedFetch, type RequestContext, withContext } from '@brandprint/egress';
import type { Robots } from '../robots/index.ts';
import { createSharedCache } from '../shared-cache.ts';
import { readSitemaps } from './read-sitemaps.ts';

const DAY_MS = 24 * 3600 * 1000;
const MAX_CHARS = 8_000_000;

/**
 * Pages in the sitemaps of a URL's origin: those in its robots.txt, or else the usual one. Read once a day per process
 * and shared by its crawls. Throws only the errors of `robotsOf`, or the signal's reason.
 */
export function createSitemapCache(
  fetch: PinnedFetch,
  robotsOf: Robots,
): (url: string, signal: AbortSignal, requestContext?: RequestContext) => Promise<readonly string[]> {
  const pages = createSharedCache<readonly string[]>({
    async load(origin, signal, requestContext) {
      const { sitemaps } = await robotsOf(origin, signal, requestContext);
      const sitemapFetch = withContext(fetch, { ...requestContext, path: 'sitemap' });
      return readSitemaps(sitemapFetch, sitemaps.length > 0 ? sitemaps : [`${origin}/sitemap.xml`], signal);
    },
    ttlMs: DAY_MS,
    maxWeight: MAX_CHARS,
    weigh: (found) => found.reduce((sum, { length }) => sum + length, 1_000),
  });
  return (url, signal, requestContext) => pages.get(new URL(url).origin, signal, requestContext);
}
