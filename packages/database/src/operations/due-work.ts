import { ADMITTED_COUNTS } from '../analyses/admission.ts';
import { type Database, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** Brands to crawl, stages after the crawl, books to print, analyses with expired files, webhooks to send. */
type Kind = 'crawl' | 'analysis' | 'print' | 'asset_expiry' | 'delivery';

/**
 * `delayed` is due later: it failed and will be retried. `held` is due, but no process may take it: crawls beyond the
 * concurrency of their workspace, and messages to failing endpoints, which get one at a time.
 */
const STATES = ['waiting', 'running', 'delayed', 'held'] as const;
export type State = (typeof STATES)[number];

/** Work of one kind in one state, over all workspaces and processes. */
export interface DueWorkRow {
  kind: Kind;
  state: State;
  count: number;
  /** How long the oldest has been waiting, running or held; 0 if there is none, and for delayed work. */
  oldestSeconds: number;
}

/**
 * Counts due work from rows, in one statement, except webhook deliveries (`readDueDeliveries`). Each count uses an index and reads as many entries as there is work.
 * `workspaceConcurrency` is the default for workspaces; unlimited if unset.
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
      SELECT 'print', CASE WHEN status = 'running' THEN 'running' WHEN due_at <= now() THEN 'waiting' ELSE 'delayed' END,
             1, CASE WHEN status = 'running' THEN started_at ELSE due_at END
      FROM prints WHERE status IN ('ready', 'running')
      UNION ALL
      SELECT 'asset_expiry', CASE WHEN assets_claimed_until > now() THEN 'running' ELSE 'waiting' END,
             1, assets_expire_at
      FROM analyses WHERE assets_deleted_at IS NULL AND assets_expire_at <= now()
    )
    SELECT kind, state, sum(n)::int AS count, extract(epoch FROM now() - min(since))::float AS since
    FROM work GROUP BY kind, state`);
  return completeRows(['crawl', 'analysis', 'print', 'asset_expiry'], rows);
}

/** A row for each of these kinds and each state: 0 where nothing was found. */
export function completeRows(
  kinds: readonly Kind[],
  rows: readonly { kind: Kind; state: State; count: number; since: number | null }[],
): DueWorkRow[] {
  const found = new Map(rows.map((row) => [`${row.kind} ${row.state}`, row]));
  return kinds.flatMap((kind) =>
    STATES.map((state) => {
      const { count = 0, since = 0 } = found.get(`${kind} ${state}`) ?? {};
      return { kind, state, count, oldestSeconds: Math.max(0, since ?? 0) };
    }),
  );
}

/**
 * Crawls that are not admitted yet, by workspace. As many as its concurrency still allows are waiting, the others are
 * held (the same rule as in `admission.ts`).
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
