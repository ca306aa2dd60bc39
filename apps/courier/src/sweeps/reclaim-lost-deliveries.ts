import { listLostDeliveries, reclaimDeliveries, settleDelivery } from '@brandprint/database';
import type { CourierDeps } from '../deps.ts';
import type { Sweep } from '../sweep.ts';
import { unsentOutcome } from '../webhooks/deliver-webhook.ts';

const BATCH_SIZE = 100;
const LOST_REASON = 'The service stopped while the message was being sent.';

/** Makes the deliveries of a crashed courier due again. Each loss is counted, so that a message is not lost forever. */
export const reclaimLostDeliveries = ({ pipeline, webhooks }: CourierDeps): Sweep => ({
  name: 'lost deliveries',
  intervalMs: 1_000,
  async run() {
    const { database, logger } = pipeline;
    const clock = { aheadSeconds: webhooks?.aheadSeconds?.() ?? 0 };
    const count = await reclaimDeliveries(database, clock);
    if (count > 0) logger.warn('reclaimed the deliveries of a crashed courier', { count });
    const lost = await listLostDeliveries(database, { limit: BATCH_SIZE }, clock);
    for (const claim of lost) {
      const outcome = unsentOutcome(claim, LOST_REASON, (webhooks?.random ?? Math.random)());
      const settled = await database.transaction((tx) => settleDelivery(tx, claim, outcome, clock));
      if (settled)
        logger.warn('webhook delivery was lost repeatedly', { webhook: claim.endpointId, delivery: claim.id });
    }
    return { more: lost.length === BATCH_SIZE };
  },
});
