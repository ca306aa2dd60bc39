import type { AuditAction, AuditEntry, AuditLogResponse, PageQuery } from '@brandprint/contracts';
import { type AuditEntryRow, type Caller, listAuditLog, type Queryable, recordAudit } from '@brandprint/database';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { paginate } from './paginate.ts';

/** Records what the caller did, in the transaction that does it. */
export function audit(
  tx: Queryable,
  caller: Caller,
  entry: { action: AuditAction; targetId?: string; details?: Record<string, unknown> },
): Promise<void> {
  const by = caller.kind === 'user' ? { userId: caller.userId } : { apiKeyId: caller.apiKeyId };
  return recordAudit(tx, { workspaceId: caller.workspaceId, by, ...entry });
}

export async function readAuditLog(
  context: Context,
  query: z.infer<typeof PageQuery>,
): Promise<z.infer<typeof AuditLogResponse>> {
  const { workspaceId } = context.caller;
  return paginate(context, {
    scope: 'audit-log',
    query,
    read: (page) => listAuditLog(context.deps.pipeline.database, { workspaceId, ...page }),
    view: auditEntryView,
  });
}

const auditEntryView = (row: AuditEntryRow): AuditEntry => ({
  id: row.id,
  action: row.action,
  user_id: row.userId,
  api_key_id: row.apiKeyId,
  target_id: row.targetId,
  details: row.details as AuditEntry['details'],
  created_at: row.createdAt.toISOString(),
});
