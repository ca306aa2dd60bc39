import type { AuditAction } from '@brandprint/contracts';
import { clientOf, type Queryable } from '../client.ts';
import type { Prisma } from '../generated/client.ts';
import { afterPosition, type ListPosition, NEWEST_FIRST } from '../newest-first.ts';

export interface AuditEntryRow {
  id: string;
  action: string;
  userId: string | null;
  apiKeyId: string | null;
  targetId: string | null;
  details: unknown;
  createdAt: Date;
}

/** Who acts: a person or a key; neither for the command line. */
export interface Actor {
  userId?: string;
  apiKeyId?: string;
}

/** Records what somebody did, in the transaction that does it. */
export async function recordAudit(
  tx: Queryable,
  entry: {
    workspaceId: string;
    by: Actor;
    action: AuditAction;
    targetId?: string;
    details?: Record<string, unknown>;
  },
): Promise<void> {
  const { workspaceId, by, action, targetId, details = {} } = entry;
  await clientOf(tx).identityAuditEntry.create({
    data: {
      workspaceId,
      action,
      userId: by.userId ?? null,
      apiKeyId: by.apiKeyId ?? null,
      targetId: targetId ?? null,
      details: details as Prisma.InputJsonObject,
    },
    select: { id: true },
  });
}

/** Entries of a workspace, newest first: at most `limit` after `after`. */
export async function listAuditLog(
  db: Queryable,
  query: { workspaceId: string; after?: ListPosition | undefined; limit: number },
): Promise<AuditEntryRow[]> {
  const { workspaceId, after, limit } = query;
  return clientOf(db).identityAuditEntry.findMany({
    where: {
      workspaceId,
      ...afterPosition(after),
    },
    orderBy: NEWEST_FIRST,
    take: limit,
  });
}
