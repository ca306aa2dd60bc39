import type { AnalysisStatus } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { type DueStage, listReadyStages } from '../stages/due.ts';

/** A brand, and the workspace that must own it. */
export interface BrandKey {
  workspaceId: string;
  brandId: string;
}

interface LockedBrand {
  sourceUrl: string;
  status: AnalysisStatus;
}

/** Locks a brand for the rest of the transaction. Locks on its analyses must be taken before. Null if there is none. */
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
 * Deletes a brand with everything except metered usage. The caller removes its binaries. Its analyses are locked first,
 * as everywhere, but not their keys, because a brand that changes reads those after its own lock. Returns its stages
 * that were ready to run. `changed` if an analysis was added meanwhile: nothing was done, and the caller retries.
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
