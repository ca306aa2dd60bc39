import { randomUUID } from 'node:crypto';
import type { DeliveryListQuery, DeliveryListResponse, WebhookDelivery } from '@brandprint/contracts';
import { findDelivery, listDeliveries as list, redeliver as queueAgain, queueTestMessage } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { deliverySummary, deliveryView } from '../views/webhook.ts';
import { readPage } from './paging.ts';
import { getWebhook, keyOf, unknownWebhook } from './webhooks.ts';

interface Path {
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
  return readPage(context, {
    scope: `deliveries:${webhookId.toLowerCase()}:${status ?? ''}`,
    query,
    read: (place) => list(context.deps.pipeline.database, { ...keyOf(context, { webhookId }), status, ...place }),
    view: deliverySummary,
  });
}

/** Throws NOT_FOUND. */
export async function getDelivery(context: Context, path: Path): Promise<WebhookDelivery> {
  const key = { ...keyOf(context, path), deliveryId: path.deliveryId };
  const row = await findDelivery(context.deps.pipeline.database, key);
  if (!row) throw unknownDelivery();
  return deliveryView(row);
}

/** Queues a test message. Throws NOT_FOUND or WEBHOOK_DISABLED. */
export async function testWebhook(context: Context, path: { webhookId: string }): Promise<WebhookDelivery> {
  const messageId = `msg_${randomUUID().replaceAll('-', '')}`;
  const { database } = context.deps.pipeline;
  const queued = await database.transaction((tx) => queueTestMessage(tx, keyOf(context, path), messageId));
  if (!queued) throw unknownWebhook();
  if (queued === 'disabled') throw new ApiError('WEBHOOK_DISABLED');
  return getDelivery(context, { ...path, ...queued });
}

/** Sends a message again, now. Throws NOT_FOUND or WEBHOOK_DISABLED. */
export async function redeliver(context: Context, path: Path): Promise<WebhookDelivery> {
  const key = { ...keyOf(context, path), deliveryId: path.deliveryId };
  const outcome = await context.deps.pipeline.database.transaction((tx) => queueAgain(tx, key));
  if (!outcome) throw unknownDelivery();
  if (outcome === 'disabled') throw new ApiError('WEBHOOK_DISABLED');
  return getDelivery(context, path);
}

const unknownDelivery = (): ApiError => new ApiError('NOT_FOUND', { message: 'Delivery not found' });
