import { setMaxListeners } from 'node:events';
import {
  claimDeliveries,
  type DeliveryClaim,
  type DeliveryClaimLimits,
  releaseDeliveryClaim,
} from '@brandprint/database';
import { delay, escalateAfter, type Stoppable } from '@brandprint/platform';
import { type DeliveryDeps, deliverWebhook } from './deliver-webhook.ts';

export interface DeliveryLoopSettings extends DeliveryClaimLimits {
  /** Polling interval while nothing is due. */
  idleMs: number;
  /** How long messages in progress may take to finish when the courier stops. */
  graceMs: number;
}

/** Slower polling while the database is down. */
const ERROR_DELAY_MS = 5_000;

/**
 * Sends due messages concurrently and takes new ones as soon as others finish. Several couriers may run at once. `stop`
 * takes no new messages, lets those in progress finish, and releases the rest.
 */
export function startDeliveryLoop(deps: DeliveryDeps, settings: DeliveryLoopSettings): Stoppable {
  const { database, logger, clock } = deps;
  const running = new Map<Promise<void>, DeliveryClaim>();
  const abandon = new AbortController();
  setMaxListeners(0, abandon.signal); // every message in progress adds a listener
  const wake = createWakeSignal();
  let stopped = false;

  const claim = (): Promise<DeliveryClaim[]> => {
    const failing = [...running.values()].filter((one) => one.failing).length;
    const left = (most: number, taken: number) => Math.max(0, most - taken);
    const limits = {
      ...settings,
      limit: settings.limit - running.size,
      healthyLimit: left(settings.healthyLimit, running.size - failing),
      failingLimit: left(settings.failingLimit, failing),
    };
    return claimDeliveries(database, limits, clock());
  };

  const startDelivery = (one: DeliveryClaim): void => {
    const work = deliverWebhook(deps, one, abandon.signal)
      .catch((error) => {
        logger.error('webhook claim was not released; its lease will expire', { delivery: one.id, error });
      })
      .finally(() => {
        running.delete(work);
        wake.notify();
      });
    running.set(work, one);
  };

  const claimLoop = async (): Promise<void> => {
    while (!stopped) {
      if (running.size >= settings.limit) {
        await wake.wait(settings.idleMs);
        continue;
      }
      try {
        const claims = await claim();
        // A claim that was on its way when the courier stopped.
        if (stopped) await Promise.all(claims.map((one) => releaseDeliveryClaim(database, one, 0, clock())));
        else claims.forEach(startDelivery);
        if (claims.length === 0) await wake.wait(settings.idleMs);
      } catch (error) {
        logger.error('could not claim due webhooks', { error });
        await wake.wait(ERROR_DELAY_MS);
      }
    }
  };

  const end = claimLoop();
  return {
    async stop() {
      stopped = true;
      wake.notify();
      await end;
      await escalateAfter(settings.graceMs, Promise.all(running.keys()), () => abandon.abort());
    },
  };
}

/** Waits a while, or until it is notified; a notification before the wait ends it too. */
function createWakeSignal() {
  let wake = new AbortController();
  return {
    notify: () => wake.abort(),
    async wait(ms: number): Promise<void> {
      await delay(ms, { signal: wake.signal });
      wake = new AbortController();
    },
  };
}
