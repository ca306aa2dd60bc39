import { removeOldEvents } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 1_000;

/** Removes brand events older than this many days. */
export const sweepOldEvents = ({ database }: Pipeline, days: number): Sweep => ({
  name: 'old events',
  intervalMs: 3_600_000,
  async run() {
    return { more: (await removeOldEvents(database, { days, limit: BATCH_SIZE })) === BATCH_SIZE };
  },
});
