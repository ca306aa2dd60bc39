import type { Stage } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import { createdWithin, type WorkspacePeriod } from '../workspaces/period.ts';
import type { ModelTokens } from './meter.ts';

/** Totals of calls. */
export interface CallTotals extends ModelTokens {
  calls: number;
  /** Of these, calls with unknown tokens, which count at their maximum. */
  estimated: number;
  /** In millionths of a dollar. */
  cost: number;
}

const TOTALS_COLUMNS = Prisma.sql`
  count(*)::int AS calls, (count(*) FILTER (WHERE estimated))::int AS estimated,
  coalesce(sum(input_tokens), 0)::float8 AS input, coalesce(sum(output_tokens), 0)::float8 AS output,
  coalesce(sum(cache_write_tokens), 0)::float8 AS "cacheWrite", coalesce(sum(cache_read_tokens), 0)::float8 AS "cacheRead",
  coalesce(sum(cost), 0)::float8 AS cost`;

/** Calls of one day, model and stage. */
export interface DailyCalls extends CallTotals {
  /** In UTC, such as 2026-11-21. */
  date: string;
  model: string;
  stage: Stage;
}

/** The calls for a workspace from one day to another (in UTC, both included), oldest first. */
export async function readDailyCalls(db: Queryable, period: WorkspacePeriod): Promise<DailyCalls[]> {
  return clientOf(db).$queryRaw<DailyCalls[]>`
    SELECT to_char(day, 'YYYY-MM-DD') AS date, called.* FROM (
      SELECT (created_at AT TIME ZONE 'UTC')::date AS day, model, stage, ${TOTALS_COLUMNS}
      FROM model_calls
      WHERE ${createdWithin(period)}
      GROUP BY 1, 2, 3
    ) called
    ORDER BY day, model, stage`;
}

/** One call. */
export interface ModelCallRow extends ModelTokens {
  id: string;
  analysisId: string;
  stage: Stage;
  model: string;
  promptVersion: string;
  outcome: string;
  cost: number;
  estimated: boolean;
  durationMs: number;
  createdAt: Date;
}

/**
 * The calls for a brand: all by stage and model, and the newest one by one; null if the workspace has no such brand.
 */
export async function readBrandCalls(
  db: Queryable,
  { workspaceId, brandId, newest }: { workspaceId: string; brandId: string; newest: number },
): Promise<{ stages: (CallTotals & { stage: Stage; model: string })[]; calls: ModelCallRow[] } | null> {
  const brand = await clientOf(db).brand.findFirst({ where: { id: brandId, workspaceId }, select: { id: true } });
  if (!brand) return null;
  const [stages, calls] = await Promise.all([
    clientOf(db).$queryRaw<(CallTotals & { stage: Stage; model: string })[]>`
      SELECT stage, model, ${TOTALS_COLUMNS} FROM model_calls
      WHERE brand_id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid GROUP BY stage, model ORDER BY stage, model`,
    clientOf(db).$queryRaw<ModelCallRow[]>`
      SELECT id, analysis_id AS "analysisId", stage, model, prompt_version AS "promptVersion", outcome, cost, estimated,
             duration_ms AS "durationMs", created_at AS "createdAt", input_tokens AS input, output_tokens AS output,
             cache_write_tokens AS "cacheWrite", cache_read_tokens AS "cacheRead"
      FROM model_calls WHERE brand_id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid
      ORDER BY created_at DESC, id DESC LIMIT ${newest}`,
  ]);
  return { stages, calls };
}

/** Deletes records of model calls older than this, at most `limit`. Returns their number. */
export async function removeOldModelCalls(
  db: Queryable,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  return clientOf(db).$executeRaw`
    DELETE FROM model_calls WHERE id IN (
      SELECT old.id FROM workspaces CROSS JOIN LATERAL (
        SELECT id FROM model_calls
        WHERE workspace_id = workspaces.id AND created_at < now() - make_interval(days => ${days})
        ORDER BY created_at LIMIT ${limit}
      ) old LIMIT ${limit}
    )`;
}
