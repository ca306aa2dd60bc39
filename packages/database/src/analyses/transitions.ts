import type { AnalysisStatus } from '@brandprint/contracts';
import { clientOf, type Database, type Queryable, selectOf } from '../client.ts';
import { recordEvent, recordStatusChange } from '../events/record.ts';
import { Prisma } from '../generated/client.ts';
import type { StageClaim } from '../stages/claims.ts';

interface LockedAnalysisHead {
  brandId: string;
  status: AnalysisStatus;
  /** Trace context of the request. */
  traceParent: string | null;
}

/**
 * Locks an analysis for the rest of the transaction, so that its transitions are serialised. Every transition of an
 * analysis or stage takes this lock first; the brand is locked after it, never before. Not FOR UPDATE, because
 * inserting a row that references the analysis (a section) shares its key. Null if it is gone.
 */
export async function lockAnalysis(tx: Queryable, analysisId: string): Promise<LockedAnalysisHead | null> {
  const [row] = await selectOf(tx)<LockedAnalysisHead>(Prisma.sql`
    SELECT brand_id AS "brandId", status::text AS status, trace_parent AS "traceParent" FROM analyses WHERE id = ${analysisId}::uuid FOR NO KEY UPDATE`);
  return row ?? null;
}

interface AnalysisStep {
  status: AnalysisStatus;
  requestedStages: unknown;
  stages: { name: string; status: string }[];
}

/** What decides about the next stages of a locked analysis, in one round trip: each end of a stage asks for it. */
export async function readLockedStep(tx: Queryable, analysisId: string): Promise<AnalysisStep> {
  const [row] = await selectOf(tx)<AnalysisStep>(Prisma.sql`
    SELECT status::text AS status, COALESCE(requested_stages, '{}') AS "requestedStages", COALESCE((
      SELECT json_agg(json_build_object('name', name, 'status', stages.status::text) ORDER BY name)
      FROM stages WHERE analysis_id = analyses.id
    ), '[]') AS stages
    FROM analyses WHERE id = ${analysisId}::uuid`);
  if (!row) throw new Error(`the analysis ${analysisId} is gone although it is locked`);
  return row;
}

/** Everything that the end of a locked analysis depends on. */
export async function readLockedAnalysis(tx: Queryable, analysisId: string) {
  return clientOf(tx).analysis.findUniqueOrThrow({
    where: { id: analysisId },
    include: {
      stages: true,
      brand: { select: { shownAnalysis: { select: { finishedAt: true, qualityNote: true } } } },
    },
  });
}
export type LockedAnalysis = Awaited<ReturnType<typeof readLockedAnalysis>>;

/** queued → running, when its crawl is claimed for the first time. A retried crawl counts its pages from zero. */
export async function markRunning(tx: Queryable, analysisId: string): Promise<void> {
  const { count } = await clientOf(tx).analysis.updateMany({
    where: { id: analysisId, status: 'queued' },
    data: { status: 'running', startedAt: new Date() },
  });
  if (count === 0) {
    await clientOf(tx).analysis.updateMany({ where: { id: analysisId }, data: { pagesDone: 0, pagesFound: 0 } });
    return;
  }
  await clientOf(tx).brand.updateMany({ where: { analysisId }, data: { status: 'running' } });
  await recordStatusChange(tx, analysisId, 'running');
}

/** Records the progress of the crawl. Does nothing if the claim was lost, or the recorded progress is further. */
export async function recordCrawlProgress(
  db: Database,
  claim: StageClaim,
  pages: { done: number; found: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await selectOf(tx)<{ brandId: string }>(Prisma.sql`
      UPDATE analyses SET pages_done = ${pages.done}, pages_found = ${pages.found}
      FROM stages
      WHERE analyses.id = ${claim.analysisId}::uuid AND analyses.status = 'running' AND pages_done < ${pages.done}
        AND analysis_id = analyses.id AND name = ${claim.stage} AND stages.status = 'running' AND fence = ${claim.fence}
      RETURNING brand_id AS "brandId"`);
    if (!row) return;
    const data = { brand_id: row.brandId, pages_done: pages.done, pages_found: pages.found };
    await recordEvent(tx, row.brandId, 'crawl.progress', data);
  });
}

/** Ends an analysis and updates its brand. The binaries' expiry counts from now. */
export async function finishAnalysis(
  tx: Queryable,
  analysis: LockedAnalysis,
  end: { status: 'complete' | 'failed' | 'idle'; qualityNote: string; brandName?: string | undefined },
): Promise<void> {
  const finishedAt = new Date();
  await clientOf(tx).analysis.update({
    where: { id: analysis.id },
    data: {
      status: end.status,
      qualityNote: end.qualityNote,
      finishedAt,
      assetsExpireAt: new Date(finishedAt.getTime() + analysis.cacheTtl * 1000),
    },
  });
  const shown = { shownAnalysisId: analysis.id, faviconUrl: analysis.faviconUrl };
  await clientOf(tx).brand.updateMany({
    where: { analysisId: analysis.id },
    data: {
      status: end.status,
      ...(end.status === 'complete' && { ...shown, ...(end.brandName && { name: end.brandName }) }),
    },
  });
  await recordStatusChange(tx, analysis.id, end.status);
}
