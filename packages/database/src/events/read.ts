import type { AnalysisStatus } from '@brandprint/contracts';
import type { BrandKey } from '../brands/brand.ts';
import { clientOf, type Queryable } from '../client.ts';

/** The newest event of a brand. */
export interface EventPosition {
  brandId: string;
  /** Number of the newest event; 0 if there was none. */
  seq: number;
  status: AnalysisStatus;
}

/**
 * The newest events of these brands. Brands that their workspace does not have are missing, also where it has left for
 * another cell.
 */
export async function readEventPositions(db: Queryable, brands: readonly BrandKey[]): Promise<EventPosition[]> {
  const brandIds = brands.map(({ brandId }) => brandId);
  const workspaceIds = brands.map(({ workspaceId }) => workspaceId);
  return clientOf(db).$queryRaw<EventPosition[]>`
    SELECT brands.id AS "brandId", event_seq AS seq, status::text AS status
    FROM unnest(${brandIds}::uuid[], ${workspaceIds}::uuid[]) AS wanted (id, workspace_id)
    JOIN brands USING (id, workspace_id) JOIN workspaces ON workspaces.id = workspace_id
    WHERE move IS DISTINCT FROM 'left'`;
}

/**
 * The same for one brand of a workspace, with the position before its newest analysis; null if it has no such brand.
 */
export async function findEventPosition(
  db: Queryable,
  { workspaceId, brandId }: BrandKey,
): Promise<(EventPosition & { beforeNewest: number }) | null> {
  const [row] = await clientOf(db).$queryRaw<(EventPosition & { beforeNewest: number })[]>`
    SELECT id AS "brandId", event_seq AS seq, status::text AS status,
           coalesce((SELECT max(seq) - 1 FROM events WHERE brand_id = brands.id AND type = 'brand.queued'), 0) AS "beforeNewest"
    FROM brands WHERE id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid`;
  return row ?? null;
}

export interface BrandEvent {
  seq: number;
  type: string;
  data: unknown;
  createdAt: Date;
}

/** Events of a brand after a position, oldest first. */
export async function readEvents(
  db: Queryable,
  { workspaceId, brandId, after, limit }: BrandKey & { after: number; limit: number },
): Promise<BrandEvent[]> {
  return clientOf(db).event.findMany({
    where: { brandId, brand: { workspaceId }, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    take: limit,
    select: { seq: true, type: true, data: true, createdAt: true },
  });
}

/** Deletes events older than this, at most `limit`. Returns their number. */
export async function removeOldEvents(
  db: Queryable,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  return clientOf(db).$executeRaw`
    DELETE FROM events WHERE id IN (
      SELECT id FROM events WHERE created_at < now() - make_interval(days => ${days}) ORDER BY created_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )`;
}
