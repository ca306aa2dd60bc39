import { setMaxListeners } from 'node:events';
import { type ClaimLimits, claimDeliveries, type DeliveryClaim } from '@brandprint/database';
import type { Stoppable } from '@brandprint/platform';
import { type DeliveryDeps, deliver } from './deliver.ts';

export interface LoopSettings extends ClaimLimits {
  /** Between looks at what is due, while nothing is. */
  idleMs: number;
  /** How long messages that are being sent may take to end when the courier stops. */
  graceMs: number;
}

/** A database that is down is not asked as often. */
const FAILED_MS = 5_000;

/**
 * Sends what is due: messages side by side, new ones as soon as others end. Several couriers may run at once. `stop` takes
 * no more, lets end what is being sent, and hands back what does not.
 */
export function startDeliveries(deps: DeliveryDeps, settings: LoopSettings): Stoppable {
  const { database, logger, clock } = deps;
  const running = new Map<Promise<void>, DeliveryClaim>();
  const handBack = new AbortController();
  setMaxListeners(0, handBack.signal); // each message on its way listens
  const bell = createBell();
  let stopped = false;

  const claim = (): Promise<DeliveryClaim[]> => {
    const failing = [...running.values()].filter((one) => one.failing).length;
    const left = (most: number, taken: number) => Math.max(0, most - taken);
    const limits = {
      ...settings,
      limit: settings.limit - running.size,
      workingLimit: left(settings.workingLimit, running.size - failing),
      failingLimit: left(settings.failingLimit, failing),
    };
    return claimDeliveries(database, limits, clock());
  };

  const begin = (one: DeliveryClaim): void => {
    const work = deliver(deps, one, handBack.signal)
      .catch((error) => {
        logger.error('a claim on a webhook was left to its lease', { delivery: one.id, error });
      })
      .finally(() => {
        running.delete(work);
        bell.ring();
      });
    running.set(work, one);
  };

  const keepClaiming = async (): Promise<void> => {
    while (!stopped) {
      if (running.size >= settings.limit) {
        await bell.wait(settings.idleMs);
        continue;
      }
      try {
        const claims = await claim();
        claims.forEach(begin);
        if (claims.length === 0) await bell.wait(settings.idleMs);
      } catch (error) {
        logger.error('could not look for webhooks that are due', { error });
        await bell.wait(FAILED_MS);
      }
    }
  };

  const end = keepClaiming();
  return {
    async stop() {
      stopped = true;
      bell.ring();
      await end;
      const impatient = setTimeout(() => handBack.abort(), settings.graceMs);
      await Promise.all(running.keys());
      clearTimeout(impatient);
    },
  };
}

/** Waits a while, or until it rings; a ring before the wait ends it too. */
function createBell() {
  let rung = false;
  let end = (): void => {};
  return {
    ring(): void {
      rung = true;
      end();
    },
    async wait(ms: number): Promise<void> {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      rung = false;
    },
  };
}
