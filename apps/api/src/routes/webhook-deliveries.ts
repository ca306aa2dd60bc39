import {
  DeliveryListQuery,
  DeliveryListResponse,
  DeliveryPath,
  DeliveryResponse,
  WebhookPath,
} from '@brandprint/contracts';
import type { HttpDeps } from '../http/http-deps.ts';
import { publicUrl } from '../http/public-url.ts';
import { json, route } from '../http/route.ts';
import { getDelivery, listDeliveries, redeliverWebhook, testWebhook } from '../use-cases/webhook-deliveries.ts';

const locationHeader = (http: HttpDeps, { webhook_id, id }: { webhook_id: string; id: string }) => ({
  Location: publicUrl(http, `/v1/api/webhooks/${webhook_id}/deliveries/${id}`),
});

const postTest = route({
  id: 'testWebhook',
  summary: 'Send a test message',
  description:
    'Queues a message of type `webhook.test`, whatever types the webhook subscribes to. It is sent once, without retries. While one waits to be sent, another request returns that one.',
  tag: 'Webhooks',
  method: 'post',
  path: '/v1/api/webhooks/{webhookId}/test',
  params: WebhookPath,
  responses: { 202: DeliveryResponse, 404: 'NOT_FOUND', 409: 'WEBHOOK_DISABLED' },
  responseHeaders: { 202: ['Location'] },
  use: async (context, { params }, http) => {
    const data = await testWebhook(context, params);
    return json(202, { data }, locationHeader(http, data));
  },
});

const getDeliveries = route({
  id: 'listWebhookDeliveries',
  summary: 'List deliveries',
  description:
    'One entry for each message, kept for 30 days after its end by default. A message is `pending` until it is sent and while it waits for a retry.',
  tag: 'Webhooks',
  method: 'get',
  path: '/v1/api/webhooks/{webhookId}/deliveries',
  params: WebhookPath,
  query: DeliveryListQuery,
  responses: { 200: DeliveryListResponse, 404: 'NOT_FOUND' },
  use: async (context, { params, query }) => json(200, await listDeliveries(context, params, query)),
});

const getDeliveryById = route({
  id: 'getWebhookDelivery',
  summary: 'Get a delivery with its attempts',
  description: 'The body as it was signed and sent, and the result of each attempt, with up to 4 KB of the response.',
  tag: 'Webhooks',
  method: 'get',
  path: '/v1/api/webhooks/{webhookId}/deliveries/{deliveryId}',
  params: DeliveryPath,
  responses: { 200: DeliveryResponse, 404: 'NOT_FOUND' },
  use: async (context, { params }) => json(200, { data: await getDelivery(context, params) }),
});

const postRedeliver = route({
  id: 'redeliverWebhookDelivery',
  summary: 'Send a message again',
  description:
    'Sends it now, whatever its status, with the same `webhook-id` and body. If that fails, it is retried like a new message. One that is being sent at this moment is left alone: its `status` is `delivering`.',
  tag: 'Webhooks',
  method: 'post',
  path: '/v1/api/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver',
  params: DeliveryPath,
  responses: { 202: DeliveryResponse, 404: 'NOT_FOUND', 409: 'WEBHOOK_DISABLED' },
  responseHeaders: { 202: ['Location'] },
  use: async (context, { params }, http) => {
    const data = await redeliverWebhook(context, params);
    return json(202, { data }, locationHeader(http, data));
  },
});

export const webhookDeliveryRoutes = [postTest, getDeliveries, getDeliveryById, postRedeliver];
