import { clientOf, type Database, type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** The right to send a message and record the result: rejected once another claim has a higher fence. */
export interface DeliveryClaim {
  id: string;
  fence: number;
  endpointId: string;
  /** Attempts so far. */
  attempts: number;
  /** Of these, attempts before the last redelivery. */
  sentBefore: number;
  messageId: string;
  type: string;
  payload: string;
  url: string;
  /** Encrypted. */
  secret: Uint8Array;
  /** Encrypted; signs too. */
  previousSecret: Uint8Array | null;
  /** Whether its endpoint was disabled after it was queued. */
  disabled: boolean;
  /** Whether the last message to its endpoint failed. */
  failing: boolean;
  /** Concurrent messages that its endpoint gets at the moment. */
  concurrency: number;
  /** Whether it took the last of these. */
  saturated: boolean;
}

/**
 * Deliveries are due by the database's clock, which all couriers share. `aheadSeconds` moves that clock forward in
 * tests.
 */
export interface Clock {
  aheadSeconds: number;
}

export interface DeliveryClaimLimits {
  /** Maximum number to claim now. */
  limit: number;
  /**
   * Of these, for healthy endpoints: the rest of the capacity is reserved for failing ones, so that they are probed.
   */
  healthyLimit: number;
  /** Of these, for endpoints whose last delivery failed, one at a time for each. */
  failingLimit: number;
  /**
   * Maximum of concurrent messages to one endpoint, over all couriers; its own number (`concurrency`) may be lower.
   * Couriers that claim at the same moment may exceed this limit and the next one.
   */
  perEndpoint: number;
  /** Concurrent messages to all endpoints of a workspace. */
  perWorkspace: number;
  leaseSeconds: number;
}

/** Messages of one brand to an endpoint are sent one after another. A test message has its own ordering key. */
const ORDERING_KEY = Prisma.sql`coalesce(brand_id, id)`;

/** Endpoints with waiting messages and the time of the first one, found with a loose index scan; for `waiting`. */
export const WAITING_ENDPOINTS = Prisma.sql`
  (SELECT endpoint_id, due_at FROM webhook_deliveries WHERE status = 'pending' ORDER BY endpoint_id, due_at LIMIT 1)
  UNION ALL
  SELECT following.endpoint_id, following.due_at FROM waiting CROSS JOIN LATERAL (
    SELECT endpoint_id, due_at FROM webhook_deliveries
    WHERE status = 'pending' AND endpoint_id > waiting.endpoint_id ORDER BY endpoint_id, due_at LIMIT 1
  ) following`;

/**
 * Ordering keys of the endpoint `ranked_endpoints.id` with waiting messages, found in the same way: by id, starting with
 * the one that has waited longest, once around.
 */
const WAITING_ORDERING_KEYS = Prisma.sql`
  (
    SELECT ${ORDERING_KEY} AS ordering_key, ${ORDERING_KEY} AS first, false AS around FROM webhook_deliveries
    WHERE status = 'pending' AND endpoint_id = ranked_endpoints.id ORDER BY due_at LIMIT 1
  )
  UNION ALL
  SELECT following.ordering_key, first, following.around FROM waiting_keys CROSS JOIN LATERAL (
    (
      SELECT ${ORDERING_KEY} AS ordering_key, around FROM webhook_deliveries
      WHERE status = 'pending' AND endpoint_id = ranked_endpoints.id AND ${ORDERING_KEY} > waiting_keys.ordering_key
        AND (NOT around OR ${ORDERING_KEY} < first) ORDER BY ${ORDERING_KEY} LIMIT 1
    )
    UNION ALL
    (
      SELECT ${ORDERING_KEY}, true FROM webhook_deliveries
      WHERE status = 'pending' AND endpoint_id = ranked_endpoints.id AND NOT around AND ${ORDERING_KEY} < first
      ORDER BY ${ORDERING_KEY} LIMIT 1
    )
    LIMIT 1
  ) following`;

/**
 * Claims due messages. Workspaces take turns, and so do their endpoints, healthy ones before failing ones, so that none
 * waits for the backlog of another. Of each ordering key only the first due message is considered, in the order of
 * events: a message that has to be retried falls behind. Ordering keys are visited by id, starting with the one that
 * has waited longest, until there are enough.
 *
 * Endpoints and ordering keys with waiting messages are found with loose index scans, so neither the length of a
 * backlog nor the number of endpoints matters. ADR 10 has measurements.
 */
export async function claimDeliveries(
  database: Database,
  { limit, healthyLimit, failingLimit, perEndpoint, perWorkspace, leaseSeconds }: DeliveryClaimLimits,
  { aheadSeconds }: Clock,
): Promise<DeliveryClaim[]> {
  // Runs twice a second, so it is prepared.
  return selectOf(database)<DeliveryClaim>(Prisma.sql`
    WITH RECURSIVE clock AS (
      SELECT now() + make_interval(secs => ${aheadSeconds}) AS time
    ), waiting AS (
      ${WAITING_ENDPOINTS}
    ), endpoints_in_flight AS (
      SELECT endpoint_id, count(*) AS in_flight, array_agg(${ORDERING_KEY}) AS keys_in_flight
      FROM webhook_deliveries WHERE status = 'delivering' GROUP BY endpoint_id
    ), workspaces_in_flight AS (
      SELECT workspace_id, sum(in_flight) AS workspace_in_flight
      FROM endpoints_in_flight JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id GROUP BY workspace_id
    ), candidates AS (
      SELECT endpoint.id, endpoint.workspace_id, waiting.due_at, coalesce(in_flight, 0) AS in_flight,
        coalesce(workspace_in_flight, 0) AS workspace_in_flight, coalesce(keys_in_flight, '{}') AS keys_in_flight,
        failing_since IS NOT NULL AS failing,
        CASE WHEN failing_since IS NULL THEN least(endpoint.concurrency, ${perEndpoint}::bigint) ELSE 1 END AS max_in_flight
      FROM waiting JOIN webhook_endpoints endpoint ON endpoint.id = waiting.endpoint_id
      JOIN workspaces ON workspaces.id = endpoint.workspace_id AND move IS NULL
      LEFT JOIN endpoints_in_flight ON endpoints_in_flight.endpoint_id = endpoint.id
      LEFT JOIN workspaces_in_flight ON workspaces_in_flight.workspace_id = endpoint.workspace_id
      WHERE waiting.due_at <= (SELECT time FROM clock)
    ), ranked_endpoints AS (
      SELECT *, row_number() OVER (PARTITION BY failing ORDER BY workspace_in_flight, in_flight, due_at) AS rank
      FROM candidates WHERE in_flight < max_in_flight AND workspace_in_flight < ${perWorkspace}::bigint
    ), due AS (
      SELECT message.id, message.due_at, failing, workspace_id, workspace_in_flight, max_in_flight,
        in_flight + row_number() OVER (PARTITION BY ranked_endpoints.id ORDER BY message.due_at) AS endpoint_rank
      FROM ranked_endpoints CROSS JOIN clock CROSS JOIN LATERAL (
        WITH RECURSIVE waiting_keys AS (
          ${WAITING_ORDERING_KEYS}
        )
        SELECT head.id, head.due_at FROM waiting_keys CROSS JOIN LATERAL (
          SELECT id, due_at FROM webhook_deliveries
          WHERE status = 'pending' AND endpoint_id = ranked_endpoints.id
            AND ${ORDERING_KEY} = waiting_keys.ordering_key AND due_at <= clock.time
          ORDER BY seq LIMIT 1
        ) head
        WHERE waiting_keys.ordering_key <> ALL (ranked_endpoints.keys_in_flight)
        LIMIT ranked_endpoints.max_in_flight - ranked_endpoints.in_flight
      ) message
      -- An endpoint in progress may have nothing else to send, so as many more are considered.
      WHERE ranked_endpoints.rank <= (SELECT count(*) FROM endpoints_in_flight)
        + CASE WHEN failing THEN ${failingLimit}::bigint ELSE least(${limit}::bigint, ${healthyLimit}::bigint) END
    ), ranked AS (
      SELECT *, workspace_in_flight
        + row_number() OVER (PARTITION BY workspace_id ORDER BY endpoint_rank, failing, due_at) AS rank
      FROM due
    ), queue AS (
      SELECT *, row_number() OVER (PARTITION BY failing ORDER BY rank, due_at) AS position
      FROM ranked WHERE rank <= ${perWorkspace}::bigint
    ), chosen AS (
      SELECT id, endpoint_rank >= max_in_flight AS saturated FROM queue
      WHERE position <= CASE WHEN failing THEN ${failingLimit}::bigint ELSE ${healthyLimit}::bigint END
      ORDER BY failing, rank, due_at LIMIT ${limit}::bigint
    ), locked AS (
      SELECT id FROM webhook_deliveries WHERE status = 'pending' AND id IN (SELECT id FROM chosen) FOR UPDATE SKIP LOCKED
    )
    UPDATE webhook_deliveries delivery
    SET status = 'delivering', fence = fence + 1, lease_until = clock.time + make_interval(secs => ${leaseSeconds})
    FROM locked JOIN chosen USING (id), clock, webhook_endpoints endpoint
    WHERE delivery.id = locked.id AND endpoint.id = delivery.endpoint_id
    RETURNING delivery.id, fence, endpoint_id AS "endpointId", attempts, sent_before AS "sentBefore",
      message_id AS "messageId", type, payload, url, secret, disabled_at IS NOT NULL AS disabled,
      failing_since IS NOT NULL AS failing, concurrency, saturated,
      CASE WHEN previous_secret_expires_at > clock.time THEN previous_secret END AS "previousSecret"`);
}

/** Lost claims of one message before further ones count as attempts: the message itself may crash couriers. */
const MAX_UNCOUNTED_CLAIMS = 3;

/** Makes the claims of crashed couriers due again, except those lost too often. Returns their number. */
export async function reclaimDeliveries(db: Queryable, { aheadSeconds }: Clock): Promise<number> {
  return clientOf(db).$executeRaw`
    UPDATE webhook_deliveries SET status = 'pending', lease_until = NULL, due_at = least(due_at, now())
    WHERE status = 'delivering' AND lease_until < now() + make_interval(secs => ${aheadSeconds})
      AND fence - attempts <= ${MAX_UNCOUNTED_CLAIMS}::int`;
}

/** The claim of a crashed courier, with what is needed to count it as an attempt. */
export type LostDelivery = Pick<
  DeliveryClaim,
  'id' | 'fence' | 'endpointId' | 'attempts' | 'sentBefore' | 'type' | 'url' | 'concurrency'
>;

/** Claims lost too often: each is to be settled as a failed attempt. */
export async function listLostDeliveries(
  db: Queryable,
  { limit }: { limit: number },
  { aheadSeconds }: Clock,
): Promise<LostDelivery[]> {
  return clientOf(db).$queryRaw<LostDelivery[]>`
    SELECT delivery.id, fence, endpoint_id AS "endpointId", attempts, sent_before AS "sentBefore", type, url, concurrency
    FROM webhook_deliveries delivery JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id
    WHERE status = 'delivering' AND lease_until < now() + make_interval(secs => ${aheadSeconds})
      AND fence - attempts > ${MAX_UNCOUNTED_CLAIMS}::int
    ORDER BY lease_until LIMIT ${limit}::bigint`;
}

/** The new state of a claimed delivery. */
export interface DeliveryClaimEnd {
  status: 'succeeded' | 'failed' | 'pending';
  /** Seconds until it is due, if it is pending. */
  delaySeconds: number;
  /** Whether it was sent. */
  sent: boolean;
}

/** Ends a claim; false if it was lost: then none of its result may be written. */
export async function endDeliveryClaim(
  db: Queryable,
  { id, fence }: Pick<DeliveryClaim, 'id' | 'fence'>,
  { status, delaySeconds, sent }: DeliveryClaimEnd,
  { aheadSeconds }: Clock,
): Promise<boolean> {
  const isPending = status === 'pending';
  const count = await clientOf(db).$executeRaw`
    UPDATE webhook_deliveries SET status = ${status}::"DeliveryStatus", attempts = attempts + ${sent ? 1 : 0}::int,
      lease_until = NULL, finished_at = CASE WHEN ${!isPending} THEN now() END,
      due_at = CASE WHEN ${isPending} THEN now() + make_interval(secs => ${aheadSeconds + delaySeconds}) END
    WHERE id = ${id}::uuid AND status = 'delivering' AND fence = ${fence}`;
  return count === 1;
}

/** Releases a claim, due again after a while, without counting an attempt. */
export const releaseDeliveryClaim = (
  db: Queryable,
  claim: DeliveryClaim,
  delaySeconds: number,
  clock: Clock,
): Promise<boolean> => endDeliveryClaim(db, claim, { status: 'pending', delaySeconds, sent: false }, clock);
