import { clientOf, type Queryable } from '../client.ts';
import { afterPosition, type ListPosition, NEWEST_FIRST } from '../newest-first.ts';

/** Concurrent messages that every endpoint starts with: the default of the column. */
export const INITIAL_CONCURRENCY = 4;

/** A webhook of a workspace. */
export interface WebhookKey {
  workspaceId: string;
  webhookId: string;
}

/** The visible fields of an endpoint, without its secrets. */
export interface WebhookRow {
  id: string;
  url: string;
  description: string;
  eventTypes: string[];
  disabledAt: Date | null;
  disabledReason: string;
  createdAt: Date;
  updatedAt: Date;
}

const WEBHOOK_COLUMNS = {
  id: true,
  url: true,
  description: true,
  eventTypes: true,
  disabledAt: true,
  disabledReason: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** Endpoints of a workspace, newest first, at most `limit` after `after`. */
export async function listWebhookRows(
  db: Queryable,
  query: { workspaceId: string; after?: ListPosition | undefined; limit: number },
): Promise<WebhookRow[]> {
  const { workspaceId, after, limit } = query;
  return clientOf(db).webhookEndpoint.findMany({
    where: {
      workspaceId,
      ...afterPosition(after),
    },
    orderBy: NEWEST_FIRST,
    take: limit,
    select: WEBHOOK_COLUMNS,
  });
}

export async function findWebhook(db: Queryable, { workspaceId, webhookId }: WebhookKey): Promise<WebhookRow | null> {
  return clientOf(db).webhookEndpoint.findFirst({ where: { id: webhookId, workspaceId }, select: WEBHOOK_COLUMNS });
}

/** Creates an endpoint; null if the workspace has `max` of them. Exact under concurrency. */
export async function insertWebhook(
  tx: Queryable,
  endpoint: {
    id: string;
    workspaceId: string;
    url: string;
    description: string;
    eventTypes: string[];
    disabledAt?: Date | null;
    secret: Uint8Array<ArrayBuffer>;
  },
  max: number,
): Promise<WebhookRow | null> {
  const { workspaceId } = endpoint;
  await clientOf(tx).$executeRaw`SELECT FROM workspaces WHERE id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  if ((await countWebhooks(tx, workspaceId)) >= max) return null;
  return clientOf(tx).webhookEndpoint.create({ data: endpoint, select: WEBHOOK_COLUMNS });
}

export interface WebhookChange {
  url?: string | undefined;
  description?: string | undefined;
  eventTypes?: string[] | undefined;
  enabled?: boolean | undefined;
}

/** Changes an endpoint; null if there is none. Disabling it ends its waiting deliveries. */
export async function updateWebhookRow(
  tx: Queryable,
  key: WebhookKey,
  change: WebhookChange,
): Promise<WebhookRow | null> {
  const { webhookId, workspaceId } = key;
  await clientOf(tx).$executeRaw`
    SELECT FROM webhook_endpoints
    WHERE id = ${webhookId}::uuid AND workspace_id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  const endpoint = await findWebhook(tx, key);
  if (!endpoint) return null;
  const { enabled, ...fields } = change;
  const isEnabled = endpoint.disabledAt === null;
  const resetHealth = (enabled === true && !isEnabled) || (fields.url !== undefined && fields.url !== endpoint.url);
  const data = {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    ...(enabled === true && { disabledAt: null, disabledReason: '' }),
    ...(enabled === false && isEnabled && { disabledAt: new Date() }),
    // Neither failures nor concurrency of an earlier URL hold for a new one.
    ...(resetHealth && { failingSince: null, concurrency: INITIAL_CONCURRENCY }),
  };
  if (enabled === false) await failPendingDeliveries(tx, endpoint.id);
  return clientOf(tx).webhookEndpoint.update({ where: { id: endpoint.id }, data, select: WEBHOOK_COLUMNS });
}

/** Deletes an endpoint and its deliveries; returns whether there was one. */
export async function deleteWebhookRow(db: Queryable, { workspaceId, webhookId }: WebhookKey): Promise<boolean> {
  const { count } = await clientOf(db).webhookEndpoint.deleteMany({ where: { id: webhookId, workspaceId } });
  return count > 0;
}

/**
 * Replaces the secret. The previous one keeps signing until `previousExpiresAt`, and an even earlier one stops. False
 * if there is no such endpoint.
 */
export async function rotateWebhookSecret(
  db: Queryable,
  { workspaceId, webhookId }: WebhookKey,
  { secret, previousExpiresAt }: { secret: Uint8Array; previousExpiresAt: Date },
): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE webhook_endpoints SET previous_secret = secret, secret = ${secret}, updated_at = now(),
      previous_secret_expires_at = ${previousExpiresAt.toISOString()}::timestamptz
    WHERE id = ${webhookId}::uuid AND workspace_id = ${workspaceId}::uuid`;
  return count > 0;
}

/** Ends the messages that wait for an endpoint. */
export async function failPendingDeliveries(tx: Queryable, webhookId: string): Promise<void> {
  await clientOf(tx).$executeRaw`
    UPDATE webhook_deliveries SET status = 'failed', finished_at = now()
    WHERE endpoint_id = ${webhookId}::uuid AND status = 'pending'`;
}

/** The secrets of an endpoint, encrypted. */
export interface SealedSecrets {
  webhookId: string;
  secret: Uint8Array<ArrayBuffer>;
  previousSecret: Uint8Array<ArrayBuffer> | null;
}

/** The secrets of endpoints after `after`, by id. */
export async function listSealedSecrets(
  db: Queryable,
  { after, limit }: { after: string | null; limit: number },
): Promise<(SealedSecrets & { workspaceId: string })[]> {
  const rows = await clientOf(db).webhookEndpoint.findMany({
    where: after === null ? {} : { id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
    select: { id: true, workspaceId: true, secret: true, previousSecret: true },
  });
  return rows.map(({ id, ...row }) => ({ webhookId: id, ...row }));
}

/**
 * Replaces the encrypted secrets of an endpoint; false if they were replaced meanwhile. The endpoint itself does not
 * change: `updatedAt` stays.
 */
export async function replaceSealedSecrets(db: Queryable, from: SealedSecrets, to: SealedSecrets): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE webhook_endpoints SET secret = ${to.secret}, previous_secret = ${to.previousSecret}::bytea
    WHERE id = ${from.webhookId}::uuid AND secret = ${from.secret}
      AND previous_secret IS NOT DISTINCT FROM ${from.previousSecret}::bytea`;
  return count === 1;
}

export const countWebhooks = (db: Queryable, workspaceId: string): Promise<number> =>
  clientOf(db).webhookEndpoint.count({ where: { workspaceId } });
