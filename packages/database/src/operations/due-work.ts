import { ADMITTED_COUNTS } from '../analyses/admission.ts';
import { type Database, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** Brands to crawl, stages after the crawl, webhooks to send, analyses whose files are past their time. */
const KINDS = ['crawl', 'analysis', 'delivery', 'asset_expiry'] as const;
type Kind = (typeof KINDS)[number];

/**
 * `delayed` is due later: it failed and is tried again. `held` is due, and no process may take it, however many there are:
 * crawls beyond what their workspace may have side by side, and messages to endpoints that fail, which get one at a time.
 */
const STATES = ['waiting', 'running', 'delayed', 'held'] as const;
type State = (typeof STATES)[number];

/** Work of one kind in one state, of all workspaces and processes. */
export interface DueWorkRow {
  kind: Kind;
  state: State;
  count: number;
  /** Since when the oldest has been waiting, running or held; 0 where there is none, and of what is delayed. */
  oldestSeconds: number;
}

/**
 * How much work the rows say there is, in one statement. Each count goes by an index, and reads as many of its entries as
 * there is work. `workspaceConcurrency` is for workspaces that have no number of their own; without it, they have none.
 */
export async function readDueWork(database: Database, workspaceConcurrency?: number): Promise<DueWorkRow[]> {
  const rows = await selectOf(database)<{ kind: Kind; state: State; count: number; since: number | null }>(Prisma.sql`
    WITH work AS (
      SELECT 'crawl' AS kind, state, n, since FROM (${unadmittedCrawls(workspaceConcurrency ?? null)}) crawls
      UNION ALL
      SELECT CASE WHEN name = 'crawl' THEN 'crawl' ELSE 'analysis' END,
             CASE WHEN status = 'running' THEN 'running' WHEN due_at <= now() THEN 'waiting' ELSE 'delayed' END,
             1, CASE WHEN status = 'running' THEN started_at ELSE due_at END
      FROM stages WHERE status IN ('ready', 'running')
      UNION ALL
      SELECT 'delivery',
             CASE WHEN status = 'delivering' THEN 'running' WHEN due_at > now() THEN 'delayed'
                  WHEN failing_since IS NOT NULL THEN 'held' ELSE 'waiting' END,
             1, due_at
      FROM webhook_deliveries JOIN (SELECT id AS endpoint_id, failing_since FROM webhook_endpoints) endpoints
        USING (endpoint_id)
      WHERE status IN ('pending', 'delivering')
      UNION ALL
      SELECT 'asset_expiry', CASE WHEN assets_claimed_until > now() THEN 'running' ELSE 'waiting' END,
             1, assets_expire_at
      FROM analyses WHERE assets_deleted_at IS NULL AND assets_expire_at <= now()
    )
    SELECT kind, state, sum(n)::int AS count, extract(epoch FROM now() - min(since))::float AS since
    FROM work GROUP BY kind, state`);
  const found = new Map(rows.map((row) => [`${row.kind} ${row.state}`, row]));
  return KINDS.flatMap((kind) =>
    STATES.map((state) => {
      const { count = 0, since = 0 } = found.get(`${kind} ${state}`) ?? {};
      return { kind, state, count, oldestSeconds: Math.max(0, since ?? 0) };
    }),
  );
}

/**
 * Crawls that are not let through yet, by workspace: as many as it may have besides those that are let through and not
 * final wait for a worker, the others are held (the same rule as that of the line, `admission.ts`).
 */
const unadmittedCrawls = (concurrency: number | null) => Prisma.sql`
  WITH line AS (
    SELECT workspace_id, count(*) AS n, min(queued_at) AS oldest FROM analyses
    WHERE status = 'queued' AND admitted_at IS NULL GROUP BY workspace_id
  ), active AS (${ADMITTED_COUNTS}), bounded AS (
    SELECT workspace_id, line.n, oldest,
           coalesce(workspaces.concurrency, ${concurrency}::int) - coalesce(active.n, 0) AS room
    FROM line JOIN workspaces ON workspaces.id = workspace_id LEFT JOIN active USING (workspace_id)
  ), shares AS (
    SELECT workspace_id, n, oldest, CASE WHEN room IS NULL THEN n ELSE least(n, greatest(room, 0)) END AS waiting
    FROM bounded
  )
  SELECT 'waiting' AS state, waiting AS n, oldest AS since FROM shares WHERE waiting > 0
  UNION ALL
  SELECT 'held', n - waiting, (
    SELECT queued_at FROM analyses
    WHERE status = 'queued' AND admitted_at IS NULL AND analyses.workspace_id = shares.workspace_id
    ORDER BY queued_at, id OFFSET waiting LIMIT 1
  ) FROM shares WHERE n > waiting`;
