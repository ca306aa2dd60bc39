import type { Queryable } from '../client.ts';

/**
 * Locks an analysis for the rest of the transaction, so that its moves happen one after the other. Not FOR UPDATE: whoever
 * wrote a row that points to the analysis (a section) shares its key already, and two of those would wait for each other.
 */
export async function lockAnalysis(tx: Queryable, analysisId: string) {
  await tx.$queryRaw`SELECT 1 FROM analyses WHERE id = ${analysisId}::uuid FOR NO KEY UPDATE`;
  return tx.analysis.findUnique({
    where: { id: analysisId },
    include: { stages: true, brand: { select: { id: true, name: true, shownAnalysisId: true } } },
  });
}
export type LockedAnalysis = NonNullable<Awaited<ReturnType<typeof lockAnalysis>>>;

/** queued → running, when its crawl is claimed for the first time. */
export async function markRunning(tx: Queryable, analysisId: string): Promise<void> {
  const { count } = await tx.analysis.updateMany({
    where: { id: analysisId, status: 'queued' },
    data: { status: 'running', startedAt: new Date() },
  });
  if (count > 0) await tx.brand.updateMany({ where: { analysisId }, data: { status: 'running' } });
}

/** How far the crawl is, for those who watch. */
export async function recordPages(db: Queryable, analysisId: string, pages: { done: number; found: number }) {
  await db.analysis.updateMany({
    where: { id: analysisId, status: 'running' },
    data: { pagesDone: pages.done, pagesFound: pages.found },
  });
}

/** Ends an analysis and moves its brand along; the binaries' time runs from now. */
export async function finishAnalysis(
  tx: Queryable,
  analysis: LockedAnalysis,
  end: { status: 'complete' | 'failed' | 'idle'; qualityNote: string; brandName?: string | undefined },
): Promise<void> {
  const finishedAt = new Date();
  await tx.analysis.update({
    where: { id: analysis.id },
    data: {
      status: end.status,
      qualityNote: end.qualityNote,
      finishedAt,
      assetsExpireAt: new Date(finishedAt.getTime() + analysis.cacheTtl * 1000),
    },
  });
  await tx.brand.updateMany({
    where: { analysisId: analysis.id },
    data: {
      status: end.status,
      ...(end.status === 'complete'
        ? { shownAnalysisId: analysis.id, ...(end.brandName && { name: end.brandName }) }
        : {}),
    },
  });
}
