import { randomBytes, randomUUID } from 'node:crypto';
import {
  type AuditAction,
  type CreateWebhookRequest,
  MAX_WEBHOOKS,
  type PageQuery,
  type RotatedSecretResponse,
  type UpdateWebhookRequest,
  type WebhookEndpoint,
  type WebhookListResponse,
} from '@brandprint/contracts';
import {
  insertWebhook as create,
  findWebhook,
  listWebhookRows as list,
  type Queryable,
  deleteWebhookRow as remove,
  rotateWebhookSecret,
  updateWebhookRow as update,
} from '@brandprint/database';
import { ApiError, createSecretBox } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { webhookView } from '../views/webhook.ts';
import { audit } from './audit.ts';
import { paginate } from './paginate.ts';

interface WebhookPathParams {
  webhookId: string;
}

const SECRET_BYTES = 32;
/** How long the previous secret keeps signing. */
const ROTATION_MS = 24 * 3_600_000;

/** The format of Standard Webhooks. */
const generateSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Encrypted, bound to its endpoint. */
const sealSecret = ({ deps }: Context, secret: string, webhookId: string) =>
  new Uint8Array(createSecretBox(deps.secretsKey).seal(secret, webhookId));

export const webhookNotFound = (): ApiError => new ApiError('NOT_FOUND', { message: 'Webhook not found' });

const auditWebhook = (
  tx: Queryable,
  { caller }: Context,
  action: AuditAction,
  targetId: string,
  details: Record<string, unknown> = {},
) => audit(tx, caller, { action, targetId, details });

/** Paths and queries of webhook URLs can be secrets. */
const hostOf = (url: string): string => new URL(url).host;

const fieldsOf = (change: object): string[] =>
  Object.entries(change)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => name);

/** Ids in the database's notation, which a path need not have. */
export const webhookKeyOf = ({ caller }: Context, { webhookId }: WebhookPathParams) => ({
  workspaceId: caller.workspaceId,
  webhookId: webhookId.toLowerCase(),
});

export async function listWebhooks(
  context: Context,
  query: z.infer<typeof PageQuery>,
): Promise<z.infer<typeof WebhookListResponse>> {
  const { workspaceId } = context.caller;
  return paginate(context, {
    scope: 'webhooks',
    query,
    read: (page) => list(context.deps.pipeline.database, { workspaceId, ...page }),
    view: webhookView,
  });
}

/** Throws NOT_FOUND. */
export async function getWebhook(context: Context, path: WebhookPathParams): Promise<WebhookEndpoint> {
  const row = await findWebhook(context.deps.pipeline.database, webhookKeyOf(context, path));
  if (!row) throw webhookNotFound();
  return webhookView(row);
}

/** The secret is only in this response, and encrypted in the database. Throws WEBHOOK_LIMIT_REACHED. */
export async function createWebhook(
  context: Context,
  request: CreateWebhookRequest,
): Promise<WebhookEndpoint & { secret: string }> {
  const [id, secret] = [randomUUID(), generateSecret()];
  const endpoint = {
    id,
    workspaceId: context.caller.workspaceId,
    url: request.url,
    description: request.description,
    eventTypes: request.event_types,
    disabledAt: request.enabled ? null : new Date(),
    secret: sealSecret(context, secret, id),
  };
  const row = await context.deps.pipeline.database.transaction(async (tx) => {
    const created = await create(tx, endpoint, MAX_WEBHOOKS);
    if (created) await auditWebhook(tx, context, 'webhook.created', id, { url: hostOf(request.url) });
    return created;
  });
  if (!row) throw new ApiError('WEBHOOK_LIMIT_REACHED');
  return { ...webhookView(row), secret };
}

export async function updateWebhook(
  context: Context,
  path: WebhookPathParams,
  { url, description, event_types: eventTypes, enabled }: UpdateWebhookRequest,
): Promise<WebhookEndpoint> {
  const change = { url, description, eventTypes, enabled };
  const { database } = context.deps.pipeline;
  const key = webhookKeyOf(context, path);
  const row = await database.transaction(async (tx) => {
    const updated = await update(tx, key, change);
    if (updated) await auditWebhook(tx, context, 'webhook.updated', key.webhookId, { changed: fieldsOf(change) });
    return updated;
  });
  if (!row) throw webhookNotFound();
  return webhookView(row);
}

export async function deleteWebhook(context: Context, path: WebhookPathParams): Promise<void> {
  const { database } = context.deps.pipeline;
  const key = webhookKeyOf(context, path);
  const removed = await database.transaction(async (tx) => {
    const isKnown = await remove(tx, key);
    if (isKnown) await auditWebhook(tx, context, 'webhook.deleted', key.webhookId);
    return isKnown;
  });
  if (!removed) throw webhookNotFound();
}

/** A secret that is replaced twice within its overlap stops signing at the second replacement. */
export async function rotateSecret(
  context: Context,
  path: WebhookPathParams,
): Promise<z.infer<typeof RotatedSecretResponse>['data']> {
  const secret = generateSecret();
  const previousExpiresAt = new Date(Date.now() + ROTATION_MS);
  const key = webhookKeyOf(context, path);
  const rotation = { secret: sealSecret(context, secret, key.webhookId), previousExpiresAt };
  const rotated = await context.deps.pipeline.database.transaction(async (tx) => {
    const isKnown = await rotateWebhookSecret(tx, key, rotation);
    if (isKnown) await auditWebhook(tx, context, 'webhook.secret_rotated', key.webhookId);
    return isKnown;
  });
  if (!rotated) throw webhookNotFound();
  return { secret, previous_secret_expires_at: previousExpiresAt.toISOString() };
}
