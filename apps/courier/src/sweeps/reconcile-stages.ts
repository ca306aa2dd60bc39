import { type Pipeline, reconcile, reconcilePrints } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

/**
 * After a database outage, live workers have this long to renew their leases: longer than PgBouncer waits before it
 * tries to log in again (server_login_retry, 15 s by default). The same applies when a courier starts,
 * because it does not know what happened before.
 */
const LEASE_GRACE_MS = 20_000;
/**
 * One in this many rounds looks for lost jobs: it is not urgent, and checking each job that was not lost has a cost.
 */
const REENQUEUE_EVERY = 3;

/** Re-enqueues the stages and prints whose worker died or whose job was lost. `now` returns milliseconds. */
export function reconcileStages(pipeline: Pipeline, now: () => number = () => performance.now()): Sweep {
  let lastOutage = now();
  let rounds = 0;
  return {
    name: 'reconcile',
    intervalMs: 2_000,
    async run() {
      try {
        const reenqueue = rounds % REENQUEUE_EVERY === 0;
        const reclaim = now() - lastOutage > LEASE_GRACE_MS;
        await reconcile(pipeline, { reclaim, reenqueue });
        await reconcilePrints(pipeline, { reclaim });
        rounds += 1;
      } catch (error) {
        lastOutage = now();
        throw error;
      }
      return { more: false };
    },
  };
}
