import type { Database, Queryable } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** The right to send a message and to write what came of it: refused once another claim has a higher fence. */
export interface DeliveryClaim {
  id: string;
  fence: number;
  endpointId: string;
  /** Sent so far. */
  attempts: number;
  /** Of these, before it was last asked to be sent again. */
  sentBefore: number;
  messageId: string;
  type: string;
  payload: string;
  url: string;
  /** Sealed. */
  secret: Uint8Array;
  /** Sealed; signs too. */
  previousSecret: Uint8Array | null;
  /** Whether its endpoint was disabled after it was queued. */
  disabled: boolean;
  /** Whether the last message to its endpoint failed. */
  failing: boolean;
}

/**
 * The time by which deliveries are due is the database's, which all couriers share; `aheadSeconds` is by how much a clock
 * that is set in its place is ahead of it.
 */
export interface Clock {
  aheadSeconds: number;
}

export interface ClaimLimits {
  /** At most so many now. */
  limit: number;
  /** Of these, to endpoints whose last delivery failed; to each of them only one at a time. */
  failingLimit: number;
  /** To one endpoint at a time, over all couriers. Couriers that claim at the same moment may pass it, and the next. */
  perEndpoint: number;
  /** To all endpoints of a workspace at a time. */
  perWorkspace: number;
  leaseSeconds: number;
}

/**
 * Takes messages that are due, workspaces in turn and their endpoints in turn, those that work before those that fail, so
 * that none waits for the backlog of another. What is told of one brand goes to an endpoint one after another, in the order of events; only what has
 * to be tried again falls behind. Endpoints with something waiting are found by skipping from one to the next in an
 * index, and only those whose turn it is are looked into: with nothing waiting it costs one look.
 */
export async function claimDeliveries(
  { select }: Pick<Database, 'select'>,
  { limit, failingLimit, perEndpoint, perWorkspace, leaseSeconds }: ClaimLimits,
  { aheadSeconds }: Clock,
): Promise<DeliveryClaim[]> {
  // Asked twice a second, and so prepared. OFFSET 0 keeps a condition from being turned into a join with everything that waits.
  return select<DeliveryClaim>(Prisma.sql`
    WITH RECURSIVE clock AS (
      SELECT now() + make_interval(secs => ${aheadSeconds}) AS time
    ), waiting AS (
      (SELECT endpoint_id, due_at FROM webhook_deliveries WHERE status = 'pending' ORDER BY endpoint_id, due_at LIMIT 1)
      UNION ALL
      SELECT following.endpoint_id, following.due_at FROM waiting CROSS JOIN LATERAL (
        SELECT endpoint_id, due_at FROM webhook_deliveries
        WHERE status = 'pending' AND endpoint_id > waiting.endpoint_id ORDER BY endpoint_id, due_at LIMIT 1
      ) following
    ), working AS (
      SELECT endpoint.id, endpoint.workspace_id, count(*) AS busy
      FROM webhook_deliveries JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
      WHERE status = 'delivering' GROUP BY endpoint.id
    ), crowds AS (
      SELECT workspace_id, sum(busy) AS crowd FROM working GROUP BY workspace_id
    ), standing AS (
      SELECT endpoint.id, endpoint.workspace_id, waiting.due_at, coalesce(busy, 0) AS busy, coalesce(crowd, 0) AS crowd,
        failing_since IS NOT NULL AS failing, CASE WHEN failing_since IS NULL THEN ${perEndpoint}::bigint ELSE 1 END AS most
      FROM waiting JOIN webhook_endpoints endpoint ON endpoint.id = waiting.endpoint_id
      LEFT JOIN working ON working.id = endpoint.id
      LEFT JOIN crowds ON crowds.workspace_id = endpoint.workspace_id
      WHERE waiting.due_at <= (SELECT time FROM clock)
    ), turns AS (
      SELECT * FROM standing WHERE busy < most AND crowd < ${perWorkspace}::bigint
      ORDER BY failing, crowd, busy, due_at LIMIT ${limit}::bigint
    ), due AS (
      SELECT message.id, message.due_at, failing, workspace_id, crowd,
        busy + row_number() OVER (PARTITION BY turns.id ORDER BY message.due_at) AS turn
      FROM turns CROSS JOIN clock CROSS JOIN LATERAL (
        SELECT id, due_at FROM webhook_deliveries own
        WHERE status = 'pending' AND endpoint_id = turns.id AND due_at <= clock.time
          AND NOT EXISTS (
            SELECT FROM webhook_deliveries other
            WHERE other.brand_id = own.brand_id AND other.endpoint_id = own.endpoint_id AND other.status = 'delivering'
            OFFSET 0
          ) AND NOT EXISTS (
            SELECT FROM webhook_deliveries earlier
            WHERE earlier.brand_id = own.brand_id AND earlier.endpoint_id = own.endpoint_id AND earlier.status = 'pending'
              AND earlier.due_at <= clock.time AND earlier.seq < own.seq
            OFFSET 0
          )
        ORDER BY due_at LIMIT turns.most - turns.busy
      ) message
    ), ranked AS (
      SELECT *, row_number() OVER (PARTITION BY failing ORDER BY turn, due_at) AS probe,
        crowd + row_number() OVER (PARTITION BY workspace_id ORDER BY failing, turn, due_at) AS place
      FROM due
    ), chosen AS (
      SELECT id FROM ranked
      WHERE place <= ${perWorkspace}::bigint AND (NOT failing OR probe <= ${failingLimit}::bigint)
      ORDER BY failing, place, due_at LIMIT ${limit}::bigint
    ), locked AS (
      SELECT id FROM webhook_deliveries WHERE status = 'pending' AND id IN (SELECT id FROM chosen) FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_deliveries delivery
    SET status = 'delivering', fence = fence + 1, lease_until = clock.time + make_interval(secs => ${leaseSeconds})
    FROM locked, clock, webhook_endpoints endpoint
    WHERE delivery.id = locked.id AND endpoint.id = delivery.endpoint_id
    RETURNING delivery.id, fence, endpoint_id AS "endpointId", attempts, sent_before AS "sentBefore",
      message_id AS "messageId", type, payload, url, secret, disabled_at IS NOT NULL AS disabled,
      failing_since IS NOT NULL AS failing,
      CASE WHEN previous_secret_expires_at > clock.time THEN previous_secret END AS "previousSecret"`);
}

/** Makes due what a courier that died had claimed. */
export async function takeBackDeliveries(db: Queryable, { aheadSeconds }: Clock): Promise<number> {
  return db.$executeRaw`
    UPDATE webhook_deliveries SET status = 'pending', lease_until = NULL, due_at = least(due_at, now())
    WHERE status = 'delivering' AND lease_until < now() + make_interval(secs => ${aheadSeconds})`;
}

/** What becomes of a claim. */
export interface ClaimEnd {
  status: 'succeeded' | 'failed' | 'pending';
  /** Until it is due, if it is pending. */
  delaySeconds: number;
  /** Whether it was sent. */
  sent: boolean;
}

/** Ends a claim; false if it was lost, and then nothing of what came of it may be written. */
export async function endClaim(
  db: Queryable,
  { id, fence }: DeliveryClaim,
  { status, delaySeconds, sent }: ClaimEnd,
  { aheadSeconds }: Clock,
): Promise<boolean> {
  const isPending = status === 'pending';
  const count = await db.$executeRaw`
    UPDATE webhook_deliveries SET status = ${status}::"DeliveryStatus", attempts = attempts + ${sent ? 1 : 0}::int,
      lease_until = NULL, finished_at = CASE WHEN ${!isPending} THEN now() END,
      due_at = CASE WHEN ${isPending} THEN now() + make_interval(secs => ${aheadSeconds + delaySeconds}) END
    WHERE id = ${id}::uuid AND status = 'delivering' AND fence = ${fence}`;
  return count === 1;
}

/** Gives a claim back, due again after a while, without counting it. */
export const releaseDelivery = (
  db: Queryable,
  claim: DeliveryClaim,
  delaySeconds: number,
  clock: Clock,
): Promise<boolean> => endClaim(db, claim, { status: 'pending', delaySeconds, sent: false }, clock);
