import { removeOldModelCalls } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 1_000;

/** Removes records of model calls older than this many days. */
export const sweepOldModelCalls = ({ database }: Pipeline, days: number): Sweep => ({
  name: 'old model calls',
  intervalMs: 3_600_000,
  async run() {
    return { more: (await removeOldModelCalls(database, { days, limit: BATCH_SIZE })) === BATCH_SIZE };
  },
});
