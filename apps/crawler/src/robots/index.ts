import { type About, onErrand, type PinnedFetch } from '@brandprint/egress';
import { createSharedCache } from '../shared-cache.ts';
import { readRobots } from './read.ts';
import type { RobotsRules } from './rules.ts';

export type Robots = (url: string, signal: AbortSignal, about?: About) => Promise<RobotsRules>;

const DAY_MS = 24 * 3600 * 1000;
const MAX_CHARS = 8_000_000;
/** Of what is kept beside the rules themselves. */
const ENTRY = 1_000;

/**
 * The rules of the origin of a URL, read once a day in each process (RFC 9309, section 2.4) and shared by its crawls.
 * Throws as `readRobots` does, or the signal's reason.
 */
export function createRobots(fetch: PinnedFetch): Robots {
  const rules = createSharedCache<RobotsRules>({
    load: (origin, signal, about) => readRobots(onErrand(fetch, { ...about, path: 'robots' }), origin, signal),
    ttlMs: DAY_MS,
    maxWeight: MAX_CHARS,
    weigh: ({ weight }) => weight + ENTRY,
  });
  return (url, signal, about) => rules.get(new URL(url).origin, signal, about);
}
