import type { Queryable } from '../client.ts';
import { hashKey, mintKeyText } from './key-text.ts';

/** How much of a key people may see of it later. */
const HINT_LENGTH = 12;

export interface ApiKeyRow {
  id: string;
  workspace: string;
  environment: 'prod' | 'stag';
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** Makes a key for a workspace. Its text is answered once and never stored. */
export async function createApiKey(
  db: Queryable,
  key: { workspaceId: string; environment: 'prod' | 'stag'; description?: string },
): Promise<{ id: string; key: string }> {
  const text = mintKeyText(key.environment);
  const { id } = await db.apiKey.create({
    data: { ...key, hash: hashKey(text), hint: text.slice(0, HINT_LENGTH) },
    select: { id: true },
  });
  return { id, key: text };
}

/** Keys of one workspace, or of all, oldest first. */
export async function listApiKeys(db: Queryable, workspace?: string): Promise<ApiKeyRow[]> {
  const rows = await db.apiKey.findMany({
    where: workspace === undefined ? {} : { workspace: { name: workspace } },
    include: { workspace: { select: { name: true } } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, environment, hint, createdAt, lastUsedAt, revokedAt, workspace: { name } }) => {
    return { id, workspace: name, environment, hint, createdAt, lastUsedAt, revokedAt };
  });
}

/** Ends a key at once. Answers whether there was one that still worked. */
export async function revokeApiKey(db: Queryable, id: string): Promise<boolean> {
  const { count } = await db.apiKey.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } });
  return count > 0;
}
