import {
  CreatedWebhookResponse,
  CreateWebhookRequest,
  MAX_WEBHOOKS,
  PageQuery,
  RotatedSecretResponse,
  UpdateWebhookRequest,
  WEBHOOK_RETRY_DELAYS,
  WebhookListResponse,
  WebhookPath,
  WebhookResponse,
} from '@brandprint/contracts';
import { publicUrl } from '../http/public-url.ts';
import { empty, json, route } from '../http/route.ts';
import { requireWebhookTarget } from '../use-cases/require-webhook-target.ts';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhooks,
  rotateSecret,
  updateWebhook,
} from '../use-cases/webhooks.ts';
import { formatDelays } from './format-delays.ts';

const getWebhooks = route({
  id: 'listWebhooks',
  summary: 'List webhooks',
  description: 'Endpoints of the workspace that receive events, including disabled ones. Secrets are not shown.',
  tag: 'Webhooks',
  method: 'get',
  path: '/v1/api/webhooks',
  query: PageQuery,
  responses: { 200: WebhookListResponse },
  use: async (context, { query }) => json(200, await listWebhooks(context, query)),
});

const postWebhook = route({
  id: 'createWebhook',
  summary: 'Create a webhook',
  description: `Events of the workspace are sent to the URL from now on, as Standard Webhooks: a POST with the headers \`webhook-id\`, \`webhook-timestamp\` and \`webhook-signature\`. The answer holds the secret that signs them, which is shown only this once. A message that is not answered with 2xx within 15 seconds is sent again after ${formatDelays(WEBHOOK_RETRY_DELAYS)}. A workspace may have ${MAX_WEBHOOKS} webhooks.`,
  tag: 'Webhooks',
  limit: 'webhook_mutation',
  method: 'post',
  path: '/v1/api/webhooks',
  body: CreateWebhookRequest,
  responses: { 201: CreatedWebhookResponse, 409: 'WEBHOOK_LIMIT_REACHED' },
  responseHeaders: { 201: ['Location'] },
  check: async (context, { body }) => requireWebhookTarget(context, body.url),
  use: async (context, { body }, http) => {
    const data = await createWebhook(context, body);
    return json(201, { data }, { Location: publicUrl(http, `/v1/api/webhooks/${data.id}`) });
  },
});

const getWebhookById = route({
  id: 'getWebhook',
  summary: 'Get a webhook',
  description: 'Its URL, its event types, and whether it is enabled. Its secret is not shown.',
  tag: 'Webhooks',
  method: 'get',
  path: '/v1/api/webhooks/{webhookId}',
  params: WebhookPath,
  responses: { 200: WebhookResponse, 404: 'NOT_FOUND' },
  use: async (context, { params }) => json(200, { data: await getWebhook(context, params) }),
});

const patchWebhook = route({
  id: 'updateWebhook',
  summary: 'Change a webhook',
  description:
    'Fields that are left out stay unchanged. Disabling a webhook ends its waiting messages; enabling it again sends events from then on. The service disables a webhook that responds with 410, or that accepted no message for five days; `disabled_reason` says so until it is enabled again.',
  tag: 'Webhooks',
  limit: 'webhook_mutation',
  method: 'patch',
  path: '/v1/api/webhooks/{webhookId}',
  params: WebhookPath,
  body: UpdateWebhookRequest,
  responses: { 200: WebhookResponse, 404: 'NOT_FOUND' },
  check: async (context, { params, body }) => {
    if (body.url !== undefined) requireWebhookTarget(context, body.url);
    await getWebhook(context, params);
  },
  use: async (context, { params, body }) => json(200, { data: await updateWebhook(context, params, body) }),
});

const deleteWebhookById = route({
  id: 'deleteWebhook',
  summary: 'Delete a webhook',
  description: 'Deletes its deliveries too; waiting messages are not sent.',
  tag: 'Webhooks',
  limit: 'webhook_mutation',
  method: 'delete',
  path: '/v1/api/webhooks/{webhookId}',
  params: WebhookPath,
  responses: { 204: 'empty', 404: 'NOT_FOUND' },
  check: async (context, { params }) => {
    await getWebhook(context, params);
  },
  use: async (context, { params }) => {
    await deleteWebhook(context, params);
    return empty(204);
  },
});

const postRotateSecret = route({
  id: 'rotateWebhookSecret',
  summary: 'Rotate the secret of a webhook',
  description:
    'The response has the new secret, which is shown only this once. Until `previous_secret_expires_at`, 24 hours from now, messages have two signatures: one with the new secret and one with the previous one. Earlier secrets no longer sign: rotating twice within that time ends the first one at once.',
  tag: 'Webhooks',
  method: 'post',
  path: '/v1/api/webhooks/{webhookId}/rotate-secret',
  params: WebhookPath,
  responses: { 200: RotatedSecretResponse, 404: 'NOT_FOUND' },
  use: async (context, { params }) => json(200, { data: await rotateSecret(context, params) }),
});

export const webhookRoutes = [
  getWebhooks,
  postWebhook,
  getWebhookById,
  patchWebhook,
  deleteWebhookById,
  postRotateSecret,
];
