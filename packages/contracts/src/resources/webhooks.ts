import { z } from 'zod';
import { canParseUrl } from '../url.ts';
import { WEBHOOK_EVENTS, WebhookEventType } from './events.ts';
import { noteText, PageQuery, paginated, pathId, timestamp } from './shared.ts';

export const MAX_WEBHOOKS = 20;
export const TEST_MESSAGE_TYPE = 'webhook.test';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt to deliver a message: three days in all. */
export const WEBHOOK_RETRY_DELAYS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Everything that is sent to endpoints, and the `data` of each: events, and the message that a test asks for. */
export const WEBHOOK_MESSAGES = { ...WEBHOOK_EVENTS, [TEST_MESSAGE_TYPE]: z.object({ webhook_id: z.uuid() }) } as const;

export const WebhookEndpoint = z
  .object({
    id: z.uuid().describe('Id of the webhook.'),
    url: z.string().describe('URL that receives the messages.'),
    description: z.string().describe('Its purpose, in your words.'),
    event_types: z.array(WebhookEventType).describe('Empty: every type.'),
    enabled: z.boolean().describe('Whether messages are sent.'),
    disabled_reason: z.string().describe('Why the service disabled it; empty otherwise.'),
    created_at: timestamp.describe('When it was created.'),
    updated_at: timestamp.describe('When it was last changed.'),
  })
  .meta({ id: 'WebhookEndpoint' });
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

const url = z
  .string('must be a URL')
  .max(2048, 'must be at most 2048 characters')
  .refine(
    (value) => /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && canParseUrl(value) && value.isWellFormed(),
    'must be an https URL',
  )
  .describe('An https URL with a public address and a web port, without user name and password.')
  .meta({ format: 'uri' });
const eventTypes = z
  .array(WebhookEventType)
  .transform((types) => [...new Set(types)])
  .describe('Empty: every type.');

export const CreateWebhookRequest = z
  .strictObject({
    url,
    description: noteText.default('').describe('Its purpose, in your words.'),
    event_types: eventTypes.default([]),
    enabled: z.boolean().default(true).describe('If false, nothing is sent until it is enabled.'),
  })
  .meta({ id: 'CreateWebhookRequest' });
export type CreateWebhookRequest = z.infer<typeof CreateWebhookRequest>;

export const UpdateWebhookRequest = z
  .strictObject({
    url,
    description: noteText,
    event_types: eventTypes,
    enabled: z.boolean().describe('True also clears `disabled_reason`.'),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, {
    error: 'must name at least one field to change',
    // If all given fields are unknown, that error is enough.
    when: ({ issues }) => issues.length === 0,
  })
  .meta({ id: 'UpdateWebhookRequest' });
export type UpdateWebhookRequest = z.infer<typeof UpdateWebhookRequest>;

const secret = z.string().describe('Signs every message (Standard Webhooks, `whsec_…`). It is shown only this once.');

export const WebhookResponse = z.object({ data: WebhookEndpoint }).meta({ id: 'WebhookResponse' });
export const WebhookListResponse = paginated(WebhookEndpoint).meta({ id: 'WebhookListResponse' });
export const CreatedWebhookResponse = z
  .object({ data: WebhookEndpoint.extend({ secret }) })
  .meta({ id: 'CreatedWebhookResponse' });

export const RotatedSecretResponse = z
  .object({
    data: z.object({
      secret,
      previous_secret_expires_at: timestamp.describe('Until then, messages are also signed with the previous secret.'),
    }),
  })
  .meta({ id: 'RotatedSecretResponse' });

export const DELIVERY_STATUSES = ['pending', 'delivering', 'succeeded', 'failed'] as const;
export const DeliveryStatus = z.enum(DELIVERY_STATUSES).meta({
  id: 'DeliveryStatus',
  description: '`pending` until it is sent and while it waits for a retry; then `succeeded` or `failed`.',
});

export const WebhookAttempt = z
  .object({
    number: z.int().describe('From 1.'),
    started_at: timestamp.describe('When it was sent.'),
    duration_ms: z.int().describe('Milliseconds until the response or failure.'),
    response_status: z.int().nullable().describe('Null if there was no response.'),
    response_body: z.string().describe('The beginning of the response.'),
    error: z.string().describe('Why it failed; empty on success.'),
  })
  .meta({ id: 'WebhookAttempt' });

export const WebhookDeliverySummary = z
  .object({
    id: z.uuid().describe('Id of the delivery.'),
    webhook_id: z.uuid().describe('The webhook that receives it.'),
    brand_id: z.uuid().nullable().describe('Null for a test message.'),
    message_id: z.string().describe('The `webhook-id` header, the same on every attempt.'),
    type: z.string().describe('The type of the event, or `webhook.test`.'),
    status: DeliveryStatus,
    attempt_count: z.int().describe('Number of attempts.'),
    response_status: z.int().nullable().describe('Of the last attempt; null if there was no response.'),
    next_attempt_at: timestamp.nullable().describe('Null once it is final, and while it is being sent.'),
    created_at: timestamp.describe('When it was queued.'),
    finished_at: timestamp.nullable().describe('When it succeeded or failed; null until then.'),
  })
  .meta({ id: 'WebhookDeliverySummary' });
export type WebhookDeliverySummary = z.infer<typeof WebhookDeliverySummary>;

export const WebhookDelivery = WebhookDeliverySummary.extend({
  request_body: z.string().describe('The body exactly as signed and sent.'),
  attempts: z.array(WebhookAttempt).describe('Oldest first; the last 100 if there are more.'),
}).meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const DeliveryListQuery = PageQuery.extend({
  status: DeliveryStatus.optional().describe('Only deliveries with this status.'),
});
export type DeliveryListQuery = z.infer<typeof DeliveryListQuery>;

export const DeliveryResponse = z.object({ data: WebhookDelivery }).meta({ id: 'DeliveryResponse' });
export const DeliveryListResponse = paginated(WebhookDeliverySummary).meta({ id: 'DeliveryListResponse' });

export const WebhookPath = z.object({ webhookId: pathId.describe('The `id` of the webhook.') });
export const DeliveryPath = WebhookPath.extend({
  deliveryId: pathId.describe('The `id` of the delivery.'),
});
