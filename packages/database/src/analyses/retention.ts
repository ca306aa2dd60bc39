import { clientOf, type Queryable } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** Where the last round stopped, in the order in which analyses ended. */
export interface RetentionPosition {
  finishedAt: Date;
  id: string;
}

interface ExaminedRow {
  id: string;
  finishedAt: Date;
  superseded: boolean;
}

/**
 * Deletes analyses that ended more than `days` ago and that a newer one of their brand has replaced, with their stages,
 * sections, assets and prints. The newest analysis of a brand and the one that is shown stay. Examines at most `limit`
 * analyses after `after`; returns where it stopped, or null at the end.
 */
export async function removeSupersededAnalyses(
  db: Queryable,
  { days, limit, after }: { days: number; limit: number; after: RetentionPosition | null },
): Promise<{ removed: number; next: RetentionPosition | null }> {
  const start = after
    ? Prisma.sql`AND finished_at >= ${after.finishedAt.toISOString()}::timestamptz
        AND (finished_at, id) > (${after.finishedAt.toISOString()}::timestamptz, ${after.id}::uuid)`
    : Prisma.empty;
  // By status, so that the index by status and end is used.
  const examined = await clientOf(db).$queryRaw<ExaminedRow[]>`
    SELECT id, finished_at AS "finishedAt",
      NOT EXISTS (SELECT FROM brands WHERE analysis_id = analysis.id)
        AND NOT EXISTS (SELECT FROM brands WHERE shown_analysis_id = analysis.id) AS superseded
    FROM (
      SELECT found.id, finished_at FROM (VALUES ('complete'), ('failed'), ('idle')) final (status) CROSS JOIN LATERAL (
        SELECT id, finished_at FROM analyses
        WHERE status = final.status::"AnalysisStatus" AND finished_at < now() - make_interval(days => ${days}) ${start}
        ORDER BY finished_at, id LIMIT ${limit}
      ) found ORDER BY finished_at, id LIMIT ${limit}
    ) analysis ORDER BY finished_at, id`;
  const ids = examined.filter(({ superseded }) => superseded).map(({ id }) => id);
  const removed = ids.length > 0 ? (await clientOf(db).analysis.deleteMany({ where: { id: { in: ids } } })).count : 0;
  const last = examined.at(-1);
  return { removed, next: last && examined.length === limit ? { finishedAt: last.finishedAt, id: last.id } : null };
}
