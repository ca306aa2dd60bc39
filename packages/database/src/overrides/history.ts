import type { EDIT_ACTIONS, SectionName } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import { Prisma } from '../generated/client.ts';
import type { Caller } from '../workspaces/authenticate.ts';

export interface EditRow {
  id: string;
  brandId: string;
  section: SectionName;
  action: (typeof EDIT_ACTIONS)[number];
  before: unknown;
  after: unknown;
  userId: string | null;
  apiKeyId: string | null;
  authType: Caller['kind'];
  createdAt: Date;
  /** Whether it is within `maxBytes`; if not, `before` and `after` were not read. */
  fits: boolean;
}

export interface HistoryQuery {
  workspaceId: string;
  brandId: string;
  section?: SectionName | undefined;
  after?: { createdAt: Date; id: string } | undefined;
  limit: number;
  /** Maximum bytes to read; the first entry always fits. */
  maxBytes: number;
}

/** Edits of a brand, newest first, at most `limit` after `after`. */
export async function listEditRows(db: Queryable, query: HistoryQuery): Promise<EditRow[]> {
  const { workspaceId, brandId, section, after, limit, maxBytes } = query;
  return clientOf(db).$queryRaw<EditRow[]>`
    SELECT id, brand_id AS "brandId", section, action::text AS action, fits,
           CASE WHEN fits THEN before_data END AS before, CASE WHEN fits THEN after_data END AS after,
           changed_by_user_id AS "userId", changed_by_api_key_id AS "apiKeyId", auth_type::text AS "authType",
           created_at AS "createdAt"
    FROM (
      SELECT *, sum(bytes) OVER (ORDER BY created_at DESC, id DESC) - bytes < ${maxBytes} AS fits
      FROM (
        SELECT *, coalesce(octet_length(before_data::text), 0) + coalesce(octet_length(after_data::text), 0) AS bytes
        FROM edit_history
        WHERE brand_id = (SELECT id FROM brands WHERE id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid)
          ${section ? Prisma.sql`AND section = ${section}` : Prisma.empty}
          ${after ? Prisma.sql`AND (created_at, id) < (${after.createdAt}, ${after.id}::uuid)` : Prisma.empty}
        ORDER BY created_at DESC, id DESC LIMIT ${limit}
      ) newest
    ) measured
    ORDER BY created_at DESC, id DESC`;
}
