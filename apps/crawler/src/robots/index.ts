import { type PinnedFetch, type RequestContext, withContext } from '@brandprint/egress';
import { createSharedCache } from '../shared-cache.ts';
import { fetchRobots } from './fetch-robots.ts';
import type { RobotsRules } from './robots-rules.ts';

export type Robots = (url: string, signal: AbortSignal, requestContext?: RequestContext) => Promise<RobotsRules>;

const DAY_MS = 24 * 3600 * 1000;
const MAX_CHARS = 8_000_000;
/** Overhead of a cache entry besides its rules. */
const ENTRY_OVERHEAD_CHARS = 1_000;

/**
 * The rules for the origin of a URL, read once a day per process (RFC 9309, section 2.4) and shared by its crawls.
 * Throws like `fetchRobots`, or the signal's reason.
 */
export function createRobotsCache(fetch: PinnedFetch): Robots {
  const rules = createSharedCache<RobotsRules>({
    load: (origin, signal, requestContext) =>
      fetchRobots(withContext(fetch, { ...requestContext, path: 'robots' }), origin, signal),
    ttlMs: DAY_MS,
    maxWeight: MAX_CHARS,
    weigh: ({ weight }) => weight + ENTRY_OVERHEAD_CHARS,
  });
  return (url, signal, requestContext) => rules.get(new URL(url).origin, signal, requestContext);
}
