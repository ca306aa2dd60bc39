import { isClaimHeld, renewLease, type StageClaim } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import type { StagePolicy } from './retry-policy.ts';

/** How often a claim is checked: a cancelled stage stops after about this time. */
const CHECK_INTERVAL_MS = 2_000;

/**
 * Renews the lease three times as often as needed. `lost` aborts when the stage was reclaimed, cancelled or deleted.
 */
export function keepLease(pipeline: Pipeline, claim: StageClaim, policy: StagePolicy) {
  const controller = new AbortController();
  const { database } = pipeline;
  const checksPerRenewal = Math.floor((policy.leaseSeconds * 1000) / 3 / CHECK_INTERVAL_MS);
  let checks = 0;
  /** The last due renewal failed. */
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
