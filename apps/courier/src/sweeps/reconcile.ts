import { type Pipeline, reconcile } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

/** After the database was out of reach, workers that live have this long to renew their leases. */
const GRACE_MS = 6_000;

/** Puts back the stages whose worker died or whose job was lost. `now` tells milliseconds. */
export function reconcileStages(pipeline: Pipeline, now: () => number = () => performance.now()): Sweep {
  let lastFailure = Number.NEGATIVE_INFINITY;
  return {
    name: 'reconcile',
    everyMs: 2_000,
    async run() {
      try {
        await reconcile(pipeline, { takeBack: now() - lastFailure > GRACE_MS });
      } catch (error) {
        lastFailure = now();
        throw error;
      }
      return { more: false };
    },
  };
}
