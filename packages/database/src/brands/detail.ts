import type { Queryable } from '../client.ts';
import type { BrandRow } from './list.ts';

/** A person's edit of a section. */
export interface OverrideRow {
  section: string;
  kind: 'patch' | 'replace';
  value: unknown;
}

export interface BrandDetailRow extends BrandRow {
  /** The newest one. */
  analysisId: string;
  requestedStages: string[];
  resolvedStages: string[];
  maxPages: number;
  cacheTtl: number;
  qualityNote: string;
  /** Extracted data by section, of the analysis that is shown; null while none is. */
  sections: Record<string, unknown> | null;
  overrides: OverrideRow[];
}

/** All that is shown of a brand, in one query; null where the workspace has no such brand. */
export async function findBrand(
  db: Queryable,
  { workspaceId, brandId }: { workspaceId: string; brandId: string },
): Promise<BrandDetailRow | null> {
  const rows = await db.$queryRaw<BrandDetailRow[]>`
    SELECT b.id, b.name, b.source_url AS "sourceUrl", b.favicon_url AS "faviconUrl", b.status::text AS status,
           b.created_at AS "createdAt", b.updated_at AS "updatedAt", a.id AS "analysisId",
           a.started_at AS "startedAt", a.finished_at AS "finishedAt", a.assets_expire_at AS "assetsExpireAt",
           a.requested_stages AS "requestedStages", a.resolved_stages AS "resolvedStages",
           a.max_pages AS "maxPages", a.cache_ttl AS "cacheTtl", a.quality_note AS "qualityNote",
           CASE WHEN b.shown_analysis_id IS NOT NULL AND b.status NOT IN ('queued', 'running') THEN
             coalesce((SELECT json_object_agg(s.name, s.data) FROM sections s
                       WHERE s.analysis_id = b.shown_analysis_id), '{}')
           END AS sections,
           coalesce((SELECT json_agg(json_build_object('section', o.section, 'kind', o.kind, 'value', o.value)
                                      ORDER BY o.section)
                     FROM overrides o WHERE o.brand_id = b.id), '[]') AS overrides
    FROM brands b JOIN analyses a ON a.id = b.analysis_id
    WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid`;
  return rows[0] ?? null;
}

/** A stored binary of a brand. */
export interface BrandAsset {
  key: string;
  contentType: string;
  /** Until when it is kept; null while its analysis runs. */
  expiresAt: Date | null;
}

/** The binary of this name, of the brand's newest analysis that has it. */
export async function findBrandAsset(db: Queryable, brandId: string, name: string): Promise<BrandAsset | null> {
  const row = await db.asset.findFirst({
    where: { name, analysis: { brandId } },
    orderBy: [{ analysis: { queuedAt: 'desc' } }, { createdAt: 'desc' }],
    select: { key: true, contentType: true, analysis: { select: { assetsExpireAt: true } } },
  });
  return row && { key: row.key, contentType: row.contentType, expiresAt: row.analysis.assetsExpireAt };
}

/** Whether a workspace has this brand. */
export async function hasBrand(db: Queryable, brand: { workspaceId: string; brandId: string }): Promise<boolean> {
  const where = { id: brand.brandId, workspaceId: brand.workspaceId };
  return (await db.brand.findFirst({ where, select: { id: true } })) !== null;
}
