import { ApiError, type Logger, type StateLocation, type Stoppable, withTimeout } from '@brandprint/platform';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { createPostgresStore } from './postgres-store.ts';
import { RATE_LIMITS, type RateLimitName } from './rate-limits.ts';
import { createRedisStore } from './redis-store.ts';

/** The result of a request, and the state of its window. */
export interface RateLimitResult extends RateLimitState {
  allowed: boolean;
  /** Time until this window ends, above 0. */
  resetMs: number;
}

export interface RateLimitState {
  /** Requests per window. */
  limit: number;
  /** Remaining requests in this window. */
  remaining: number;
  /** Time until this window ends; 0 if none has begun. */
  resetMs: number;
}

/**
 * Counts requests of workspaces, accounts or addresses in fixed windows, exactly over all processes on one store. A
 * window starts with its
 * first request. A rejected request neither counts nor extends the window. A changed limit applies at once; counted
 * requests stay counted.
 */
export interface RateLimiter extends Stoppable {
  /**
   * Counts a request if it fits; `limit` is the subject's own limit, at least 1. Throws UNAVAILABLE within seconds if
   * the store is down: then it is unknown whether the request was counted.
   */
  consume(name: RateLimitName, subject: string, limit?: number): Promise<RateLimitResult>;
  /** The state of the window, without counting. Throws UNAVAILABLE like `consume`. */
  read(name: RateLimitName, subject: string, limit?: number): Promise<RateLimitState>;
  /** Takes a counted request back, such as a sign-in that succeeded. Throws UNAVAILABLE like `consume`. */
  refund(name: RateLimitName, subject: string): Promise<void>;
  /** Throws if nothing can be counted now. */
  ping(): Promise<void>;
}

/** Default timeout of a store. */
export const STORE_TIMEOUT_MS = 5_000;
/** Seconds that a caller should wait when the store is down. */
const RETRY_AFTER_SECONDS = '5';

export interface RateLimiterOptions {
  logger: Logger;
  /** Separates namespaces in one Redis. */
  prefix?: string;
  /** A store that is slower counts as down. */
  timeoutMs?: number;
}

export function createRateLimiter(location: StateLocation, options: RateLimiterOptions): RateLimiter {
  const { logger, prefix = 'brandprint', timeoutMs = STORE_TIMEOUT_MS } = options;
  const store =
    'redisUrl' in location
      ? createRedisStore(location, { prefix, logger, timeoutMs })
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
    async consume(name, subject, limit = RATE_LIMITS[name].points) {
      try {
        const { remainingPoints, msBeforeNext } = await withStoreTimeout(counterOf(name, limit).consume(subject));
        return { allowed: true, limit, remaining: remainingPoints, resetMs: Math.max(msBeforeNext, 1) };
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) {
          throw storeDown(rejection);
        }
        return { allowed: false, limit, remaining: 0, resetMs: Math.max(rejection.msBeforeNext, 1) };
      }
    },
    async read(name, subject, limit = RATE_LIMITS[name].points) {
      const found = await withStoreTimeout(counterOf(name, limit).get(subject)).catch((cause) => {
        throw storeDown(cause);
      });
      return found && found.msBeforeNext > 0
        ? { limit, remaining: found.remainingPoints, resetMs: found.msBeforeNext }
        : { limit, remaining: limit, resetMs: 0 };
    },
    async refund(name, subject) {
      const counter = counterOf(name, RATE_LIMITS[name].points);
      await withStoreTimeout(counter.reward(subject, 1)).catch((cause) => {
        throw storeDown(cause);
      });
    },
    ping: () => withStoreTimeout(store.ping()),
    stop: () => store.stop(),
  };
}

const storeDown = (cause: unknown) =>
  new ApiError('UNAVAILABLE', {
    message: 'Requests with a rate limit are temporarily unavailable, please retry. Reads work',
    headers: { 'Retry-After': RETRY_AFTER_SECONDS },
    cause,
  });
