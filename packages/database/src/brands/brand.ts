import type { AnalysisStatus } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { type DueStage, listReadyStages } from '../stages/due.ts';

/** A brand, and the workspace that must have it. */
export interface BrandKey {
  workspaceId: string;
  brandId: string;
}

interface LockedBrand {
  sourceUrl: string;
  status: AnalysisStatus;
}

/** Locks a brand for the rest of the transaction; locks on its analyses are to be taken before. Null if there is none. */
export async function lockBrand(tx: Queryable, { workspaceId, brandId }: BrandKey): Promise<LockedBrand | null> {
  const [row] = await clientOf(tx).$queryRaw<LockedBrand[]>`
    SELECT source_url AS "sourceUrl", status::text AS status FROM brands
    WHERE id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Status and newest analysis of a brand; null if there is none. */
export async function findNewestAnalysis(
  db: Queryable,
  { workspaceId, brandId }: BrandKey,
): Promise<{ analysisId: string; status: AnalysisStatus } | null> {
  const row = await clientOf(db).brand.findFirst({
    where: { id: brandId, workspaceId },
    select: { analysisId: true, status: true },
  });
  return row?.analysisId ? { analysisId: row.analysisId, status: row.status } : null;
}

/**
 * Removes a brand and all that belongs to it but what was metered. Binaries are the caller's business. Its analyses are locked
 * before it, as everybody else does, but not their keys: a brand that changes looks at those after its own lock is taken.
 * Answers its stages that were ready to be run; `changed` if an analysis was added meanwhile: nothing was done, and it is to be
 * tried again.
 */
export async function deleteBrandRows(
  tx: Queryable,
  { workspaceId, brandId }: BrandKey,
): Promise<'not_found' | 'changed' | { ready: DueStage[] }> {
  const analyses = await clientOf(tx).$queryRaw<{ id: string }[]>`
    SELECT id FROM analyses WHERE brand_id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid
    ORDER BY id FOR NO KEY UPDATE`;
  const [brand] = await clientOf(tx).$queryRaw<{ analysisId: string | null }[]>`
    SELECT analysis_id AS "analysisId" FROM brands
    WHERE id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid FOR UPDATE`;
  if (!brand) return 'not_found';
  if (brand.analysisId && !analyses.some(({ id }) => id === brand.analysisId)) return 'changed';
  const ready = await listReadyStages(
    tx,
    analyses.map(({ id }) => id),
  );
  await clientOf(tx).brand.delete({ where: { id: brandId, workspaceId }, select: { id: true } });
  return { ready };
}
