import { ApiError, type Logger, type StateLocation, type Stoppable, within } from '@brandprint/platform';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { LIMITS, type LimitName } from './catalog.ts';
import { createPostgresStore } from './postgres.ts';
import { createRedisStore } from './redis.ts';

/** What became of a request, and how its window stands. */
export interface Verdict {
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
export interface Limiter extends Stoppable {
  /**
   * Counts a request if it fits; `limit` is the workspace's own instead of the usual one, from 1. Throws UNAVAILABLE
   * within seconds if the store is down: then it is not known whether the request was counted.
   */
  consume(name: LimitName, workspaceId: string, limit?: number): Promise<Verdict>;
  /** Throws if nothing can be counted now. */
  ping(): Promise<void>;
}

/** Of a store, unless told. */
export const PATIENCE_MS = 5_000;
/** Seconds that a caller should wait when the store is down. */
const RETRY_AFTER = '5';

export interface LimiterOptions {
  logger: Logger;
  /** Parts namespaces of one Redis. */
  prefix?: string;
  /** A store that is slower counts as down. */
  patienceMs?: number;
}

export function createLimiter(location: StateLocation, options: LimiterOptions): Limiter {
  const { logger, prefix = 'brandprint', patienceMs = PATIENCE_MS } = options;
  const store =
    'redisUrl' in location
      ? createRedisStore(location.redisUrl, { prefix, logger, patienceMs })
      : createPostgresStore(location.databaseUrl, { logger, patienceMs });
  const inTime = <T>(work: Promise<T>): Promise<T> =>
    within(patienceMs, work, () => new Error(`the limiter's store did not answer within ${patienceMs} ms`));
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = (name: LimitName, points: number): RateLimiterAbstract => {
    const id = `${name}:${points}`;
    const counter = counters.get(id) ?? store.counter({ name, points, seconds: LIMITS[name].seconds });
    counters.set(id, counter);
    return counter;
  };

  return {
    async consume(name, workspaceId, limit = LIMITS[name].points) {
      try {
        const { remainingPoints, msBeforeNext } = await inTime(counterOf(name, limit).consume(workspaceId));
        return { allowed: true, limit, remaining: remainingPoints, resetMs: Math.max(msBeforeNext, 1) };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) {
          throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': RETRY_AFTER }, cause: refusal });
        }
        return { allowed: false, limit, remaining: 0, resetMs: Math.max(refusal.msBeforeNext, 1) };
      }
    },
    ping: () => inTime(store.ping()),
    stop: () => store.stop(),
  };
}
