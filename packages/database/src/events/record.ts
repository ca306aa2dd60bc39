import { randomUUID } from 'node:crypto';
import { type BrandEventData, type BrandEventType, WEBHOOK_EVENT_TYPES } from '@brandprint/contracts';
import { type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** An event as it is signed, sent and streamed. */
export const webhookPayload = (type: string, at: Date, data: unknown): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

/**
 * Common table expressions that record an event of the brand `brandId`, a value or a subquery; null records none. Locks
 * the brand until the end of the transaction, so that events are numbered in the order of commits. `brand` has its row.
 */
export const eventOf = (
  brandId: Prisma.Sql,
  {
    id = randomUUID(),
    at = new Date(),
    type,
    data,
  }: { id?: string; at?: Date; type: BrandEventType; data: Prisma.Sql },
): Prisma.Sql => Prisma.sql`
    brand AS (
      UPDATE brands SET event_seq = event_seq + 1 WHERE id = ${brandId} RETURNING id, workspace_id, event_seq
    ), event AS (
      INSERT INTO events (id, brand_id, seq, type, data, created_at)
      SELECT ${id}::uuid, id, event_seq, ${type}, ${data}, ${at.toISOString()}::timestamptz FROM brand
    )`;

/**
 * Records an event of a brand, in the transaction of the change: an event for streams, and a delivery for every webhook
 * that subscribes to its type. The lock on an analysis must be taken before. A deleted brand has no events.
 */
export async function recordEvent<T extends BrandEventType>(
  tx: Queryable,
  brandId: string,
  type: T,
  data: BrandEventData<T>,
): Promise<void> {
  const [id, at] = [randomUUID(), new Date()];
  const stored = Prisma.sql`${JSON.stringify(data)}::json`;
  const event = Prisma.sql`WITH ${eventOf(Prisma.sql`${brandId}::uuid`, { id, at, type, data: stored })}`;
  if (!(WEBHOOK_EVENT_TYPES as string[]).includes(type)) {
    await selectOf(tx)(Prisma.sql`${event} SELECT FROM brand`);
    return;
  }
  // Waits for a webhook that is being deleted, which then gets no delivery.
  await selectOf(tx)(Prisma.sql`${event}
    INSERT INTO webhook_deliveries (endpoint_id, brand_id, seq, message_id, type, payload)
    SELECT endpoint.id, brand.id, brand.event_seq, ${`msg_${id.replaceAll('-', '')}`}, ${type}, ${webhookPayload(type, at, data)}
    FROM brand JOIN webhook_endpoints endpoint USING (workspace_id)
    WHERE endpoint.disabled_at IS NULL AND (endpoint.event_types = '{}' OR ${type} = ANY(endpoint.event_types))
    FOR KEY SHARE OF endpoint`);
}

/** Records that a brand's newest analysis reached the status that its row has now. */
export async function recordStatusChange(
  tx: Queryable,
  analysisId: string,
  status: 'queued' | 'running' | 'complete' | 'failed' | 'idle',
): Promise<void> {
  const [row] = await selectOf(tx)<{
    brandId: string;
    name: string;
    sourceUrl: string;
    qualityNote: string;
  }>(Prisma.sql`
    SELECT b.id AS "brandId", b.name, a.source_url AS "sourceUrl", a.quality_note AS "qualityNote"
    FROM analyses a JOIN brands b ON b.analysis_id = a.id WHERE a.id = ${analysisId}::uuid`);
  if (!row) return;
  await recordEvent(tx, row.brandId, `brand.${status}`, {
    brand_id: row.brandId,
    source_url: row.sourceUrl,
    name: row.name,
    analysis_status: status,
    quality_note: row.qualityNote,
  });
}
