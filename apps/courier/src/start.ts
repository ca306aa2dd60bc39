import type { Stoppable } from '@brandprint/platform';
import type { CourierDeps } from './deps.ts';
import { DEFAULT_RETENTION } from './retention.ts';
import { type Sweep, startSweeps } from './sweep.ts';
import { expireAssets } from './sweeps/expire-assets.ts';
import { reclaimLostDeliveries } from './sweeps/reclaim-lost-deliveries.ts';
import { reconcileStages } from './sweeps/reconcile-stages.ts';
import { removeExpiredIdentity } from './sweeps/remove-expired-identity.ts';
import { removeIdempotencyKeys } from './sweeps/remove-idempotency-keys.ts';
import { removeOrphanedAssets } from './sweeps/remove-orphaned-assets.ts';
import { sweepOldDeliveries } from './sweeps/sweep-old-deliveries.ts';
import { sweepOldEvents } from './sweeps/sweep-old-events.ts';
import { sweepOldModelCalls } from './sweeps/sweep-old-model-calls.ts';
import { sweepSupersededAnalyses } from './sweeps/sweep-superseded-analyses.ts';
import { startWebhooks } from './webhooks/start.ts';

export function createSweeps(deps: CourierDeps): Sweep[] {
  const retention = { ...DEFAULT_RETENTION, ...deps.retention };
  return [
    reconcileStages(deps.pipeline),
    expireAssets(deps),
    removeOrphanedAssets(deps),
    removeIdempotencyKeys(deps.pipeline),
    removeExpiredIdentity(deps.pipeline),
    reclaimLostDeliveries(deps),
    sweepOldDeliveries(deps.pipeline, retention.deliveries),
    sweepOldEvents(deps.pipeline, retention.events),
    sweepOldModelCalls(deps.pipeline, retention.modelCalls),
    sweepSupersededAnalyses(deps.pipeline, retention.analyses),
  ];
}

/**
 * Sends webhooks and runs the sweeps. Several couriers may run at once. `stop` ends both at the same time: neither
 * takes new work while the other finishes.
 */
export async function startCourier(deps: CourierDeps): Promise<Stoppable> {
  const sweeps = startSweeps(createSweeps(deps), deps.pipeline.logger, deps.metrics);
  const webhooks = startWebhooks(deps);
  return {
    async stop() {
      await Promise.all([sweeps.stop(), webhooks.stop()]);
    },
  };
}
