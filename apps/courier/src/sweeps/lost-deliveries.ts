import { takeBackDeliveries } from '@brandprint/database';
import type { CourierDeps } from '../deps.ts';
import type { Sweep } from '../sweep.ts';

/** Makes due again what a courier that died was sending. */
export const takeBackLost = ({ pipeline, webhooks }: CourierDeps): Sweep => ({
  name: 'lost deliveries',
  everyMs: 1_000,
  async run() {
    const { database, logger } = pipeline;
    const count = await takeBackDeliveries(database.prisma, { aheadSeconds: webhooks?.aheadSeconds?.() ?? 0 });
    if (count > 0) logger.warn('took back the webhooks of a courier that died', { count });
    return { more: false };
  },
});
