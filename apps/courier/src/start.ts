import type { Stoppable } from '@brandprint/platform';
import type { CourierDeps } from './deps.ts';
import { RETENTION } from './retention.ts';
import { type Sweep, startSweeps } from './sweep.ts';
import { expireAssets } from './sweeps/expire-assets.ts';
import { forgetAnswers } from './sweeps/forget-answers.ts';
import { takeBackLost } from './sweeps/lost-deliveries.ts';
import { forgetDeliveries } from './sweeps/old-deliveries.ts';
import { forgetEvents } from './sweeps/old-events.ts';
import { removeOrphans } from './sweeps/orphaned-assets.ts';
import { reconcileStages } from './sweeps/reconcile.ts';
import { startWebhooks } from './webhooks/start.ts';

export function sweepsOf(deps: CourierDeps): Sweep[] {
  const retention = { ...RETENTION, ...deps.retention };
  return [
    reconcileStages(deps.pipeline),
    expireAssets(deps),
    removeOrphans(deps),
    forgetAnswers(deps.pipeline),
    takeBackLost(deps),
    forgetDeliveries(deps.pipeline, retention.deliveries),
    forgetEvents(deps.pipeline, retention.events),
  ];
}

/**
 * Sends webhooks, and does every few seconds what else the rows say is due. Several couriers may run at once. `stop` ends
 * both side by side: neither takes more while the other one still works.
 */
export async function startCourier(deps: CourierDeps): Promise<Stoppable> {
  const sweeps = startSweeps(sweepsOf(deps), deps.pipeline.logger, deps.metrics);
  const webhooks = startWebhooks(deps);
  return {
    async stop() {
      await Promise.all([sweeps.stop(), webhooks.stop()]);
    },
  };
}
