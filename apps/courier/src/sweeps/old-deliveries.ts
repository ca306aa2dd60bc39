import { removeOldDeliveries } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH = 1_000;
const KEPT_DAYS = 30;

/** Removes deliveries that ended long ago, with their attempts. */
export const forgetDeliveries = ({ database }: Pipeline): Sweep => ({
  name: 'old deliveries',
  everyMs: 3_600_000,
  async run() {
    return { more: (await removeOldDeliveries(database.prisma, { days: KEPT_DAYS, limit: BATCH })) === BATCH };
  },
});
