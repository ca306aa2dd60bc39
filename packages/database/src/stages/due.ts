import type { AnyStage } from '@brandprint/contracts';
import { clientOf, type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import { IS_QUARANTINED, type StageClaim } from './claims.ts';

export interface DueStage {
  analysisId: string;
  stage: AnyStage;
  fence: number;
}

/**
 * Stages that have been claimable for `seconds`, or for `quarantinedSeconds` if they are quarantined: their job may be
 * lost. `limit` applies to quarantined stages, crawls and other stages each, so that none waits for the backlog of
 * another.
 */
export async function listDueStages(
  db: Queryable,
  { seconds, quarantinedSeconds, limit }: { seconds: number; quarantinedSeconds: number; limit: number },
): Promise<DueStage[]> {
  return clientOf(db).$queryRaw<DueStage[]>`
    (
      SELECT analysis_id AS "analysisId", name AS stage, fence FROM stages
      WHERE status = 'ready' AND ${IS_QUARANTINED} AND due_at <= now() - make_interval(secs => ${quarantinedSeconds})
      ORDER BY due_at LIMIT ${limit}
    )
    UNION ALL
    (
      SELECT analysis_id, name, fence FROM stages
      WHERE name = 'crawl' AND status = 'ready' AND ${IS_QUARANTINED} IS NOT TRUE
        AND due_at <= now() - make_interval(secs => ${seconds})
      ORDER BY due_at LIMIT ${limit}
    )
    UNION ALL
    (
      SELECT analysis_id, name, fence FROM stages
      WHERE name <> 'crawl' AND status = 'ready' AND ${IS_QUARANTINED} IS NOT TRUE
        AND due_at <= now() - make_interval(secs => ${seconds})
      ORDER BY due_at LIMIT ${limit}
    )`;
}

/** Stages of these analyses that can be claimed now or later, and so have a job. */
export async function listReadyStages(db: Queryable, analysisIds: readonly string[]): Promise<DueStage[]> {
  return clientOf(db).$queryRaw<DueStage[]>`
    SELECT analysis_id AS "analysisId", name AS stage, fence FROM stages
    WHERE analysis_id = ANY(${[...analysisIds]}::uuid[]) AND status = 'ready'`;
}

/** Claims whose lease has expired: their worker died or hangs. */
export async function listExpiredClaims(db: Queryable, limit: number): Promise<StageClaim[]> {
  return clientOf(db).$queryRaw<StageClaim[]>`
    SELECT analysis_id AS "analysisId", name AS stage, fence, attempts FROM stages
    WHERE status = 'running' AND lease_until < now() ORDER BY lease_until LIMIT ${limit}`;
}

/**
 * Number of crawls whose worker died within the last `seconds`: those with an expired lease, and those that were
 * reclaimed and wait for another attempt. One statement counts both, because another process may be reclaiming them.
 */
export async function countLostCrawls(db: Queryable, seconds: number): Promise<number> {
  const [row] = await clientOf(db).$queryRaw<{ n: number }[]>`
    SELECT count(*)::int AS n FROM stages WHERE name = 'crawl' AND (
      (status = 'running' AND lease_until < now())
      OR (status = 'ready' AND lost_at > now() - make_interval(secs => ${seconds}))
    )`;
  return row?.n ?? 0;
}

/** Ends the quarantine of those crawls: no page is to blame where many workers died at once. */
export async function forgetCrawlLosses(db: Queryable, seconds: number): Promise<void> {
  await clientOf(db).$executeRaw`
    UPDATE stages SET losses = 0 WHERE name = 'crawl' AND status = 'ready'
      AND losses > 0 AND lost_at > now() - make_interval(secs => ${seconds})`;
}

/** Expires every lease, however times are rounded: only for a process that knows that no worker is alive. */
export async function expireAllLeases(db: Queryable): Promise<number> {
  return clientOf(db).$executeRaw`UPDATE stages SET lease_until = now() - interval '1 second' WHERE status = 'running'`;
}

/** pending → ready, due now. */
export async function markStagesReady(tx: Queryable, analysisId: string, names: readonly AnyStage[]): Promise<void> {
  await selectOf(tx)(Prisma.sql`
    UPDATE stages SET status = 'ready', due_at = now()
    WHERE analysis_id = ${analysisId}::uuid AND name = ANY(${[...names]}) AND status = 'pending'`);
}

/** Stops what is not final: waiting stages are skipped, and claims are lost. */
export async function skipUnfinishedStages(tx: Queryable, analysisId: string): Promise<void> {
  await clientOf(tx).stage.updateMany({
    where: { analysisId, status: { in: ['pending', 'ready', 'running'] } },
    data: { status: 'skipped', leaseUntil: null, finishedAt: new Date() },
  });
}
