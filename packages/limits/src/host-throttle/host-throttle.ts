import { randomUUID } from 'node:crypto';
import { delay, raceAbort, type StateLocation, type Stoppable } from '@brandprint/platform';
import { type RateLimiterOptions, STORE_TIMEOUT_MS } from '../rate-limiter.ts';
import { createPostgresPermitStore } from './postgres-permit-store.ts';
import { createRedisPermitStore } from './redis-permit-store.ts';

/** Limits for one site, over all crawls in all processes. */
export interface ThrottleLimits {
  /** Maximum number of open pages. */
  maxConcurrentPages: number;
  /** Minimum milliseconds between the starts of two pages. */
  delayMs: number;
  /** The longest delay that a site can ask for. */
  maxDelayMs: number;
}

export const DEFAULT_THROTTLE_LIMITS: ThrottleLimits = { maxConcurrentPages: 4, delayMs: 250, maxDelayMs: 5_000 };

/** The same pace for another number of pages: half as many start half as often, so that two installations add up to one. */
export const throttleLimitsFor = (maxConcurrentPages: number): ThrottleLimits => ({
  ...DEFAULT_THROTTLE_LIMITS,
  maxConcurrentPages,
  delayMs: (DEFAULT_THROTTLE_LIMITS.delayMs * DEFAULT_THROTTLE_LIMITS.maxConcurrentPages) / maxConcurrentPages,
});

interface AcquireOptions {
  signal: AbortSignal;
  /** The delay that the site asks for, up to `maxDelayMs`. */
  delayMs?: number;
  /** Longer than any page takes: the permit of a dead process expires after this. */
  leaseMs: number;
}

/** Limits how many pages of a site are open and how fast they start, over all processes on one store. */
export interface HostThrottle extends Stoppable {
  /**
   * Waits for a permit for `host` until `signal` aborts; rejects with its reason. Releasing a permit never fails.
   * Within a process, permits are granted in order of arrival. While the store is down no permit is granted.
   */
  acquire(host: string, options: AcquireOptions): Promise<() => Promise<void>>;
  /** Throws if no permits are available now. */
  ping(): Promise<void>;
}

/** Polling interval for a free permit, per host and process. */
const POLL_MS = 100;
/** Pause after a failure of the store. */
const STORE_RETRY_MS = 1_000;

/** All processes on one store must have the same `limits`. */
export function createHostThrottle(
  location: StateLocation,
  options: RateLimiterOptions & { pace?: ThrottleLimits },
): HostThrottle {
  const {
    logger,
    prefix = 'brandprint',
    timeoutMs = STORE_TIMEOUT_MS,
    pace: limits = DEFAULT_THROTTLE_LIMITS,
  } = options;
  const store =
    'redisUrl' in location
      ? createRedisPermitStore(location, { prefix, logger, timeoutMs })
      : createPostgresPermitStore(location.databaseUrl, { logger, timeoutMs });
  /** The last in line for each host. */
  const queues = new Map<string, Promise<void>>();

  async function acquirePermit(host: string, { signal, delayMs = 0, leaseMs }: AcquireOptions): Promise<string> {
    const permit = randomUUID();
    const allowedDelayMs = Math.round(Math.min(Math.max(delayMs, limits.delayMs), limits.maxDelayMs));
    const permitOptions = { slots: limits.maxConcurrentPages, delayMs: allowedDelayMs, leaseMs };
    let mayHoldPermit = false;
    while (!signal.aborted) {
      const answer = await store.acquire(host, permit, permitOptions).catch((error) => {
        logger.warn('limits: could not acquire a permit; retrying', { error });
        mayHoldPermit = true; // it may have been granted, and the response lost
        return STORE_RETRY_MS;
      });
      if (answer === 0) return permit;
      await delay(answer > 0 ? answer : POLL_MS * (0.5 + Math.random()), { signal });
    }
    if (mayHoldPermit) releasePermit(host, permit);
    throw signal.reason;
  }

  const releasePermit = (host: string, permit: string): Promise<void> =>
    store.release(host, permit).catch((error) => {
      logger.warn('limits: could not release a permit; it expires with its lease', { error });
    });

  return {
    async acquire(host, acquireOptions) {
      const { signal } = acquireOptions;
      const previous = queues.get(host) ?? Promise.resolve();
      let leaveQueue = (): void => undefined;
      const ownTurn = new Promise<void>((resolve) => {
        leaveQueue = resolve;
      });
      const queueTail = previous.then(() => ownTurn);
      queues.set(host, queueTail);
      try {
        await raceAbort(signal, previous);
        const permit = await acquirePermit(host, acquireOptions);
        return () => releasePermit(host, permit);
      } finally {
        leaveQueue();
        // The last in line may give up while others still wait before it: later ones must queue behind them.
        queueTail.then(() => {
          if (queues.get(host) === queueTail) queues.delete(host);
        });
      }
    },
    ping: () => store.ping(),
    stop: () => store.stop(),
  };
}
