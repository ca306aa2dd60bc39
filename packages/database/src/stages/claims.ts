import type { AnyStage } from '@brandprint/contracts';
import { clientOf, type Queryable, selectOf } from '../client.ts';
import { type StageChange, stageEvent } from '../events/stage-event.ts';
import { Prisma } from '../generated/client.ts';

/** The right to write a stage's outcome: rejected once another claim has a higher fence. */
export interface StageClaim {
  analysisId: string;
  stage: AnyStage;
  fence: number;
  /** Including this one. */
  attempts: number;
}

/**
 * Stages that may kill their worker: a crawl whose worker died, since it runs a page's scripts, and another stage whose
 * worker died twice. A loss is forgotten after an hour.
 */
export const IS_QUARANTINED = Prisma.sql`
  (losses > 0 AND (name = 'crawl' OR losses > 1) AND lost_at > now() - interval '1 hour')`;

/**
 * Takes a due stage by compare-and-set; null if it is not due, already taken, or of a workspace that is being moved to
 * another cell. A quarantined stage is only taken with `exclusive`. The first claim of a section's stage is an event;
 * that of a crawl follows the event of its analysis. The analysis has to be locked, so that a move that ends its claims
 * sees this one.
 */
export async function claimStage(
  tx: Queryable,
  job: { analysisId: string; stage: AnyStage },
  { leaseSeconds, exclusive }: { leaseSeconds: number; exclusive: boolean },
): Promise<StageClaim | null> {
  const firstClaim = Prisma.sql`(SELECT brand_id FROM claim WHERE fence = 1)`;
  const event = job.stage === 'crawl' ? Prisma.empty : stageEvent(firstClaim, job.stage, { status: 'running' });
  const [row] = await selectOf(tx)<{ fence: number; attempts: number }>(Prisma.sql`
    WITH claim AS (
      UPDATE stages SET status = 'running', fence = fence + 1, attempts = attempts + 1,
        lease_until = now() + make_interval(secs => ${leaseSeconds}), started_at = now(), finished_at = NULL
      WHERE analysis_id = ${job.analysisId}::uuid AND name = ${job.stage} AND status = 'ready' AND due_at <= now()
        AND (${exclusive} OR ${IS_QUARANTINED} IS NOT TRUE)
        AND EXISTS (
          SELECT FROM analyses JOIN workspaces ON workspaces.id = workspace_id
          WHERE analyses.id = ${job.analysisId}::uuid AND move IS NULL
        )
      RETURNING fence, attempts, (SELECT brand_id FROM analyses WHERE id = analysis_id)
    )${event}
    SELECT fence, attempts FROM claim`);
  return row ? { ...job, ...row } : null;
}

/** For how many seconds a quarantined stage has been due; null if there is no such stage. */
export async function quarantinedSince(
  db: Queryable,
  job: { analysisId: string; stage: AnyStage },
): Promise<number | null> {
  const [row] = await clientOf(db).$queryRaw<{ seconds: number }[]>`
    SELECT extract(epoch FROM now() - due_at)::float AS seconds FROM stages WHERE analysis_id = ${job.analysisId}::uuid AND name = ${job.stage}
      AND status = 'ready' AND due_at <= now() AND ${IS_QUARANTINED}`;
  return row?.seconds ?? null;
}

/** Whether a claim is still valid. Checked more often than it is renewed, because a check writes nothing. */
export async function isClaimHeld(db: Queryable, claim: StageClaim): Promise<boolean> {
  const rows = await selectOf(db)<unknown>(Prisma.sql`
    SELECT 1 FROM stages WHERE analysis_id = ${claim.analysisId}::uuid AND name = ${claim.stage}
      AND status = 'running' AND fence = ${claim.fence}`);
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

/**
 * Locks the analysis, ends a claim and records the event; false if the claim was lost: then none of its outcome may be
 * written.
 */
export async function endStageClaim(
  tx: Queryable,
  { analysisId, stage, fence }: StageClaim,
  outcome: Exclude<StageChange, { status: 'running' }>,
): Promise<boolean> {
  const reason = outcome.status === 'failed' ? Prisma.sql`, reason = ${outcome.reason}` : Prisma.empty;
  const brandId = Prisma.sql`(SELECT brand_id FROM analysis WHERE EXISTS (SELECT FROM ended))`;
  const rows = await selectOf(tx)<unknown>(Prisma.sql`
    WITH analysis AS (
      SELECT brand_id FROM analyses WHERE id = ${analysisId}::uuid FOR NO KEY UPDATE
    ), ended AS (
      UPDATE stages SET status = ${outcome.status}::"StageStatus", lease_until = NULL, finished_at = now()${reason}
      WHERE analysis_id = ${analysisId}::uuid AND name = ${stage} AND status = 'running' AND fence = ${fence}
        AND EXISTS (SELECT FROM analysis)
      RETURNING name
    )${stageEvent(brandId, stage, outcome)}
    SELECT name FROM ended`);
  return rows.length === 1;
}

/** What the end of a claim says about whether the stage kills its worker: it did, nothing, or it does not. */
export type WorkerCrashes = 'add' | 'keep' | 'clear';
const CRASH_COUNTS: Record<WorkerCrashes, Prisma.Sql> = {
  add: Prisma.sql`losses = losses + 1, lost_at = now()`,
  keep: Prisma.sql`losses = losses`,
  clear: Prisma.sql`losses = 0`,
};

/**
 * Releases a claim, due again after `delayMs`; false if it was lost. `refund` does not count it as an attempt.
 */
export async function releaseStageClaim(
  db: Queryable,
  claim: StageClaim,
  retry: { delayMs: number; reason: string; refund: boolean; crashes: WorkerCrashes },
): Promise<boolean> {
  const count = await clientOf(db).$executeRaw`
    UPDATE stages SET status = 'ready', lease_until = NULL, reason = ${retry.reason},
      attempts = attempts - ${retry.refund ? 1 : 0}::int, ${CRASH_COUNTS[retry.crashes]},
      due_at = now() + make_interval(secs => ${retry.delayMs / 1000})
    WHERE analysis_id = ${claim.analysisId}::uuid AND name = ${claim.stage}
      AND status = 'running' AND fence = ${claim.fence}`;
  return count === 1;
}
