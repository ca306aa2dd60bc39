import type { EditHistoryEntry } from '@brandprint/contracts';
import type { EditRow } from '@brandprint/database';

export function editHistoryEntry(row: EditRow): EditHistoryEntry {
  return {
    id: row.id,
    brand_id: row.brandId,
    section: row.section,
    action: row.action,
    before_data: row.before as EditHistoryEntry['before_data'],
    after_data: row.after as EditHistoryEntry['after_data'],
    changed_by_user_id: row.userId,
    changed_by_api_key_id: row.apiKeyId,
    auth_type: row.authType,
    created_at: row.createdAt.toISOString(),
  };
}
