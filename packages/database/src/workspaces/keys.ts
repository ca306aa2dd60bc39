import { clientOf, type Queryable } from '../client.ts';
import { afterPosition, type ListPosition, NEWEST_FIRST } from '../newest-first.ts';
import { generateKey, hashKey } from './key-format.ts';

/** How much of a key stays visible later. */
const HINT_LENGTH = 12;

const KEY_COLUMNS = {
  id: true,
  environment: true,
  description: true,
  hint: true,
  createdAt: true,
  lastUsedAt: true,
  revokedAt: true,
  userId: true,
} as const;

/** The visible fields of a key. */
export interface ApiKeyRow {
  id: string;
  environment: 'prod' | 'stag';
  description: string;
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** The signed-in person who created it; null for the command line. */
  userId: string | null;
}

/** Creates a key for a workspace. Its text, `key`, is returned once and never stored. */
export async function createApiKey(
  db: Queryable,
  key: { workspaceId: string; environment: 'prod' | 'stag'; description?: string; userId?: string },
): Promise<ApiKeyRow & { key: string }> {
  const text = generateKey(key.environment);
  const data = { ...key, hash: hashKey(text), hint: text.slice(0, HINT_LENGTH) };
  return { ...(await clientOf(db).apiKey.create({ data, select: KEY_COLUMNS })), key: text };
}

/** Keys of a workspace, newest first, including revoked ones: at most `limit` after `after`. */
export async function listWorkspaceApiKeys(
  db: Queryable,
  query: {
    workspaceId: string;
    environment?: 'prod' | 'stag' | undefined;
    after?: ListPosition | undefined;
    limit: number;
  },
): Promise<ApiKeyRow[]> {
  const { workspaceId, environment, after, limit } = query;
  return clientOf(db).apiKey.findMany({
    where: {
      workspaceId,
      ...(environment && { environment }),
      ...afterPosition(after),
    },
    orderBy: NEWEST_FIRST,
    take: limit,
    select: KEY_COLUMNS,
  });
}

/** A key of a workspace; null if it has no such key. */
export async function findApiKey(
  db: Queryable,
  { workspaceId, keyId }: { workspaceId: string; keyId: string },
): Promise<ApiKeyRow | null> {
  return clientOf(db).apiKey.findFirst({ where: { id: keyId, workspaceId }, select: KEY_COLUMNS });
}

/** Null if there is no such key. */
export async function findWorkspaceOfKey(db: Queryable, id: string): Promise<string | null> {
  const key = await clientOf(db).apiKey.findUnique({ where: { id }, select: { workspaceId: true } });
  return key?.workspaceId ?? null;
}

/** Keys of the workspace with this name, or of all, oldest first. */
export async function listApiKeys(db: Queryable, workspace?: string): Promise<(ApiKeyRow & { workspace: string })[]> {
  const rows = await clientOf(db).apiKey.findMany({
    where: workspace === undefined ? {} : { workspace: { name: workspace } },
    select: { ...KEY_COLUMNS, workspace: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ workspace: { name }, ...key }) => ({ ...key, workspace: name }));
}

/**
 * Revokes a key. Every request looks its key up, so the next one fails in every process. Returns whether there was an
 * active key, of this workspace if one is given.
 */
export async function revokeApiKey(db: Queryable, id: string, workspaceId?: string): Promise<boolean> {
  const { count } = await clientOf(db).apiKey.updateMany({
    where: { id, revokedAt: null, ...(workspaceId !== undefined && { workspaceId }) },
    data: { revokedAt: new Date() },
  });
  return count > 0;
}
