import { WEBHOOK_MESSAGES } from '@brandprint/contracts';
import { eventName, eventPayload } from './events.ts';
import { EVENT_DATA } from './examples/events.ts';
import type { DocumentContext } from './operations.ts';
import { componentRef } from './schemas.ts';
import type { OpenApiDocument, Operation, Parameter } from './types.ts';

type MessageType = keyof typeof WEBHOOK_MESSAGES;
const TYPES = Object.keys(WEBHOOK_MESSAGES) as MessageType[];

/** The headers that sign a message, as Standard Webhooks names them. */
const SIGNATURE_HEADERS = {
  'webhook-id': {
    name: 'webhook-id',
    in: 'header',
    required: true,
    description: 'Id of the message, the same on every attempt. Use it to deduplicate.',
    schema: { type: 'string' },
    example: 'msg_2b7d8f0e4c5a4c0e9a1f',
  },
  'webhook-timestamp': {
    name: 'webhook-timestamp',
    in: 'header',
    required: true,
    description: 'Time of this attempt, in seconds since 1970. Reject messages older than a few minutes.',
    schema: { type: 'string', pattern: '^\\d+$' },
    example: '1795250000',
  },
  'webhook-signature': {
    name: 'webhook-signature',
    in: 'header',
    required: true,
    description:
      'Signatures separated by spaces, each `v1,` and the base64 of an HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}` with the secret of the endpoint. There are two while a secret is being rotated; accept any.',
    schema: { type: 'string' },
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
} as const satisfies Record<string, Parameter>;

const SUMMARIES: Record<MessageType, string> = {
  'brand.queued': 'An analysis was queued',
  'brand.running': 'An analysis started',
  'brand.complete': 'An analysis is complete',
  'brand.failed': 'An analysis failed',
  'brand.idle': 'An analysis was cancelled',
  'brand.section_updated': 'A section was edited or reverted',
  'brand.assets_expired': 'Logos and images of a brand were deleted',
  'webhook.test': 'A test was requested',
};

/** Messages that the service sends to webhooks. */
export function buildWebhooks(context: DocumentContext): OpenApiDocument['webhooks'] {
  Object.assign(context.components.parameters, SIGNATURE_HEADERS);
  return Object.fromEntries(TYPES.map((type) => [type, { post: webhookOperation(type, context) }]));
}

function webhookOperation(type: MessageType, { registry }: DocumentContext): Operation {
  const payload = eventPayload(type, WEBHOOK_MESSAGES[type]);
  const value = { type, timestamp: '2026-11-21T09:30:14.759Z', data: EVENT_DATA[type] };
  return {
    operationId: eventName(type),
    summary: SUMMARIES[type],
    tags: ['Webhooks'],
    security: [],
    parameters: Object.keys(SIGNATURE_HEADERS).map((name) => ({ $ref: componentRef('parameters', name) })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: registry.schema(payload, 'output'),
          examples: { message: { summary: SUMMARIES[type], value } },
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. Any other response, redirects included, is retried later.' },
      '410': { description: 'Gone: the webhook is disabled.' },
    },
  };
}
