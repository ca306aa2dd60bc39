import { TEST_MESSAGE_TYPE } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { webhookPayload } from '../events/record.ts';
import type { DeliveryStatus } from '../generated/client.ts';
import { afterPosition, type ListPosition, NEWEST_FIRST } from '../newest-first.ts';
import type { WebhookKey } from './endpoints.ts';

export interface DeliveryRow {
  id: string;
  endpointId: string;
  brandId: string | null;
  messageId: string;
  type: string;
  status: DeliveryStatus;
  attempts: number;
  dueAt: Date | null;
  createdAt: Date;
  finishedAt: Date | null;
  /** Of the last attempt; null if there was no response. */
  responseStatus: number | null;
}

export interface DeliveryDetailRow extends DeliveryRow {
  payload: string;
  /** The last ones, oldest first. */
  log: AttemptRow[];
}

/** The result of one attempt. */
export interface AttemptRow {
  number: number;
  startedAt: Date;
  durationMs: number;
  status: number | null;
  responseBody: string;
  error: string;
}

const DELIVERY_COLUMNS = {
  id: true,
  endpointId: true,
  brandId: true,
  messageId: true,
  type: true,
  status: true,
  attempts: true,
  dueAt: true,
  createdAt: true,
  finishedAt: true,
} as const;
const LAST_ATTEMPT_STATUS = { orderBy: { number: 'desc' }, take: 1, select: { status: true } } as const;

/** Deliveries to an endpoint, newest first, at most `limit` after `after`. */
export async function listDeliveryRows(
  db: Queryable,
  query: WebhookKey & {
    status?: DeliveryStatus | undefined;
    after?: ListPosition | undefined;
    limit: number;
  },
): Promise<DeliveryRow[]> {
  const { workspaceId, webhookId, status, after, limit } = query;
  const rows = await clientOf(db).webhookDelivery.findMany({
    where: {
      endpointId: webhookId,
      endpoint: { workspaceId },
      ...(status && { status }),
      ...afterPosition(after),
    },
    orderBy: NEWEST_FIRST,
    take: limit,
    select: { ...DELIVERY_COLUMNS, log: LAST_ATTEMPT_STATUS },
  });
  return rows.map(({ log, ...row }) => ({ ...row, responseStatus: log[0]?.status ?? null }));
}

/** Attempts shown of a delivery, which can be redelivered without limit. */
const MAX_SHOWN_ATTEMPTS = 100;

/** A delivery to an endpoint of the workspace, with its last attempts. */
export async function findDelivery(
  db: Queryable,
  { workspaceId, webhookId, deliveryId }: WebhookKey & { deliveryId: string },
): Promise<DeliveryDetailRow | null> {
  const row = await clientOf(db).webhookDelivery.findFirst({
    where: { id: deliveryId, endpointId: webhookId, endpoint: { workspaceId } },
    select: { ...DELIVERY_COLUMNS, payload: true, log: { orderBy: { number: 'desc' }, take: MAX_SHOWN_ATTEMPTS } },
  });
  return row && { ...row, log: row.log.toReversed(), responseStatus: row.log[0]?.status ?? null };
}

/** Locks an endpoint until the end of the transaction. Null if there is none. */
async function lockWebhook(
  tx: Queryable,
  { workspaceId, webhookId }: WebhookKey,
): Promise<{ disabled: boolean } | null> {
  const [row] = await clientOf(tx).$queryRaw<{ disabled: boolean }[]>`
    SELECT disabled_at IS NOT NULL AS disabled FROM webhook_endpoints
    WHERE id = ${webhookId}::uuid AND workspace_id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

/**
 * Queues a test message and returns its id. If one is already waiting, returns that one, so that tests do not pile up.
 */
export async function queueTestMessage(
  tx: Queryable,
  key: WebhookKey,
  messageId: string,
): Promise<{ deliveryId: string } | 'disabled' | null> {
  const endpoint = await lockWebhook(tx, key);
  if (!endpoint) return null;
  if (endpoint.disabled) return 'disabled';
  const { webhookId } = key;
  const waiting = { endpointId: webhookId, type: TEST_MESSAGE_TYPE, status: 'pending' } as const;
  const delivery =
    (await clientOf(tx).webhookDelivery.findFirst({ where: waiting, select: { id: true } })) ??
    (await clientOf(tx).webhookDelivery.create({
      data: {
        endpointId: webhookId,
        messageId,
        type: TEST_MESSAGE_TYPE,
        payload: webhookPayload(TEST_MESSAGE_TYPE, new Date(), { webhook_id: webhookId }),
      },
      select: { id: true },
    }));
  return { deliveryId: delivery.id };
}

/**
 * Makes a delivery due now, with a full schedule of retries. One that is being sent at this moment is left alone: it is
 * `delivering`.
 */
export async function requeueDelivery(
  tx: Queryable,
  key: WebhookKey & { deliveryId: string },
): Promise<'queued' | 'delivering' | 'disabled' | null> {
  const endpoint = await lockWebhook(tx, key);
  if (!endpoint) return null;
  const { webhookId, deliveryId } = key;
  const isKnown = { id: deliveryId, endpointId: webhookId };
  if ((await clientOf(tx).webhookDelivery.count({ where: isKnown })) === 0) return null;
  if (endpoint.disabled) return 'disabled';
  const count = await clientOf(tx).$executeRaw`
    UPDATE webhook_deliveries SET status = 'pending', due_at = now(), finished_at = NULL, sent_before = attempts
    WHERE id = ${deliveryId}::uuid AND status <> 'delivering'`;
  return count === 1 ? 'queued' : 'delivering';
}
