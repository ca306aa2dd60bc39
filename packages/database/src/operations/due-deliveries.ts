import { type Database, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import { WAITING_ENDPOINTS } from '../webhooks/claims.ts';
import { completeRows, type DueWorkRow, type State } from './due-work.ts';

/** Number of messages that are counted one by one, over all endpoints. */
const COUNTED = 20_000;

interface CountedRow {
  state: State;
  count: number;
  since: number | null;
  /** Endpoints of which only a part was counted. */
  truncated: number;
}

/**
 * Counts webhook deliveries from rows, however many wait: endpoints share a fixed number of index entries to read. The
 * age of the oldest is exact. If an endpoint has more, the rest is the planner's estimate from the statistics of the
 * table, which autovacuum keeps up to date.
 */
export async function readDueDeliveries(database: Database, counted = COUNTED): Promise<DueWorkRow[]> {
  const rows = await selectOf(database)<CountedRow>(countDeliveries(counted));
  const truncated = rows.reduce((sum, row) => sum + row.truncated, 0);
  const rest =
    truncated > 0 ? (await estimateWaiting(database)) - sumOf(rows.filter(({ state }) => state !== 'running')) : 0;
  return completeRows(
    ['delivery'],
    rows.map(({ state, count, since, truncated: share }) => ({
      kind: 'delivery',
      state,
      count: count + (share > 0 ? Math.round((Math.max(0, rest) * share) / truncated) : 0),
      since,
    })),
  );
}

const sumOf = (rows: readonly CountedRow[]) => rows.reduce((sum, { count }) => sum + count, 0);

/** Of an endpoint, those due and those due later, each up to its share. */
const countDeliveries = (counted: number) => Prisma.sql`
  WITH RECURSIVE waiting AS (
    ${WAITING_ENDPOINTS}
  ), share AS (
    SELECT greatest(1, ${counted}::bigint / (2 * greatest(1, count(*)))) AS size FROM waiting
  ), found AS (
    SELECT CASE WHEN is_delayed THEN 'delayed' WHEN failing_since IS NULL THEN 'waiting' ELSE 'held' END AS state,
           n, since, (n >= size)::int AS truncated
    FROM waiting JOIN webhook_endpoints endpoint ON endpoint.id = endpoint_id CROSS JOIN share CROSS JOIN LATERAL (
      SELECT false AS is_delayed, count(*) AS n, min(due_at) AS since FROM (
        SELECT due_at FROM webhook_deliveries
        WHERE status = 'pending' AND endpoint_id = endpoint.id AND due_at <= now()
        ORDER BY due_at LIMIT (SELECT size FROM share)
      ) due
      UNION ALL
      SELECT true, count(*), NULL FROM (
        SELECT FROM webhook_deliveries
        WHERE status = 'pending' AND endpoint_id = endpoint.id AND due_at > now()
        ORDER BY due_at LIMIT (SELECT size FROM share)
      ) delayed
    ) parts
    UNION ALL
    SELECT 'running', count(*), min(due_at), 0 FROM webhook_deliveries WHERE status = 'delivering'
  )
  SELECT state, sum(n)::int AS count, sum(truncated)::int AS truncated,
         extract(epoch FROM now() - min(since))::float AS since
  FROM found GROUP BY state`;

/** How many messages wait, by the planner's statistics. */
async function estimateWaiting(database: Database): Promise<number> {
  const [row] = await selectOf(database)<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    Prisma.sql`EXPLAIN (FORMAT JSON) SELECT FROM webhook_deliveries WHERE status = 'pending'`,
  );
  return row?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}
