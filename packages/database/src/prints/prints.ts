import { clientOf, type Queryable } from '../client.ts';

/** The content of a book: its analysis, and the SHA-256 of its HTML. */
export interface PrintKey {
  analysisId: string;
  hash: string;
}

export interface PrintRow {
  id: string;
  status: 'ready' | 'running' | 'done' | 'failed';
  fence: number;
  pdfKey: string | null;
  /** Reason of its failure for users. */
  reason: string;
  /** Since it is done or failed; null before. */
  secondsFinished: number | null;
  /** It has been due for a minute, and in that time no worker took any print. */
  isWithoutWorker: boolean;
}

/** Null if nobody asked for this print yet. */
export async function findPrint(db: Queryable, { analysisId, hash }: PrintKey): Promise<PrintRow | null> {
  const [row] = await clientOf(db).$queryRaw<PrintRow[]>`
    SELECT id, status::text, fence, pdf_key AS "pdfKey", reason,
           extract(epoch FROM now() - finished_at)::float AS "secondsFinished",
           status = 'ready' AND due_at < now() - interval '1 minute' AND NOT EXISTS (
             SELECT 1 FROM prints other WHERE other.status = 'running' OR other.started_at > prints.due_at
           ) AS "isWithoutWorker"
    FROM prints WHERE analysis_id = ${analysisId}::uuid AND hash = ${hash}`;
  return row ?? null;
}

/**
 * Adds a print that is due now, or makes one due again that ended with this fence. Null if another request did so
 * first, the analysis is gone, or its workspace is being moved to another cell.
 */
export async function requestPrint(
  db: Queryable,
  { analysisId, hash }: PrintKey,
  endedFence: number | null,
): Promise<DuePrint | null> {
  const [row] = await clientOf(db).$queryRaw<DuePrint[]>`
    INSERT INTO prints (analysis_id, workspace_id, brand_id, hash)
    SELECT analyses.id, workspace_id, brand_id, ${hash} FROM analyses JOIN workspaces ON workspaces.id = workspace_id
    WHERE analyses.id = ${analysisId}::uuid AND move IS NULL FOR KEY SHARE OF workspaces
    ON CONFLICT (analysis_id, hash) DO UPDATE
      SET status = 'ready', attempts = 0, due_at = now(), pdf_key = NULL, reason = '', finished_at = NULL
      WHERE prints.status IN ('done', 'failed') AND prints.fence = ${endedFence}::int
    RETURNING id, fence`;
  return row ?? null;
}

export interface DuePrint {
  id: string;
  fence: number;
}

/** Prints that have been claimable for `seconds`: their job may be lost. */
export async function listDuePrints(
  db: Queryable,
  { seconds, limit }: { seconds: number; limit: number },
): Promise<DuePrint[]> {
  return clientOf(db).$queryRaw<DuePrint[]>`
    SELECT id, fence FROM prints WHERE status = 'ready' AND due_at <= now() - make_interval(secs => ${seconds})
    ORDER BY due_at LIMIT ${limit}`;
}

/** Removes the prints of an analysis whose files are removed. */
export async function removePrints(tx: Queryable, analysisId: string): Promise<void> {
  await clientOf(tx).print.deleteMany({ where: { analysisId } });
}
