import { randomUUID } from 'node:crypto';
import type { DeliveryListQuery, DeliveryListResponse, WebhookDelivery } from '@brandprint/contracts';
import {
  findDelivery,
  listDeliveryRows as list,
  requeueDelivery as queueAgain,
  queueTestMessage,
} from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { deliverySummary, deliveryView } from '../views/webhook.ts';
import { paginate } from './paginate.ts';
import { getWebhook, webhookKeyOf, webhookNotFound } from './webhooks.ts';

interface DeliveryPathParams {
  webhookId: string;
  deliveryId: string;
}

/** Throws NOT_FOUND for an unknown webhook. */
export async function listDeliveries(
  context: Context,
  { webhookId }: { webhookId: string },
  query: DeliveryListQuery,
): Promise<z.infer<typeof DeliveryListResponse>> {
  await getWebhook(context, { webhookId });
  const { status } = query;
  return paginate(context, {
    scope: `deliveries:${webhookId.toLowerCase()}:${status ?? ''}`,
    query,
    read: (page) => list(context.deps.pipeline.database, { ...webhookKeyOf(context, { webhookId }), status, ...page }),
    view: deliverySummary,
  });
}

/** Throws NOT_FOUND. */
export async function getDelivery(context: Context, path: DeliveryPathParams): Promise<WebhookDelivery> {
  const key = { ...webhookKeyOf(context, path), deliveryId: path.deliveryId };
  const row = await findDelivery(context.deps.pipeline.database, key);
  if (!row) throw deliveryNotFound();
  return deliveryView(row);
}

/** Queues a test message. Throws NOT_FOUND or WEBHOOK_DISABLED. */
export async function testWebhook(context: Context, path: { webhookId: string }): Promise<WebhookDelivery> {
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  const { database } = context.deps.pipeline;
  const queued = await database.transaction((tx) => queueTestMessage(tx, webhookKeyOf(context, path), messageId));
  if (!queued) throw webhookNotFound();
  if (queued === 'disabled') throw new ApiError('WEBHOOK_DISABLED');
  return getDelivery(context, { ...path, ...queued });
}

/** Sends a message again now. Throws NOT_FOUND or WEBHOOK_DISABLED. */
export async function redeliverWebhook(context: Context, path: DeliveryPathParams): Promise<WebhookDelivery> {
  const key = { ...webhookKeyOf(context, path), deliveryId: path.deliveryId };
  const outcome = await context.deps.pipeline.database.transaction((tx) => queueAgain(tx, key));
  if (!outcome) throw deliveryNotFound();
  if (outcome === 'disabled') throw new ApiError('WEBHOOK_DISABLED');
  return getDelivery(context, path);
}

const deliveryNotFound = (): ApiError => new ApiError('NOT_FOUND', { message: 'Delivery not found' });
