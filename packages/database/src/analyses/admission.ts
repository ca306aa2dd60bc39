import { type Database, type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** Key of the advisory lock that lets one process admit at a time: "admt" in ASCII. */
export const ADMISSION_LOCK = 0x61646d74;
/**
 * No admission is possible while its holder hangs, so a process that hangs or is gone loses the lock after this long.
 */
const LOCK_HOLDER_TIMEOUT_MS = 5_000;

/** Number of admitted analyses per workspace that are not final. */
export const ADMITTED_COUNTS = Prisma.sql`
  SELECT workspace_id, count(*) AS n FROM analyses
  WHERE status IN ('queued', 'running') AND admitted_at IS NOT NULL GROUP BY workspace_id`;

/**
 * The waiting analyses in admission order: workspaces take turns. A workspace's nth waiting analysis has turn n, plus
 * one for each of its admitted analyses that are not final. Within a turn the oldest goes first. An analysis whose turn
 * exceeds its workspace's concurrency (`concurrency` by default) is held until others of the workspace are final, and
 * comes after those that are not held.
 */
const waitingAnalyses = (concurrency: number | null) => Prisma.sql`
  SELECT id, turn, queued_at,
         coalesce(turn > coalesce(workspaces.concurrency, ${concurrency}::int), false) AS held
  FROM (
    SELECT waiting.id, waiting.workspace_id, waiting.queued_at,
           row_number() OVER (PARTITION BY waiting.workspace_id ORDER BY waiting.queued_at, waiting.id)
             + coalesce(active.n, 0) AS turn
    FROM analyses waiting
    LEFT JOIN (${ADMITTED_COUNTS}) active USING (workspace_id)
    WHERE waiting.status = 'queued' AND waiting.admitted_at IS NULL
  ) turns
  JOIN (SELECT id AS workspace_id, concurrency FROM workspaces) workspaces USING (workspace_id)`;

/** How many crawls are admitted. */
export interface AdmissionLimits {
  /** Number of admitted crawls that wait for a worker, or half of the running ones if that is more. */
  admissionWindow: number;
  /** Default for concurrent analyses per workspace; unlimited if unset. */
  workspaceConcurrency?: number | undefined;
}

/**
 * Admits crawls until `window` of them wait for a worker, or half as many as run if that is more. So idle workers find
 * work, and the next in turn waits behind few others. Returns the analyses whose crawl became ready, in order. Each is
 * admitted a microsecond after the previous one, which keeps that order for the queue. Null if another process admits at
 * the same moment: waiting for it here would hold a connection. The order is that of `waitingAnalyses`, but only as many analyses per workspace are read as can
 * be admitted, and workspaces are found with a loose index scan. So the cost does not depend on the length of the
 * queue.
 */
export async function admitCrawls(
  tx: Queryable,
  { admissionWindow: window, workspaceConcurrency }: AdmissionLimits,
): Promise<string[] | null> {
  const [lock] = await selectOf(tx)<{ held: boolean }>(Prisma.sql`
    SELECT pg_try_advisory_xact_lock(${ADMISSION_LOCK}) AS held,
           set_config('idle_in_transaction_session_timeout', ${String(LOCK_HOLDER_TIMEOUT_MS)}, true)`);
  if (!lock?.held) return null;
  const rows = await selectOf(tx)<{ analysis_id: string }>(Prisma.sql`
    WITH RECURSIVE moment AS MATERIALIZED (
      SELECT clock_timestamp() AS at -- now() is from before the lock, when others may still have been admitting
    ), room AS (
      SELECT greatest(
        greatest(${window}::int, count(*) FILTER (WHERE status = 'running') / 2)
          - count(*) FILTER (WHERE status = 'ready' AND due_at <= clock_timestamp()), 0) AS n
      FROM stages WHERE name = 'crawl' AND status IN ('ready', 'running')
    ), workspaces_waiting AS (
      (SELECT workspace_id FROM analyses
       WHERE status = 'queued' AND admitted_at IS NULL AND (SELECT n FROM room) > 0 ORDER BY workspace_id LIMIT 1)
      UNION ALL
      SELECT following.workspace_id FROM workspaces_waiting CROSS JOIN LATERAL (
        SELECT workspace_id FROM analyses
        WHERE status = 'queued' AND admitted_at IS NULL AND workspace_id > workspaces_waiting.workspace_id
        ORDER BY workspace_id LIMIT 1
      ) following
    ), first AS (
      SELECT firsts.id, firsts.queued_at, workspaces.concurrency, workspaces.move,
             row_number() OVER (PARTITION BY workspace_id ORDER BY firsts.queued_at, firsts.id)
               + coalesce(active.n, 0) AS turn
      FROM workspaces_waiting
      JOIN workspaces ON workspaces.id = workspace_id
      LEFT JOIN (${ADMITTED_COUNTS}) active USING (workspace_id)
      CROSS JOIN LATERAL (
        SELECT id, queued_at FROM analyses
        WHERE status = 'queued' AND admitted_at IS NULL AND analyses.workspace_id = workspaces_waiting.workspace_id
        ORDER BY queued_at, id LIMIT (SELECT n FROM room)
      ) firsts
    ), next AS (
      SELECT id, row_number() OVER (ORDER BY turn, queued_at, id) AS rank FROM first
      WHERE move IS NULL AND coalesce(turn <= coalesce(concurrency, ${workspaceConcurrency ?? null}::int), true)
      ORDER BY rank LIMIT (SELECT n FROM room)
    ), admitted AS (
      UPDATE analyses SET admitted_at = moment.at + next.rank * interval '1 microsecond'
      FROM next, moment WHERE analyses.id = next.id RETURNING analyses.id, admitted_at
    ), ready AS (
      UPDATE stages SET status = 'ready', due_at = now()
      FROM admitted WHERE analysis_id = admitted.id AND name = 'crawl' AND status = 'pending'
      RETURNING analysis_id, admitted_at
    )
    SELECT analysis_id FROM ready ORDER BY admitted_at`);
  return rows.map((row) => row.analysis_id);
}

/** The queue at one moment. */
export interface QueueSnapshot {
  /** The queue position of each waiting analysis, by its id; 1 is next. The admitted ones whose crawl has not begun go first. */
  positions: ReadonlyMap<string, number>;
  /** Crawls that are running. */
  running: number;
  /** Mean duration in seconds of the newest complete analyses; null if there are none. */
  meanSeconds: number | null;
}

/**
 * All positions at once: one position cannot be computed without the others before it. The ids come as one text, which
 * takes half the time of an array (ADR 6).
 */
export async function readQueueSnapshot(database: Database, workspaceConcurrency?: number): Promise<QueueSnapshot> {
  const [row] = await selectOf(database)<Omit<QueueSnapshot, 'positions'> & { ids: string | null }>(Prisma.sql`
    WITH line AS (
      SELECT id, 0 AS turn, admitted_at AS queued_at, false AS held FROM analyses
      WHERE status = 'queued' AND admitted_at IS NOT NULL
      UNION ALL ${waitingAnalyses(workspaceConcurrency ?? null)}
    ), newest AS (
      SELECT finished_at - started_at AS took FROM analyses
      WHERE status = 'complete' AND started_at IS NOT NULL ORDER BY finished_at DESC LIMIT 20
    )
    SELECT (SELECT string_agg(id::text, ' ' ORDER BY held, turn, queued_at, id) FROM line) AS ids,
           (SELECT count(*) FROM stages WHERE name = 'crawl' AND status = 'running')::int AS running,
           (SELECT extract(epoch FROM avg(took)) FROM newest)::float AS "meanSeconds"`);
  if (!row) throw new Error('a selection of values without a row');
  const { ids, running, meanSeconds } = row;
  const positions = new Map((ids?.split(' ') ?? []).map((id, index) => [id, index + 1]));
  return { positions, running, meanSeconds };
}
