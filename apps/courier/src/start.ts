import type { Stoppable } from '@brandprint/platform';
import type { CourierDeps } from './deps.ts';
import { startSweeps } from './sweep.ts';
import { expireAssets } from './sweeps/expire-assets.ts';
import { forgetAnswers } from './sweeps/forget-answers.ts';
import { removeOrphans } from './sweeps/orphaned-assets.ts';
import { reconcileStages } from './sweeps/reconcile.ts';

/** Does, every few seconds, what the rows say is due. Several couriers may run at once. */
export async function startCourier(deps: CourierDeps): Promise<Stoppable> {
  const sweeps = [
    reconcileStages(deps.pipeline),
    expireAssets(deps),
    removeOrphans(deps),
    forgetAnswers(deps.pipeline),
  ];
  return startSweeps(sweeps, deps.pipeline.logger);
}
