import { listLostDeliveries, settleDelivery, takeBackDeliveries } from '@brandprint/database';
import type { CourierDeps } from '../deps.ts';
import type { Sweep } from '../sweep.ts';
import { notSent } from '../webhooks/deliver.ts';

const BATCH = 100;
const LOST = 'The service stopped while the message was being sent.';

/** Makes due again what a courier that died was sending; what went on like that is counted, so that it comes to an end. */
export const takeBackLost = ({ pipeline, webhooks }: CourierDeps): Sweep => ({
  name: 'lost deliveries',
  everyMs: 1_000,
  async run() {
    const { database, logger } = pipeline;
    const clock = { aheadSeconds: webhooks?.aheadSeconds?.() ?? 0 };
    const count = await takeBackDeliveries(database, clock);
    if (count > 0) logger.warn('took back the webhooks of a courier that died', { count });
    const lost = await listLostDeliveries(database, { limit: BATCH }, clock);
    for (const claim of lost) {
      const outcome = notSent(claim, LOST, (webhooks?.random ?? Math.random)());
      const settled = await database.transaction((tx) => settleDelivery(tx, claim, outcome, clock));
      if (settled) logger.warn('a webhook was lost again and again', { webhook: claim.endpointId, delivery: claim.id });
    }
    return { more: lost.length === BATCH };
  },
});
