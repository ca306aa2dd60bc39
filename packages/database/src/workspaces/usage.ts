import { clientOf, type Queryable } from '../client.ts';
import { createdWithin, type WorkspacePeriod } from './period.ts';

/** Metered requests of one key on one day. */
export interface UsageRow {
  /** In UTC, such as 2026-11-21. */
  date: string;
  environment: 'prod' | 'stag';
  /** Null for a signed-in person. */
  apiKeyId: string | null;
  requests: number;
}

/** A metered request. */
export interface NewUsage {
  workspaceId: string;
  /** Null for a signed-in person. */
  apiKeyId: string | null;
  environment: 'prod' | 'stag';
  kind: 'parse' | 'reanalyze';
  brandId: string;
}

/** Meters a request, in the transaction that does its work. */
export async function recordUsage(tx: Queryable, usage: NewUsage): Promise<void> {
  await clientOf(tx).usageEvent.create({ data: usage });
}

/** What was metered for a workspace from one day to another (in UTC, both included), oldest first. */
export async function readUsage(db: Queryable, period: WorkspacePeriod): Promise<UsageRow[]> {
  return clientOf(db).$queryRaw<UsageRow[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, environment::text AS environment, api_key_id AS "apiKeyId", requests
    FROM (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, environment, api_key_id, count(*)::int AS requests
      FROM usage_events
      WHERE ${createdWithin(period)}
      GROUP BY 1, 2, 3
    ) metered
    ORDER BY day, environment::text, api_key_id`;
}
