import type { AnalysisStatus } from '@brandprint/contracts';
import type { Select } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** A place in the list: what comes after it is older. */
export interface BrandPlace {
  createdAt: Date;
  id: string;
}

/** What is listed of a brand, with its newest analysis. */
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

/** Columns of BrandRow, of `b` and its newest analysis `a`. */
export const BRAND_ROW = Prisma.sql`
  b.id, b.name, b.source_url AS "sourceUrl", b.favicon_url AS "faviconUrl", b.status,
  b.created_at AS "createdAt", b.updated_at AS "updatedAt",
  a.started_at AS "startedAt", a.finished_at AS "finishedAt", a.assets_expire_at AS "assetsExpireAt"`;

export interface BrandListing {
  workspaceId: string;
  status?: AnalysisStatus | undefined;
  after?: BrandPlace | undefined;
  limit: number;
}

/** Brands of a workspace, newest first, at most `limit` of those after `after`. */
export async function listBrands(select: Select, listing: BrandListing): Promise<BrandRow[]> {
  const { workspaceId, status, after, limit } = listing;
  const conditions = [
    Prisma.sql`b.workspace_id = ${workspaceId}::uuid`,
    status && Prisma.sql`b.status = ${status}::"AnalysisStatus"`,
    after && Prisma.sql`(b.created_at, b.id) < (${after.createdAt}, ${after.id}::uuid)`,
  ].filter((condition) => condition !== undefined);
  return select<BrandRow>(Prisma.sql`
    SELECT ${BRAND_ROW} FROM brands b LEFT JOIN analyses a ON a.id = b.analysis_id
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY b.created_at DESC, b.id DESC LIMIT ${limit}`);
}
