import { setTimeout as pause } from 'node:timers/promises';
import { isActive } from '@brandprint/contracts';
import { type BrandOf, type Database, type EventStanding, readEventStandings } from '@brandprint/database';
import type { Logger } from '@brandprint/platform';

/** Tells whoever waits that a brand has news. However many wait, the database is asked once a round; and not if nobody does. */
export interface EventWatch {
  /**
   * Answers once the brand has an event after `after`, or none of its analyses is active. Null if it is gone, or once the
   * signal is aborted.
   */
  news(brand: BrandOf, after: number, signal: AbortSignal): Promise<EventStanding | null>;
}

const EVERY_MS = 500;

interface Waiter {
  brand: BrandOf;
  after: number;
  answer(standing: EventStanding | null): void;
}

export function createEventWatch({ database, logger }: { database: Database; logger: Logger }): EventWatch {
  const waiters = new Set<Waiter>();
  let watching = false;

  async function watch(): Promise<void> {
    watching = true;
    let failing = false;
    for (;;) {
      await pause(EVERY_MS, undefined, { ref: false });
      if (waiters.size === 0) break;
      try {
        await look();
        failing = false;
      } catch (error) {
        if (!failing) logger.warn('could not look for events; it is tried again', { error });
        failing = true;
      }
    }
    watching = false;
  }

  async function look(): Promise<void> {
    const asking = [...waiters];
    const brands = new Map(asking.map(({ brand }) => [brand.brandId, brand]));
    const standings = await readEventStandings(database, [...brands.values()]);
    const byBrand = new Map(standings.map((standing) => [standing.brandId, standing]));
    for (const { brand, after, answer } of asking) {
      const standing = byBrand.get(brand.brandId) ?? null;
      if (!standing || standing.seq > after || !isActive(standing.status)) answer(standing);
    }
  }

  return {
    news: (brand, after, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(null);
        const answer = (standing: EventStanding | null) => {
          waiters.delete(waiter);
          signal.removeEventListener('abort', leave);
          resolve(standing);
        };
        const leave = () => answer(null);
        const waiter: Waiter = { brand, after, answer };
        signal.addEventListener('abort', leave, { once: true });
        waiters.add(waiter);
        if (!watching) void watch();
      }),
  };
}
