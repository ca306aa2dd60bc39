import { ApiError, type Logger, type StateLocation, type Stoppable, withTimeout } from '@brandprint/platform';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createPostgresStore } from './postgres-store.ts';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.ts';
import { createRedisStore } from './redis-store.ts';

/** What became of a request, and how its window stands. */
export interface RateLimitResult {
  allowed: boolean;
  /** Requests that fit into a window. */
  limit: number;
  /** Requests that still fit into this one. */
  remaining: number;
  /** Until this window ends, above 0. */
  resetMs: number;
}

/**
 * Counts requests of workspaces in fixed windows, exact over all processes on one store. A window starts with its first
 * request; one that is refused neither counts nor makes the window longer. A limit that changes acts at once: what was
 * taken in the window stays taken.
 */
export interface RateLimiter extends Stoppable {
  /**
   * Counts a request if it fits; `limit` is the workspace's own instead of the usual one, from 1. Throws UNAVAILABLE
   * within seconds if the store is down: then it is not known whether the request was counted.
   */
  consume(name: RateLimitName, workspaceId: string, limit?: number): Promise<RateLimitResult>;
  /** Throws if nothing can be counted now. */
  ping(): Promise<void>;
}

/** Of a store, unless told. */
export const STORE_TIMEOUT_MS = 5_000;
/** Seconds that a caller should wait when the store is down. */
const RETRY_AFTER_SECONDS = '5';

export interface RateLimiterOptions {
  logger: Logger;
  /** Parts namespaces of one Redis. */
  prefix?: string;
  /** A store that is slower counts as down. */
  timeoutMs?: number;
}

export function createRateLimiter(location: StateLocation, options: RateLimiterOptions): RateLimiter {
  const { logger, prefix = 'brandprint', timeoutMs = STORE_TIMEOUT_MS } = options;
  const store =
    'redisUrl' in location
      ? createRedisStore(location.redisUrl, { prefix, logger, timeoutMs })
      : createPostgresStore(location.databaseUrl, { logger, timeoutMs });
  const withStoreTimeout = <T>(work: Promise<T>): Promise<T> =>
    withTimeout(timeoutMs, work, () => new Error(`the rate limit store did not answer within ${timeoutMs} ms`));
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = (name: RateLimitName, points: number): RateLimiterAbstract => {
    const id = `${name}:${points}`;
    const counter = counters.get(id) ?? store.counter({ name, points, seconds: RATE_LIMITS[name].seconds });
    counters.set(id, counter);
    return counter;
  };

  return {
    async consume(name, workspaceId, limit = RATE_LIMITS[name].points) {
      try {
        const { remainingPoints, msBeforeNext } = await withStoreTimeout(counterOf(name, limit).consume(workspaceId));
        return { allowed: true, limit, remaining: remainingPoints, resetMs: Math.max(msBeforeNext, 1) };
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) {
          throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': RETRY_AFTER_SECONDS }, cause: rejection });
        }
        return { allowed: false, limit, remaining: 0, resetMs: Math.max(rejection.msBeforeNext, 1) };
      }
    },
    ping: () => withStoreTimeout(store.ping()),
    stop: () => store.stop(),
  };
}
