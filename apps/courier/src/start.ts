import { Lifecycle, type Stoppable } from '@brandprint/platform';
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

/** Sends webhooks, and does every few seconds what else the rows say is due. Several couriers may run at once. */
export async function startCourier(deps: CourierDeps): Promise<Stoppable> {
  const { logger } = deps.pipeline;
  const lifecycle = new Lifecycle(logger);
  lifecycle.add('sweeps', startSweeps(sweepsOf(deps), logger, deps.metrics), (it) => it.stop());
  lifecycle.add('webhooks', startWebhooks(deps), (it) => it.stop());
  return lifecycle;
}
