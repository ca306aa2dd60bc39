import type { EDIT_ACTIONS, SectionName } from '@brandprint/contracts';
import type { OverrideRow } from '../brands/detail.ts';
import { clientOf, type Queryable } from '../client.ts';
import { recordEvent } from '../events/record.ts';
import type { Caller } from '../workspaces/authenticate.ts';

export interface Edit {
  brandId: string;
  section: SectionName;
  action: (typeof EDIT_ACTIONS)[number];
  /** The new override; null for none. */
  override: Pick<OverrideRow, 'kind' | 'value'> | null;
  /** The section as it was and will be shown; null for none. */
  before: unknown;
  after: unknown;
  by: Caller;
}

/** Writes an edit, its history and its event, in a transaction that holds the brand's lock. Returns its time. */
export async function writeEdit(tx: Queryable, edit: Edit): Promise<Date> {
  const { brandId, section, action, by } = edit;
  const at = await recordHistory(tx, edit);
  await saveOverride(tx, edit, at);
  await clientOf(tx).brand.update({
    where: { id: brandId, workspaceId: by.workspaceId },
    data: { updatedAt: at, editBytes: { increment: editBytes(edit) } },
  });
  await recordEvent(tx, brandId, 'brand.section_updated', { brand_id: brandId, section, action });
  return at;
}

/** Bytes that an edit adds: its entry in the history, and what it stores. */
export const editBytes = ({ override, before, after }: Pick<Edit, 'override' | 'before' | 'after'>): number =>
  [override?.value ?? null, before, after].reduce<number>(
    (sum, value) => sum + Buffer.byteLength(toJsonText(value) ?? ''),
    0,
  );

/**
 * Bytes of all edits in a workspace, with their history, and its own limit in megabytes, if it has one. Edits of several
 * brands at the same moment are not counted.
 */
export async function readEditUsage(
  db: Queryable,
  workspaceId: string,
): Promise<{ bytes: number; megabytes: number | null }> {
  const [row] = await clientOf(db).$queryRaw<{ bytes: number; megabytes: number | null }[]>`
    SELECT edit_megabytes AS megabytes, coalesce((
      SELECT sum(edit_bytes) FROM brands WHERE workspace_id = workspaces.id AND edit_bytes > 0
    ), 0)::float AS bytes
    FROM workspaces WHERE id = ${workspaceId}::uuid`;
  return row ?? { bytes: 0, megabytes: null };
}

/** JSON is passed as text: a client that inspects it could mistake one of its keys for its own. */
const toJsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Edits of a brand never have the same time, so the history has them in their order. */
async function recordHistory(tx: Queryable, { by, ...edit }: Edit): Promise<Date> {
  const [userId, apiKeyId] = by.kind === 'user' ? [by.userId, null] : [null, by.apiKeyId];
  const [entry] = await clientOf(tx).$queryRaw<{ at: Date }[]>`
    INSERT INTO edit_history (brand_id, section, action, before_data, after_data, auth_type,
                              changed_by_user_id, changed_by_api_key_id, created_at)
    SELECT ${edit.brandId}::uuid, ${edit.section}, ${edit.action}::"EditAction", ${toJsonText(edit.before)}::json,
           ${toJsonText(edit.after)}::json, ${by.kind}::"AuthType", ${userId}, ${apiKeyId}::uuid,
           greatest(date_trunc('milliseconds', clock_timestamp()), max(created_at) + interval '1 millisecond')
    FROM edit_history WHERE brand_id = ${edit.brandId}::uuid
    RETURNING created_at AS at`;
  if (!entry) throw new Error('The edit was not recorded');
  return entry.at;
}

async function saveOverride(tx: Queryable, { brandId, section, override }: Edit, at: Date): Promise<void> {
  if (!override) {
    await clientOf(tx).override.deleteMany({ where: { brandId, section } });
    return;
  }
  await clientOf(tx).$executeRaw`
    INSERT INTO overrides (brand_id, section, kind, value, updated_at)
    VALUES (${brandId}::uuid, ${section}, ${override.kind}::"OverrideKind", ${toJsonText(override.value)}::json, ${at})
    ON CONFLICT (brand_id, section)
    DO UPDATE SET kind = excluded.kind, value = excluded.value, updated_at = excluded.updated_at`;
}
