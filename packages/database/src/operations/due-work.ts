import type { Select } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** Brands to crawl, stages after the crawl, webhooks to send, analyses whose files are past their time. */
const KINDS = ['crawl', 'analysis', 'delivery', 'asset_expiry'] as const;
type Kind = (typeof KINDS)[number];

/** `delayed` is due later: it failed and is tried again. */
const STATES = ['waiting', 'running', 'delayed'] as const;
type State = (typeof STATES)[number];

/** Work of one kind in one state, of all workspaces and processes. */
export interface DueWorkRow {
  kind: Kind;
  state: State;
  count: number;
  /** Since when the oldest has been waiting or running; 0 where there is none, and of what is delayed. */
  oldestSeconds: number;
}

/**
 * How much work the rows say there is, in one statement. Each count goes by an index, and reads as many of its entries as
 * there is work.
 */
export async function readDueWork(select: Select): Promise<DueWorkRow[]> {
  const rows = await select<{ kind: Kind; state: State; count: number; since: number | null }>(Prisma.sql`
    WITH work AS (
      SELECT 'crawl' AS kind, 'waiting' AS state, queued_at AS since FROM analyses
      WHERE status = 'queued' AND admitted_at IS NULL
      UNION ALL
      SELECT CASE WHEN name = 'crawl' THEN 'crawl' ELSE 'analysis' END,
             CASE WHEN status = 'running' THEN 'running' WHEN due_at <= now() THEN 'waiting' ELSE 'delayed' END,
             CASE WHEN status = 'running' THEN started_at ELSE due_at END
      FROM stages WHERE status IN ('ready', 'running')
      UNION ALL
      SELECT 'delivery',
             CASE WHEN status = 'delivering' THEN 'running' WHEN due_at <= now() THEN 'waiting' ELSE 'delayed' END,
             due_at
      FROM webhook_deliveries WHERE status IN ('pending', 'delivering')
      UNION ALL
      SELECT 'asset_expiry', CASE WHEN assets_claimed_until > now() THEN 'running' ELSE 'waiting' END, assets_expire_at
      FROM analyses WHERE assets_deleted_at IS NULL AND assets_expire_at <= now()
    )
    SELECT kind, state, count(*)::int AS count, extract(epoch FROM now() - min(since))::float AS since
    FROM work GROUP BY kind, state`);
  const found = new Map(rows.map((row) => [`${row.kind} ${row.state}`, row]));
  return KINDS.flatMap((kind) =>
    STATES.map((state) => {
      const { count = 0, since = 0 } = found.get(`${kind} ${state}`) ?? {};
      return { kind, state, count, oldestSeconds: Math.max(0, since ?? 0) };
    }),
  );
}
