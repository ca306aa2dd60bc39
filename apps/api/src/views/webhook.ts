import type { WebhookDelivery, WebhookDeliverySummary, WebhookEndpoint } from '@brandprint/contracts';
import type { DeliveryDetailRow, DeliveryRow, WebhookRow } from '@brandprint/database';

export function webhookView(row: WebhookRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    event_types: row.eventTypes as WebhookEndpoint['event_types'],
    enabled: row.disabledAt === null,
    disabled_reason: row.disabledReason,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

export function deliverySummary(row: DeliveryRow): WebhookDeliverySummary {
  return {
    id: row.id,
    webhook_id: row.endpointId,
    brand_id: row.brandId,
    message_id: row.messageId,
    type: row.type,
    status: row.status,
    attempt_count: row.attempts,
    response_status: row.responseStatus,
    next_attempt_at: row.status === 'pending' ? (row.dueAt?.toISOString() ?? null) : null,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}

export function deliveryView(row: DeliveryDetailRow): WebhookDelivery {
  return {
    ...deliverySummary(row),
    request_body: row.payload,
    attempts: row.log.map(({ number, startedAt, durationMs, status, responseBody, error }) => ({
      number,
      started_at: startedAt.toISOString(),
      duration_ms: durationMs,
      response_status: status,
      response_body: responseBody,
      error,
    })),
  };
}
