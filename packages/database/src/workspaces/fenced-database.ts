import { clientOf, type Database, type Queryable } from '../client.ts';

/** The databases behind fenced ones. */
const unfencedDatabases = new WeakMap<Database, Database>();

/**
 * The same database for one request of a workspace: its transactions throw `refusal()` if the workspace is being moved to
 * another cell, and keep it from being moved until they end. The request may have been authenticated long before.
 */
export function fencedDatabase(database: Database, workspaceId: string, refusal: () => Error): Database {
  const fenced: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        if (await isMoving(tx, workspaceId)) throw refusal();
        return work(tx);
      }),
  };
  unfencedDatabases.set(fenced, database);
  return fenced;
}

/** The database without a fence, for work that is not about one workspace. */
export const unfenced = (database: Database): Database => unfencedDatabases.get(database) ?? database;

/** Locks the row as inserts that reference it do. A move begins by locking it exclusively. */
async function isMoving(tx: Queryable, workspaceId: string): Promise<boolean> {
  const [row] = await clientOf(tx).$queryRaw<{ moving: boolean }[]>`
    SELECT move IS NOT NULL AS moving FROM workspaces WHERE id = ${workspaceId}::uuid FOR KEY SHARE`;
  return row?.moving ?? false;
}
