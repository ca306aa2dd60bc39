import { z } from 'zod';
import { WebhookEventType } from './events.ts';
import { page, timestamp } from './shared.ts';

export const WebhookEndpoint = z
  .object({
    id: z.uuid(),
    url: z.string(),
    description: z.string(),
    event_types: z.array(WebhookEventType).describe('Empty: every type.'),
    enabled: z.boolean(),
    disabled_reason: z.string().describe('Why the service disabled it; empty otherwise.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

const url = z
  .string('must be a URL')
  .max(2048, 'must be at most 2048 characters')
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an https URL')
  .meta({ format: 'uri' });
const description = z.string().trim().max(200, 'must be at most 200 characters');
const eventTypes = z.array(WebhookEventType).describe('Empty: every type.');

export const CreateWebhookRequest = z
  .object({ url, description: description.default(''), event_types: eventTypes.default([]) })
  .meta({ id: 'CreateWebhookRequest' });
export type CreateWebhookRequest = z.infer<typeof CreateWebhookRequest>;

export const UpdateWebhookRequest = z
  .object({ url, description, event_types: eventTypes, enabled: z.boolean() })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'must name at least one field to change')
  .meta({ id: 'UpdateWebhookRequest' });
export type UpdateWebhookRequest = z.infer<typeof UpdateWebhookRequest>;

const secret = z.string().describe('Signs every message (Standard Webhooks, `whsec_…`). It is shown only this once.');

export const WebhookResponse = z.object({ data: WebhookEndpoint }).meta({ id: 'WebhookResponse' });
export const WebhookListResponse = page(WebhookEndpoint).meta({ id: 'WebhookListResponse' });
export const CreatedWebhookResponse = z
  .object({ data: WebhookEndpoint.extend({ secret }) })
  .meta({ id: 'CreatedWebhookResponse' });

export const RotatedSecretResponse = z
  .object({ data: z.object({ secret, previous_secret_expires_at: timestamp }) })
  .meta({ id: 'RotatedSecretResponse' });

export const DELIVERY_STATUSES = ['pending', 'delivering', 'succeeded', 'failed'] as const;
export const DeliveryStatus = z.enum(DELIVERY_STATUSES).meta({ id: 'DeliveryStatus' });

export const WebhookAttempt = z
  .object({
    number: z.int(),
    started_at: timestamp,
    duration_ms: z.int(),
    response_status: z.int().nullable().describe('Null where there was no answer.'),
    response_body: z.string().describe('The beginning of the answer.'),
    error: z.string(),
  })
  .meta({ id: 'WebhookAttempt' });

export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    webhook_id: z.uuid(),
    brand_id: z.uuid().nullable(),
    message_id: z.string().describe('The `webhook-id` header, the same on every attempt.'),
    type: z.string(),
    status: DeliveryStatus,
    attempt_count: z.int(),
    next_attempt_at: timestamp.nullable(),
    created_at: timestamp,
    finished_at: timestamp.nullable(),
    request_body: z.string().describe('Exactly as it is signed and sent.'),
    attempts: z.array(WebhookAttempt),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const DeliveryResponse = z.object({ data: WebhookDelivery }).meta({ id: 'DeliveryResponse' });
export const DeliveryListResponse = page(WebhookDelivery).meta({ id: 'DeliveryListResponse' });

export const WebhookPath = z.object({ webhookId: z.guid('must be a UUID') });
export const DeliveryPath = WebhookPath.extend({ deliveryId: z.guid('must be a UUID') });
