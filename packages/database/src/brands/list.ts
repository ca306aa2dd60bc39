import type { AnalysisStatus } from '@brandprint/contracts';
import { clientOf, type Database, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import type { ListPosition } from '../newest-first.ts';

/** A list entry: a brand with its newest analysis. */
export interface BrandRow {
  id: string;
  name: string;
  sourceUrl: string;
  faviconUrl: string;
  status: AnalysisStatus;
  createdAt: Date;
  updatedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  assetsExpireAt: Date | null;
}

/** Expiry of the assets of the shown analysis of `b`, whose newest one is `a`. */
export const ASSETS_EXPIRE_AT = Prisma.sql`
  CASE WHEN b.status IN ('failed', 'idle') AND b.shown_analysis_id IS NOT NULL
    THEN (SELECT assets_expire_at FROM analyses WHERE id = b.shown_analysis_id)
    ELSE a.assets_expire_at END AS "assetsExpireAt"`;

/** Columns of BrandRow, for `b` and its newest analysis `a`. */
export const BRAND_ROW_COLUMNS = Prisma.sql`
  b.id, b.name, b.source_url AS "sourceUrl", b.favicon_url AS "faviconUrl", b.status,
  b.created_at AS "createdAt", b.updated_at AS "updatedAt",
  a.started_at AS "startedAt", a.finished_at AS "finishedAt", ${ASSETS_EXPIRE_AT}`;

/** Null if the workspace has no such brand. */
export async function findBrand(
  database: Database,
  { workspaceId, brandId }: { workspaceId: string; brandId: string },
): Promise<BrandRow | null> {
  const [row] = await selectOf(database)<BrandRow>(Prisma.sql`
    SELECT ${BRAND_ROW_COLUMNS} FROM brands b JOIN analyses a ON a.id = b.analysis_id
    WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid`);
  return row ?? null;
}

export interface BrandFilter {
  workspaceId: string;
  status?: AnalysisStatus | undefined;
  /** Part of the name or host; empty matches all. */
  q?: string | undefined;
  after?: ListPosition | undefined;
  limit: number;
}

/** Brands of a workspace, newest first, at most `limit` after `after`. */
export async function listBrandRows(database: Database, criteria: BrandFilter): Promise<BrandRow[]> {
  const { workspaceId, status, q, after, limit } = criteria;
  const conditions = [
    Prisma.sql`b.workspace_id = ${workspaceId}::uuid`,
    status && Prisma.sql`b.status = ${status}::"AnalysisStatus"`,
    q && Prisma.sql`b.search_text LIKE lower(${`%${q.replaceAll(/[\\%_]/g, '\\$&')}%`})`,
    after && Prisma.sql`(b.created_at, b.id) < (${after.createdAt}, ${after.id}::uuid)`,
  ].filter((condition) => condition !== undefined && condition !== '');
  const statement = Prisma.sql`
    SELECT ${BRAND_ROW_COLUMNS} FROM brands b LEFT JOIN analyses a ON a.id = b.analysis_id
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit}`;
  // The best plan depends on how rare the text is, so this statement is not prepared once for all values.
  return q ? clientOf(database).$queryRaw<BrandRow[]>(statement) : selectOf(database)<BrandRow>(statement);
}
