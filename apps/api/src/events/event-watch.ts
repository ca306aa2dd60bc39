import { isActive } from '@brandprint/contracts';
import { type BrandKey, type Database, type EventPosition, readEventPositions } from '@brandprint/database';
import { delay, type Logger } from '@brandprint/platform';

/**
 * Notifies waiting streams of new events. However many wait, there is one query per round, and none if nobody waits.
 */
export interface EventWatch {
  /**
   * Resolves when the brand has an event after `after`, or no active analysis. Null if the brand is gone, or when the
   * signal aborts.
   */
  waitForEvents(brand: BrandKey, after: number, signal: AbortSignal): Promise<EventPosition | null>;
}

const POLL_INTERVAL_MS = 200;

interface Waiter {
  brand: BrandKey;
  after: number;
  resolve(position: EventPosition | null): void;
}

export function createEventWatch({ database, logger }: { database: Database; logger: Logger }): EventWatch {
  const waiters = new Set<Waiter>();
  let isPolling = false;

  async function pollLoop(): Promise<void> {
    isPolling = true;
    let failing = false;
    for (;;) {
      await delay(POLL_INTERVAL_MS, { ref: false });
      if (waiters.size === 0) break;
      try {
        await poll();
        failing = false;
      } catch (error) {
        if (!failing) logger.warn('could not poll for events; retrying', { error });
        failing = true;
      }
    }
    isPolling = false;
  }

  async function poll(): Promise<void> {
    const current = [...waiters];
    const brands = new Map(current.map(({ brand }) => [brand.brandId, brand]));
    const positions = await readEventPositions(database, [...brands.values()]);
    const byBrand = new Map(positions.map((position) => [position.brandId, position]));
    for (const { brand, after, resolve } of current) {
      const position = byBrand.get(brand.brandId) ?? null;
      if (!position || position.seq > after || !isActive(position.status)) resolve(position);
    }
  }

  return {
    waitForEvents: (brand, after, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(null);
        const answer = (position: EventPosition | null) => {
          waiters.delete(waiter);
          signal.removeEventListener('abort', onAbort);
          resolve(position);
        };
        const onAbort = () => answer(null);
        const waiter: Waiter = { brand, after, resolve: answer };
        signal.addEventListener('abort', onAbort, { once: true });
        waiters.add(waiter);
        if (!isPolling) void pollLoop();
      }),
  };
}
