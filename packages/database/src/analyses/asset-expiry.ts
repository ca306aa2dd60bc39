import { clientOf, type Queryable } from '../client.ts';
import { recordEvent } from '../events/record.ts';
import { removePrints } from '../prints/prints.ts';
import { removeFirstLook } from './first-look.ts';

/** Binaries that one sweep may remove: no other does until the claim expires. */
export interface AssetExpiryClaim {
  analysisId: string;
  brandId: string;
}

/**
 * Claims analyses whose binaries have expired, the longest expired first. Only final analyses have an expiry. Several
 * processes at once claim different ones.
 */
export async function claimExpiredAssets(
  db: Queryable,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<AssetExpiryClaim[]> {
  return clientOf(db).$queryRaw<AssetExpiryClaim[]>`
    UPDATE analyses SET assets_claimed_until = now() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (
      SELECT id FROM analyses
      WHERE assets_deleted_at IS NULL AND assets_expire_at <= now()
        AND (assets_claimed_until IS NULL OR assets_claimed_until <= now())
      ORDER BY assets_expire_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    RETURNING id AS "analysisId", brand_id AS "brandId"`;
}

/** Releases a claim: the binaries still exist and are due again after `delaySeconds`. */
export async function releaseAssetExpiryClaim(db: Queryable, analysisId: string, delaySeconds: number): Promise<void> {
  await clientOf(db).$executeRaw`
    UPDATE analyses SET assets_claimed_until = now() + make_interval(secs => ${delaySeconds})
    WHERE id = ${analysisId}::uuid AND assets_deleted_at IS NULL`;
}

/**
 * Records that the binaries of an analysis are removed, its printed books and the view of its first look among them.
 * Records an event if the analysis is shown, will be shown again if the newest fails, or is the newest and none is shown.
 * The event is recorded once, however often this is called.
 * The brand is locked, so that the shown analysis cannot change meanwhile.
 */
export async function recordAssetsDeleted(tx: Queryable, analysisId: string): Promise<void> {
  const [row] = await clientOf(tx).$queryRaw<{ brandId: string; expireAt: Date }[]>`
    UPDATE analyses SET assets_deleted_at = now(), assets_claimed_until = NULL
    WHERE id = ${analysisId}::uuid AND assets_deleted_at IS NULL AND assets_expire_at IS NOT NULL
    RETURNING brand_id AS "brandId", assets_expire_at AS "expireAt"`;
  if (!row) return;
  await removePrints(tx, analysisId);
  await removeFirstLook(tx, analysisId);
  const [brand] = await clientOf(tx).$queryRaw<{ shown: string | null }[]>`
    SELECT coalesce(shown_analysis_id, analysis_id) AS shown FROM brands
    WHERE id = ${row.brandId}::uuid FOR NO KEY UPDATE`;
  if (brand?.shown !== analysisId) return;
  const data = { brand_id: row.brandId, assets_expire_at: row.expireAt.toISOString() };
  await recordEvent(tx, row.brandId, 'brand.assets_expired', data);
}

/** Those of these analyses that exist and whose binaries were not removed yet. */
export async function findAnalysesWithAssets(db: Queryable, analysisIds: readonly string[]): Promise<Set<string>> {
  const where = { id: { in: [...analysisIds] }, assetsDeletedAt: null };
  const rows = await clientOf(db).analysis.findMany({ where, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}
