import { type Pipeline, reconcile } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

/**
 * After the database was out of reach, workers that live have this long to renew their leases. So they have when a courier
 * starts: what was before, it does not know.
 */
const LEASE_GRACE_MS = 6_000;
/** Of so many rounds one looks for jobs that were lost: that is no hurry, and costs something for each that was not. */
const REENQUEUE_EVERY = 3;

/** Puts back the stages whose worker died or whose job was lost. `now` tells milliseconds. */
export function reconcileStages(pipeline: Pipeline, now: () => number = () => performance.now()): Sweep {
  let lastOutage = now();
  let rounds = 0;
  return {
    name: 'reconcile',
    intervalMs: 2_000,
    async run() {
      try {
        const reenqueue = rounds % REENQUEUE_EVERY === 0;
        await reconcile(pipeline, { reclaim: now() - lastOutage > LEASE_GRACE_MS, reenqueue });
        rounds += 1;
      } catch (error) {
        lastOutage = now();
        throw error;
      }
      return { more: false };
    },
  };
}
