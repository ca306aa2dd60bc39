import { removeOldEvents } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH = 1_000;
const KEPT_DAYS = 30;

/** Forgets what happened to brands long ago. */
export const forgetEvents = ({ database }: Pipeline): Sweep => ({
  name: 'old events',
  everyMs: 3_600_000,
  async run() {
    return { more: (await removeOldEvents(database.prisma, { days: KEPT_DAYS, limit: BATCH })) === BATCH };
  },
});
