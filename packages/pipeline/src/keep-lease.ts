import { type Claim, holdsClaim, renewLease } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import type { StagePolicy } from './policy.ts';

/** How often it is asked whether a claim still holds: a cancelled stage stops about as soon. */
const ASK_EVERY_MS = 2_000;

/** Renews the lease three times as often as needed; `lost` aborts once the stage is somebody else's, cancelled or gone. */
export function keepLease(pipeline: Pipeline, claim: Claim, policy: StagePolicy) {
  const controller = new AbortController();
  const { database } = pipeline;
  const asksBetween = Math.floor((policy.leaseSeconds * 1000) / 3 / ASK_EVERY_MS);
  let asks = 0;
  /** The last renewal that was due could not be had. */
  let owed = false;
  const timer = setInterval(async () => {
    try {
      asks += 1;
      const renew = owed || asks % asksBetween === 0;
      owed = renew;
      const held = await (renew ? renewLease(database, claim, policy.leaseSeconds) : holdsClaim(database, claim));
      owed = false;
      if (!held) controller.abort();
    } catch (error) {
      pipeline.logger.warn('could not renew a lease', { analysis: claim.analysisId, stage: claim.stage, error });
    }
  }, ASK_EVERY_MS);
  return { lost: controller.signal, stop: () => clearInterval(timer) };
}
