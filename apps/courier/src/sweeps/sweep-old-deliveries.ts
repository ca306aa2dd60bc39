import { removeOldDeliveries } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 1_000;

/** Removes deliveries that ended more than this many days ago, with their attempts. */
export const sweepOldDeliveries = ({ database }: Pipeline, days: number): Sweep => ({
  name: 'old deliveries',
  intervalMs: 3_600_000,
  async run() {
    return { more: (await removeOldDeliveries(database, { days, limit: BATCH_SIZE })) === BATCH_SIZE };
  },
});
