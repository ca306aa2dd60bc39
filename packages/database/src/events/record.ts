import { randomUUID } from 'node:crypto';
import { type BrandEventData, type BrandEventType, WEBHOOK_EVENT_TYPES } from '@brandprint/contracts';
import type { Queryable } from '../client.ts';

/** The body of a webhook, as it is signed and sent. */
export const webhookPayload = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/**
 * Tells what happened to a brand, in the transaction in which it happens: an event for those who watch, and a delivery for
 * every webhook that asked for its type. Locks the brand until the end of the transaction, so that events are numbered in
 * the order of commits; locks on stages and analyses are to be taken before. A brand that is gone has no events.
 */
export async function recordEvent<T extends BrandEventType>(
  tx: Queryable,
  brandId: string,
  type: T,
  data: BrandEventData<T>,
): Promise<void> {
  const [brand] = await tx.$queryRaw<{ seq: number; workspaceId: string }[]>`
    UPDATE brands SET event_seq = event_seq + 1 WHERE id = ${brandId}::uuid
    RETURNING event_seq AS seq, workspace_id AS "workspaceId"`;
  if (!brand) return;
  const [id, createdAt] = [randomUUID(), new Date()];
  await tx.event.create({ data: { id, brandId, seq: brand.seq, type, data: data as object, createdAt } });
  if (!(WEBHOOK_EVENT_TYPES as string[]).includes(type)) return;
  await tx.$executeRaw`
    INSERT INTO webhook_deliveries (endpoint_id, brand_id, message_id, type, payload)
    SELECT id, ${brandId}::uuid, ${`msg_${id.replaceAll('-', '')}`}, ${type}, ${webhookPayload(type, createdAt, data)}
    FROM webhook_endpoints
    WHERE workspace_id = ${brand.workspaceId}::uuid AND disabled_at IS NULL
      AND (event_types = '{}' OR ${type} = ANY(event_types))`;
}

/** Tells that a brand's newest analysis moved to the state that its row has now. */
export async function recordMove(
  tx: Queryable,
  analysisId: string,
  status: 'queued' | 'running' | 'complete' | 'failed' | 'idle',
): Promise<void> {
  const analysis = await tx.analysis.findFirst({
    where: { id: analysisId, newestOf: { isNot: null } },
    select: { qualityNote: true, sourceUrl: true, brand: { select: { id: true, name: true } } },
  });
  if (!analysis) return;
  const { brand, sourceUrl, qualityNote } = analysis;
  await recordEvent(tx, brand.id, `brand.${status}`, {
    brand_id: brand.id,
    source_url: sourceUrl,
    name: brand.name,
    analysis_status: status,
    quality_note: qualityNote,
  });
}
