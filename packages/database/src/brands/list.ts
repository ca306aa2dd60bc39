import type { AnalysisStatus } from '@brandprint/contracts';
import type { Queryable } from '../client.ts';

/** A place in the list: what comes after it is older. */
export interface BrandPlace {
  createdAt: Date;
  id: string;
}

const ANALYSIS = { status: true, startedAt: true, finishedAt: true, assetsExpireAt: true } as const;
const BRAND = {
  id: true,
  name: true,
  sourceUrl: true,
  faviconUrl: true,
  status: true,
  createdAt: true,
  updatedAt: true,
} as const;

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

/** Brands of a workspace, newest first, at most `limit` of those after `after`. */
export async function listBrands(
  db: Queryable,
  query: { workspaceId: string; status?: AnalysisStatus | undefined; after?: BrandPlace | undefined; limit: number },
): Promise<BrandRow[]> {
  const { workspaceId, status, after, limit } = query;
  const rows = await db.brand.findMany({
    where: {
      workspaceId,
      ...(status ? { status } : {}),
      // The first condition is implied by the second; it lets the index find the place.
      ...(after && {
        createdAt: { lte: after.createdAt },
        OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { ...BRAND, analysis: { select: ANALYSIS } },
  });
  return rows.map(({ analysis, ...brand }) => ({
    ...brand,
    startedAt: analysis?.startedAt ?? null,
    finishedAt: analysis?.finishedAt ?? null,
    assetsExpireAt: analysis?.assetsExpireAt ?? null,
  }));
}
