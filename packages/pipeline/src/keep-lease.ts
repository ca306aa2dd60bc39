import { isClaimHeld, renewLease, type StageClaim } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import type { StagePolicy } from './retry-policy.ts';

/** How often it is asked whether a claim still holds: a cancelled stage stops about as soon. */
const CHECK_INTERVAL_MS = 2_000;

/** Renews the lease three times as often as needed; `lost` aborts once the stage is somebody else's, cancelled or gone. */
export function keepLease(pipeline: Pipeline, claim: StageClaim, policy: StagePolicy) {
  const controller = new AbortController();
  const { database } = pipeline;
  const checksPerRenewal = Math.floor((policy.leaseSeconds * 1000) / 3 / CHECK_INTERVAL_MS);
  let checks = 0;
  /** The last renewal that was due could not be had. */
  let renewalOverdue = false;
  const timer = setInterval(async () => {
    try {
      checks += 1;
      const renew = renewalOverdue || checks % checksPerRenewal === 0;
      renewalOverdue = renew;
      const held = await (renew ? renewLease(database, claim, policy.leaseSeconds) : isClaimHeld(database, claim));
      renewalOverdue = false;
      if (!held) controller.abort();
    } catch (error) {
      pipeline.logger.warn('lease renewal failed', { analysis: claim.analysisId, stage: claim.stage, error });
    }
  }, CHECK_INTERVAL_MS);
  return { lost: controller.signal, stop: () => clearInterval(timer) };
}
