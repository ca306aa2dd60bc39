import { clientOf, type Queryable } from '../client.ts';

/** The right to write a print's outcome: rejected once another claim has a higher fence. */
export interface PrintClaim {
  id: string;
  brandId: string;
  analysisId: string;
  hash: string;
  fence: number;
  /** Including this one. */
  attempts: number;
}

/**
 * Takes the due print whose turn it is; null if none is due. Workspaces take turns: first the one of which fewest are
 * being printed, then the one whose last turn is longest ago.
 */
export async function claimNextPrint(db: Queryable, leaseSeconds: number): Promise<PrintClaim | null> {
  const [row] = await clientOf(db).$queryRaw<PrintClaim[]>`
    UPDATE prints SET status = 'running', fence = fence + 1, attempts = attempts + 1, started_at = now(),
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = (
      SELECT id FROM prints due WHERE status = 'ready' AND due_at <= now()
        AND EXISTS (SELECT FROM workspaces WHERE workspaces.id = due.workspace_id AND move IS NULL)
      ORDER BY
        (SELECT count(*) FROM prints WHERE workspace_id = due.workspace_id AND status = 'running'),
        (SELECT max(started_at) FROM prints WHERE workspace_id = due.workspace_id) NULLS FIRST,
        due_at, id
      LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING id, brand_id AS "brandId", analysis_id AS "analysisId", hash, fence, attempts`;
  return row ?? null;
}

/** Renews a claim; false if it was lost. */
export async function renewPrintLease(
  db: Queryable,
  { id, fence }: PrintClaim,
  leaseSeconds: number,
): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE prints SET lease_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id = ${id}::uuid AND status = 'running' AND fence = ${fence}`;
  return count === 1;
}

/** Whether a claim is still valid. */
export async function isPrintClaimHeld(db: Queryable, { id, fence }: PrintClaim): Promise<boolean> {
  return (await clientOf(db).print.count({ where: { id, fence, status: 'running' } })) === 1;
}

/** Ends a claim; false if it was lost. */
export async function endPrintClaim(
  db: Queryable,
  { id, fence }: PrintClaim,
  outcome: { status: 'done'; pdfKey: string } | { status: 'failed'; reason: string },
): Promise<boolean> {
  const { count } = await clientOf(db).print.updateMany({
    where: { id, fence, status: 'running' },
    data: { ...outcome, leaseUntil: null, finishedAt: new Date() },
  });
  return count === 1;
}

/** Releases a claim, due again after `delayMs`; false if it was lost. `refund` does not count it as an attempt. */
export async function releasePrintClaim(
  db: Queryable,
  { id, fence }: PrintClaim,
  retry: { delayMs: number; refund: boolean },
): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE prints SET status = 'ready', lease_until = NULL, attempts = attempts - ${retry.refund ? 1 : 0}::int,
      due_at = now() + make_interval(secs => ${retry.delayMs / 1000})
    WHERE id = ${id}::uuid AND status = 'running' AND fence = ${fence}`;
  return count === 1;
}

/** Claims whose lease has expired: their worker died or hangs. */
export async function listExpiredPrintClaims(db: Queryable, limit: number): Promise<PrintClaim[]> {
  return clientOf(db).$queryRaw<PrintClaim[]>`
    SELECT id, brand_id AS "brandId", analysis_id AS "analysisId", hash, fence, attempts FROM prints
    WHERE status = 'running' AND lease_until < now() ORDER BY lease_until LIMIT ${limit}`;
}

/** Expires every lease: only for a process that knows that no worker is alive. */
export async function expireAllPrintLeases(db: Queryable): Promise<number> {
  return clientOf(db).$executeRaw`UPDATE prints SET lease_until = now() - interval '1 second' WHERE status = 'running'`;
}
