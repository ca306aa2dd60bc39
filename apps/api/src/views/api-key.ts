import type { ApiKey } from '@brandprint/contracts';
import type { ApiKeyRow } from '@brandprint/database';

export function apiKeyView(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    environment: row.environment,
    description: row.description,
    hint: row.hint,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    revoked_at: row.revokedAt?.toISOString() ?? null,
    created_by_user_id: row.userId,
  };
}
