import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type StateLocation, type Stoppable, untilAborted } from '@brandprint/platform';
import { type LimiterOptions, PATIENCE_MS } from '../limiter.ts';
import { createPostgresTurns } from './postgres.ts';
import { createRedisTurns } from './redis.ts';

/** What a site has to bear of all crawls together, however many processes they run in. */
export interface Pace {
  /** Pages that are open at one time. */
  pages: number;
  /** Milliseconds from the start of one to the start of the next. */
  gapMs: number;
  /** The longest gap that a site can ask for. */
  maxGapMs: number;
}

export const PACE: Pace = { pages: 4, gapMs: 250, maxGapMs: 5_000 };

interface TurnOptions {
  signal: AbortSignal;
  /** The gap that the place asks for: heeded within what the pace allows. */
  gapMs?: number;
  /** Longer than any turn takes: the turn of a process that died ends after this. */
  leaseMs: number;
}

/** Lets crawls into a site, some at a time and one after the other, over all processes on one store. */
export interface Pacer extends Stoppable {
  /**
   * Waits for a turn at `place`, for as long as `signal` lets it; rejects with the signal's reason. Ending the turn never
   * fails. Of this process, who came first goes first. While the store is down nobody gets in.
   */
  enter(place: string, options: TurnOptions): Promise<() => Promise<void>>;
  /** Throws if no turns can be had now. */
  ping(): Promise<void>;
}

/** How often it is asked whether someone has left, of each place by one who waits in this process. */
const POLL_MS = 100;
/** Pause after a store that failed. */
const SORRY_MS = 1_000;

/** All processes on one store have to have one `pace`. */
export function createPacer(location: StateLocation, options: LimiterOptions & { pace?: Pace }): Pacer {
  const { logger, prefix = 'brandprint', patienceMs = PATIENCE_MS, pace = PACE } = options;
  const store =
    'redisUrl' in location
      ? createRedisTurns(location.redisUrl, { prefix, logger, patienceMs })
      : createPostgresTurns(location.databaseUrl, { logger, patienceMs });
  /** The end of the line at each place. */
  const lines = new Map<string, Promise<void>>();

  async function take(place: string, { signal, gapMs = 0, leaseMs }: TurnOptions): Promise<string> {
    const turn = randomUUID();
    const gap = Math.round(Math.min(Math.max(gapMs, pace.gapMs), pace.maxGapMs));
    const terms = { slots: pace.pages, gapMs: gap, leaseMs };
    let unsure = false;
    while (!signal.aborted) {
      const answer = await store.take(place, turn, terms).catch((error) => {
        logger.warn('limits: no turns are given', { error });
        unsure = true; // it may have been given, and the answer lost
        return SORRY_MS;
      });
      if (answer === 0) return turn;
      await pause(answer > 0 ? answer : POLL_MS * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    }
    if (unsure) end(place, turn);
    throw signal.reason;
  }

  const end = (place: string, turn: string): Promise<void> =>
    store.end(place, turn).catch((error) => {
      logger.warn('limits: a turn ends with its lease only', { error });
    });

  return {
    async enter(place, turnOptions) {
      const { signal } = turnOptions;
      const before = lines.get(place) ?? Promise.resolve();
      let next = (): void => undefined;
      const mine = new Promise<void>((resolve) => {
        next = resolve;
      });
      const line = before.then(() => mine);
      lines.set(place, line);
      try {
        await untilAborted(signal, before);
        const turn = await take(place, turnOptions);
        return () => end(place, turn);
      } finally {
        next();
        // The last one may give up while others still wait before it: those that come then go behind them.
        line.then(() => {
          if (lines.get(place) === line) lines.delete(place);
        });
      }
    },
    ping: () => store.ping(),
    stop: () => store.stop(),
  };
}
