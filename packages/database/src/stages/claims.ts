import type { AnyStage } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';

/** The right to write a stage's outcome: rejected once another claim has a higher fence. */
export interface StageClaim {
  analysisId: string;
  stage: AnyStage;
  fence: number;
  /** Including this one. */
  attempts: number;
}

/**
 * Takes a due stage by compare-and-set; null if it is not due, or already taken. A stage whose worker has died is only
 * taken with `exclusive`.
 */
export async function claimStage(
  db: Queryable,
  job: { analysisId: string; stage: AnyStage },
  { leaseSeconds, exclusive }: { leaseSeconds: number; exclusive: boolean },
): Promise<StageClaim | null> {
  const [row] = await clientOf(db).$queryRaw<{ fence: number; attempts: number }[]>`
    UPDATE stages SET status = 'running', fence = fence + 1, attempts = attempts + 1,
      lease_until = now() + make_interval(secs => ${leaseSeconds}), started_at = now(), finished_at = NULL
    WHERE analysis_id = ${job.analysisId}::uuid AND name = ${job.stage} AND status = 'ready' AND due_at <= now()
      AND (losses = 0 OR ${exclusive})
    RETURNING fence, attempts`;
  return row ? { ...job, ...row } : null;
}

/** For how many seconds a stage whose worker has died has been due; null if there is no such stage. */
export async function quarantinedSince(
  db: Queryable,
  job: { analysisId: string; stage: AnyStage },
): Promise<number | null> {
  const [row] = await clientOf(db).$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM now() - due_at)::float AS seconds FROM stages WHERE analysis_id = ${job.analysisId}::uuid AND name = ${job.stage}
      AND status = 'ready' AND due_at <= now() AND losses > 0`;
  return row?.seconds ?? null;
}

/** Whether a claim is still valid. Checked more often than it is renewed, because a check writes nothing. */
export async function isClaimHeld(db: Queryable, claim: StageClaim): Promise<boolean> {
  const rows = await clientOf(db).$queryRaw<unknown[]>`
    SELECT 1 FROM stages WHERE analysis_id = ${claim.analysisId}::uuid AND name = ${claim.stage}
      AND status = 'running' AND fence = ${claim.fence}`;
  return rows.length === 1;
}

/** Renews a claim; false if it was lost. */
export async function renewLease(db: Queryable, claim: StageClaim, leaseSeconds: number): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE stages SET lease_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE analysis_id = ${claim.analysisId}::uuid AND name = ${claim.stage}
      AND status = 'running' AND fence = ${claim.fence}`;
  return count === 1;
}

/** Ends a claim; false if it was lost: then none of its outcome may be written. */
export async function endStageClaim(
  tx: Queryable,
  claim: StageClaim,
  outcome: { status: 'done' } | { status: 'failed'; reason: string },
): Promise<boolean> {
  const { count } = await clientOf(tx).stage.updateMany({
    where: { analysisId: claim.analysisId, name: claim.stage, status: 'running', fence: claim.fence },
    data: { ...outcome, leaseUntil: null, finishedAt: new Date() },
  });
  return count === 1;
}

/**
 * Releases a claim, due again after `delayMs`; false if it was lost. `refund` does not count it as an attempt.
 * `workerDied` counts a loss.
 */
export async function releaseStageClaim(
  db: Queryable,
  claim: StageClaim,
  retry: { delayMs: number; reason: string; refund: boolean; workerDied?: boolean },
): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE stages SET status = 'ready', lease_until = NULL, reason = ${retry.reason},
      attempts = attempts - ${retry.refund ? 1 : 0}::int, losses = losses + ${retry.workerDied ? 1 : 0}::int, due_at = now() + make_interval(secs => ${retry.delayMs / 1000})
    WHERE analysis_id = ${claim.analysisId}::uuid AND name = ${claim.stage}
      AND status = 'running' AND fence = ${claim.fence}`;
  return count === 1;
}
