import { randomUUID } from 'node:crypto';
import { delay, raceAbort, type StateLocation, type Stoppable } from '@brandprint/platform';
import { type RateLimiterOptions, STORE_TIMEOUT_MS } from '../rate-limiter.ts';
import { createPostgresPermitStore } from './postgres-permit-store.ts';
import { createRedisPermitStore } from './redis-permit-store.ts';

/** What a site has to bear of all crawls together, however many processes they run in. */
export interface ThrottleLimits {
  /** Pages that are open at one time. */
  maxConcurrentPages: number;
  /** Milliseconds from the start of one to the start of the next. */
  delayMs: number;
  /** The longest gap that a site can ask for. */
  maxDelayMs: number;
}

export const DEFAULT_THROTTLE_LIMITS: ThrottleLimits = { maxConcurrentPages: 4, delayMs: 250, maxDelayMs: 5_000 };

interface AcquireOptions {
  signal: AbortSignal;
  /** The gap that the place asks for: heeded within what the pace allows. */
  delayMs?: number;
  /** Longer than any turn takes: the turn of a process that died ends after this. */
  leaseMs: number;
}

/** Lets crawls into a site, some at a time and one after the other, over all processes on one store. */
export interface HostThrottle extends Stoppable {
  /**
   * Waits for a turn at `host`, for as long as `signal` lets it; rejects with the signal's reason. Ending the turn never
   * fails. Of this process, who came first goes first. While the store is down nobody gets in.
   */
  acquire(host: string, options: AcquireOptions): Promise<() => Promise<void>>;
  /** Throws if no turns can be had now. */
  ping(): Promise<void>;
}

/** How often it is asked whether someone has left, of each place by one who waits in this process. */
const POLL_MS = 100;
/** Pause after a store that failed. */
const STORE_RETRY_MS = 1_000;

/** All processes on one store have to have one `limits`. */
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
      ? createRedisPermitStore(location.redisUrl, { prefix, logger, timeoutMs })
      : createPostgresPermitStore(location.databaseUrl, { logger, timeoutMs });
  /** The end of the line at each place. */
  const queues = new Map<string, Promise<void>>();

  async function acquirePermit(host: string, { signal, delayMs = 0, leaseMs }: AcquireOptions): Promise<string> {
    const permit = randomUUID();
    const allowedDelayMs = Math.round(Math.min(Math.max(delayMs, limits.delayMs), limits.maxDelayMs));
    const permitOptions = { slots: limits.maxConcurrentPages, delayMs: allowedDelayMs, leaseMs };
    let mayHoldPermit = false;
    while (!signal.aborted) {
      const answer = await store.acquire(host, permit, permitOptions).catch((error) => {
        logger.warn('limits: could not acquire a permit; retrying', { error });
        mayHoldPermit = true; // it may have been given, and the answer lost
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
        // The last one may give up while others still wait before it: those that come then go behind them.
        queueTail.then(() => {
          if (queues.get(host) === queueTail) queues.delete(host);
        });
      }
    },
    ping: () => store.ping(),
    stop: () => store.stop(),
  };
}
