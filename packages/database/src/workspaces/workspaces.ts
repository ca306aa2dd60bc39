import type { Queryable } from '../client.ts';

/** The workspace of this name, made if it is new. `parseLimit` (requests an hour) is set only then. */
export async function ensureWorkspace(
  db: Queryable,
  name: string,
  options: { parseLimit?: number } = {},
): Promise<{ id: string }> {
  return db.workspace.upsert({ where: { name }, create: { name, ...options }, update: {}, select: { id: true } });
}
