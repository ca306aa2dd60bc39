import type { SectionName } from '@brandprint/contracts';
import { IS_UNFINISHED } from '../analyses/first-look.ts';
import type { OverrideRow } from '../brands/detail.ts';
import { clientOf, type Queryable } from '../client.ts';

/** Names a section of a brand of a workspace. */
export interface SectionKey {
  workspaceId: string;
  brandId: string;
  section: SectionName;
}

/** The stored state of a section. */
export interface SectionRow {
  /** Whether the brand shows an analysis: one is complete, and none is queued or running. */
  shown: boolean;
  /** From the shown analysis; null if it has no such section. */
  extracted: unknown;
  /** From the analysis that is running; null if none is, or if that has not written it yet. It does not change any more. */
  early: unknown;
  /** From the first look of the analysis that is running; null unless asked for, and once the section's stage has ended. */
  provisional: unknown;
  override: (Pick<OverrideRow, 'kind' | 'value'> & { updatedAt: Date }) | null;
}

/** Null if the workspace has no such brand. */
export async function readSection(
  db: Queryable,
  { workspaceId, brandId, section }: SectionKey,
  { provisional = false }: { provisional?: boolean } = {},
): Promise<SectionRow | null> {
  const [row] = await clientOf(db).$queryRaw<
    {
      shown: boolean;
      extracted: unknown;
      early: unknown;
      provisional: unknown;
      kind: OverrideRow['kind'] | null;
      value: unknown;
      updatedAt: Date;
    }[]
  >`
    SELECT b.shown_analysis_id IS NOT NULL AND b.status NOT IN ('queued', 'running') AS shown,
           s.data AS extracted, e.data AS early, f.sections -> ${section}::text AS provisional,
           o.kind::text AS kind, o.value, o.updated_at AS "updatedAt"
    FROM brands b
    LEFT JOIN sections s ON s.analysis_id = b.shown_analysis_id AND s.name = ${section}
    LEFT JOIN sections e ON b.status = 'running' AND e.analysis_id = b.analysis_id AND e.name = ${section}
    LEFT JOIN first_looks f ON ${provisional} AND b.status = 'running' AND f.analysis_id = b.analysis_id
      AND EXISTS (SELECT FROM stages WHERE analysis_id = b.analysis_id AND name = ${section} AND ${IS_UNFINISHED})
    LEFT JOIN overrides o ON o.brand_id = b.id AND o.section = ${section}
    WHERE b.id = ${brandId}::uuid AND b.workspace_id = ${workspaceId}::uuid`;
  if (!row) return null;
  const { kind, value, updatedAt, ...rest } = row;
  return { ...rest, override: kind && { kind, value, updatedAt } };
}

/**
 * The same, with the brand locked for the rest of the transaction: edits of a brand are serialised. Locks on an
 * analysis must be taken before.
 */
export async function lockSection(tx: Queryable, key: SectionKey): Promise<SectionRow | null> {
  const { brandId, workspaceId } = key;
  await clientOf(tx).$queryRaw`
    SELECT 1 FROM brands WHERE id = ${brandId}::uuid AND workspace_id = ${workspaceId}::uuid FOR NO KEY UPDATE`;
  // A separate statement sees what was committed while it waited for the lock.
  return readSection(tx, key);
}
