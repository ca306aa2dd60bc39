import { randomBytes, randomUUID } from 'node:crypto';
import {
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
  deleteWebhookRow as remove,
  rotateWebhookSecret,
  updateWebhookRow as update,
} from '@brandprint/database';
import { ApiError, createSecretBox } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { webhookView } from '../views/webhook.ts';
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
  const row = await context.deps.pipeline.database.transaction((tx) => create(tx, endpoint, MAX_WEBHOOKS));
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
  const row = await database.transaction((tx) => update(tx, webhookKeyOf(context, path), change));
  if (!row) throw webhookNotFound();
  return webhookView(row);
}

export async function deleteWebhook(context: Context, path: WebhookPathParams): Promise<void> {
  const { database } = context.deps.pipeline;
  if (!(await database.transaction((tx) => remove(tx, webhookKeyOf(context, path))))) throw webhookNotFound();
}

/** A secret that is replaced twice within its overlap stops signing at the second replacement. */
export async function rotateSecret(
  context: Context,
  path: WebhookPathParams,
): Promise<z.infer<typeof RotatedSecretResponse>['data']> {
  const secret = generateSecret();
  const previousExpiresAt = new Date(Date.now() + ROTATION_MS);
  const key = webhookKeyOf(context, path);
  const isKnown = await rotateWebhookSecret(context.deps.pipeline.database, key, {
    secret: sealSecret(context, secret, key.webhookId),
    previousExpiresAt,
  });
  if (!isKnown) throw webhookNotFound();
  return { secret, previous_secret_expires_at: previousExpiresAt.toISOString() };
}
