import { clientOf, type Queryable } from '../client.ts';
import { generateKey, hashKey } from './key-format.ts';

/** How much of a key people may see of it later. */
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

/** All that may be told of a key. */
export interface ApiKeyRow {
  id: string;
  environment: 'prod' | 'stag';
  description: string;
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
  /** The signed-in person who made it; null for the command line. */
  userId: string | null;
}

/** Makes a key for a workspace. Its text, `key`, is answered once and never stored. */
export async function createApiKey(
  db: Queryable,
  key: { workspaceId: string; environment: 'prod' | 'stag'; description?: string; userId?: string },
): Promise<ApiKeyRow & { key: string }> {
  const text = generateKey(key.environment);
  const data = { ...key, hash: hashKey(text), hint: text.slice(0, HINT_LENGTH) };
  return { ...(await clientOf(db).apiKey.create({ data, select: KEY_COLUMNS })), key: text };
}

/** Keys of a workspace, newest first, the revoked ones too: at most `limit` of those after `after`. */
export async function listWorkspaceApiKeys(
  db: Queryable,
  query: {
    workspaceId: string;
    environment?: 'prod' | 'stag' | undefined;
    after?: { createdAt: Date; id: string } | undefined;
    limit: number;
  },
): Promise<ApiKeyRow[]> {
  const { workspaceId, environment, after, limit } = query;
  return clientOf(db).apiKey.findMany({
    where: {
      workspaceId,
      ...(environment && { environment }),
      // The first condition is implied by the second; it lets the index find the place.
      ...(after && {
        createdAt: { lte: after.createdAt },
        OR: [{ createdAt: { lt: after.createdAt } }, { id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: KEY_COLUMNS,
  });
}

/** A key of a workspace; null where it has no such key. */
export async function findApiKey(
  db: Queryable,
  { workspaceId, keyId }: { workspaceId: string; keyId: string },
): Promise<ApiKeyRow | null> {
  return clientOf(db).apiKey.findFirst({ where: { id: keyId, workspaceId }, select: KEY_COLUMNS });
}

/** Keys of the workspace of this name, or of all, oldest first. */
export async function listApiKeys(db: Queryable, workspace?: string): Promise<(ApiKeyRow & { workspace: string })[]> {
  const rows = await clientOf(db).apiKey.findMany({
    where: workspace === undefined ? {} : { workspace: { name: workspace } },
    select: { ...KEY_COLUMNS, workspace: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ workspace: { name }, ...key }) => ({ ...key, workspace: name }));
}

/**
 * Ends a key at once: every request looks its key up, so that the next one is refused, whichever process it comes to.
 * Answers whether there was one, of this workspace if one is named, that still worked.
 */
export async function revokeApiKey(db: Queryable, id: string, workspaceId?: string): Promise<boolean> {
  const { count } = await clientOf(db).apiKey.updateMany({
    where: { id, revokedAt: null, ...(workspaceId !== undefined && { workspaceId }) },
    data: { revokedAt: new Date() },
  });
  return count > 0;
}
