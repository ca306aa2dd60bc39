import type { PinnedFetch } from '@brandprint/egress';
import robotsParser from 'robots-parser';

/** The name by which robots.txt files may speak to us. */
export const PRODUCT_TOKEN = 'BrandprintBot';

/** RFC 9309 asks crawlers to read at least this much. */
const MAX_BYTES = 500 * 1024;

export interface Robots {
  allows(url: string): boolean;
}

/** The package's types speak of an ES module, but it is CommonJS: its default import is the function. */
const parse = robotsParser as unknown as typeof robotsParser.default;

const EVERYTHING: Robots = { allows: () => true };
const NOTHING: Robots = { allows: () => false };

/**
 * The rules of the site at `url` (RFC 9309): 4xx means none, 5xx means that all is forbidden.
 * Throws what the fetch throws when the site is not reached at all.
 */
async function readRobots(fetch: PinnedFetch, url: string, signal: AbortSignal): Promise<Robots> {
  const address = new URL('/robots.txt', url).href;
  const answer = await fetch(address, { signal, timeoutMs: 8_000, maxBytes: MAX_BYTES, overflow: 'truncate' });
  if (answer.status >= 500) return NOTHING;
  if (answer.status !== 200) return EVERYTHING;
  const text = answer.body.toString('utf8');
  // Many sites answer every unknown address with their home page.
  if (/^\s*</.test(text) || /html/i.test(answer.headers['content-type'] ?? '')) return EVERYTHING;
  const rules = parse(address, text);
  return { allows: (page) => rules.isAllowed(page, PRODUCT_TOKEN) !== false };
}

/** Reads the rules of each origin once. */
export function createRobotsOfSite(fetch: PinnedFetch, signal: AbortSignal): (url: string) => Promise<Robots> {
  const known = new Map<string, Promise<Robots>>();
  return (url) => {
    const { origin } = new URL(url);
    const robots = known.get(origin) ?? readRobots(fetch, url, signal);
    known.set(origin, robots);
    return robots;
  };
}
