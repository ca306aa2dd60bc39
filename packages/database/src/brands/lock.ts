import type { AnalysisStatus } from '@brandprint/contracts';
import type { Queryable } from '../client.ts';

/** A brand, and the workspace that must have it. */
export interface BrandOf {
  workspaceId: string;
  brandId: string;
}

export interface LockedBrand {
  sourceUrl: string;
  status: AnalysisStatus;
}

/** Locks a brand for the rest of the transaction; locks on its analyses are to be taken before. Null if there is none. */
export async function lockBrand(tx: Queryable, { workspaceId, brandId }: BrandOf): Promise<LockedBrand | null> {
  const [row] = await tx.$queryRaw<LockedBrand[]>`
    SELECT source_url AS "sourceUrl", status::text AS status FROM brands
    WHERE id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

/** Status and newest analysis of a brand; null if there is none. */
export async function findNewestAnalysis(
  db: Queryable,
  { workspaceId, brandId }: BrandOf,
): Promise<{ analysisId: string; status: AnalysisStatus } | null> {
  const row = await db.brand.findFirst({
    where: { id: brandId, workspaceId },
    select: { analysisId: true, status: true },
  });
  return row?.analysisId ? { analysisId: row.analysisId, status: row.status } : null;
}

/**
 * Removes a brand and all that belongs to it but what was metered; false if there is none. Binaries are the caller's business.
 * Its analyses are locked before it, as everybody else does.
 */
export async function deleteBrand(tx: Queryable, { workspaceId, brandId }: BrandOf): Promise<boolean> {
  await tx.$queryRaw`
    SELECT 1 FROM analyses WHERE brand_id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid
    ORDER BY id FOR UPDATE`;
  const { count } = await tx.brand.deleteMany({ where: { id: brandId, workspaceId } });
  return count === 1;
}
