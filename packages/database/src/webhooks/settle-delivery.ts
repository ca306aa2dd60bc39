import { clientOf, type Queryable } from '../client.ts';
import { type Clock, type DeliveryClaim, type DeliveryClaimEnd, endDeliveryClaim } from './claims.ts';
import type { AttemptRow } from './deliveries.ts';
import { failPendingDeliveries } from './endpoints.ts';

/** The result of sending a message, and what follows from it. */
export interface AttemptOutcome extends Omit<DeliveryClaimEnd, 'sent'> {
  attempt: Omit<AttemptRow, 'number'>;
  /** Whether it counts for or against its endpoint. */
  countsForHealth: boolean;
  /** Concurrent messages that its endpoint gets from now on; null if that does not change. */
  concurrency: number | null;
  /** The reason for disabling the endpoint, if it has failed for this long. */
  disable: { reason: string; afterSeconds: number } | null;
}

/**
 * Records the result of sending a message; `disabled` says whether that disabled its endpoint. Null if the claim was
 * lost: then the caller must roll back. Locks the endpoint before the delivery, as disabling and deleting do.
 */
export async function settleDelivery(
  tx: Queryable,
  claim: Pick<DeliveryClaim, 'id' | 'fence' | 'endpointId' | 'attempts' | 'url' | 'concurrency'>,
  outcome: AttemptOutcome,
  clock: Clock,
): Promise<{ disabled: boolean } | null> {
  if (outcome.countsForHealth) await recordEndpointHealth(tx, claim, outcome.status === 'succeeded', clock);
  if (outcome.concurrency !== null) await changeConcurrency(tx, claim, outcome.concurrency);
  const disabled = outcome.disable !== null && (await disableWebhook(tx, claim, outcome.disable, clock));
  if (!(await endDeliveryClaim(tx, claim, { ...outcome, sent: true }, clock))) return null;
  await clientOf(tx).webhookAttempt.create({
    data: { deliveryId: claim.id, number: claim.attempts + 1, ...outcome.attempt },
  });
  if (disabled) await failPendingDeliveries(tx, claim.endpointId);
  return { disabled };
}

/** Ends a message to a disabled endpoint, and all others that wait for it. */
export async function failUnsentDelivery(tx: Queryable, claim: DeliveryClaim, clock: Clock): Promise<void> {
  await endDeliveryClaim(tx, claim, { status: 'failed', delaySeconds: 0, sent: false }, clock);
  await failPendingDeliveries(tx, claim.endpointId);
}

/** Longer than the longest delay of the schedule: beyond it, nothing is known about the time between two failures. */
const MAX_FAILURE_GAP_SECONDS = 2 * 24 * 3600;

/**
 * Since when an endpoint has been failing, as far as is known; failures of an earlier URL do not count. The time is
 * truncated to the precision of its column: rounded up it would be in the future, and an endpoint that is gone would
 * not be disabled.
 */
async function recordEndpointHealth(
  tx: Queryable,
  { endpointId, url }: Pick<DeliveryClaim, 'endpointId' | 'url'>,
  succeeded: boolean,
  clock: Clock,
) {
  await (succeeded
    ? clientOf(tx).$executeRaw`
        UPDATE webhook_endpoints SET failing_since = NULL WHERE id = ${endpointId}::uuid AND failing_since IS NOT NULL`
    : clientOf(tx).$executeRaw`
        UPDATE webhook_endpoints endpoint SET failed_at = time, failing_since = CASE
            WHEN failed_at > time - make_interval(secs => ${MAX_FAILURE_GAP_SECONDS}) THEN coalesce(failing_since, time) ELSE time
          END
        FROM (SELECT date_trunc('milliseconds', now() + make_interval(secs => ${clock.aheadSeconds})) AS time) clock
        WHERE id = ${endpointId}::uuid AND url = ${url}`);
}

/** Once for all messages that were claimed at the same concurrency. It is no change of the endpoint by its owner. */
async function changeConcurrency(
  tx: Queryable,
  { endpointId, url, concurrency }: Pick<DeliveryClaim, 'endpointId' | 'url' | 'concurrency'>,
  next: number,
): Promise<void> {
  await clientOf(tx).$executeRaw`
    UPDATE webhook_endpoints SET concurrency = ${next}
    WHERE id = ${endpointId}::uuid AND url = ${url} AND concurrency = ${concurrency}`;
}

async function disableWebhook(
  tx: Queryable,
  { endpointId, url }: Pick<DeliveryClaim, 'endpointId' | 'url'>,
  { reason, afterSeconds }: { reason: string; afterSeconds: number },
  { aheadSeconds }: Clock,
): Promise<boolean> {
  const count = await clientOf(tx).$executeRaw`
    UPDATE webhook_endpoints SET disabled_at = now(), disabled_reason = ${reason}, updated_at = now()
    WHERE id = ${endpointId}::uuid AND disabled_at IS NULL AND url = ${url}
      AND failing_since <= now() + make_interval(secs => ${aheadSeconds - afterSeconds})`;
  return count === 1;
}
