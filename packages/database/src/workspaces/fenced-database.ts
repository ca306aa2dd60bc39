import { type Database, type Queryable, selectOf } from '../client.ts';
import { Prisma } from '../generated/client.ts';

/** The databases behind fenced ones. */
const unfencedDatabases = new WeakMap<Database, Database>();

/**
 * The same database for work on workspaces: its transactions throw `refusal` if one of them, of this name, is being moved
 * to another cell, and keep them from being moved until they end. A request may have been authenticated long before.
 */
export function fencedDatabase(
  database: Database,
  workspaceIds: readonly string[],
  refusal: (name: string) => Error,
): Database {
  const fenced: Database = {
    ...database,
    transaction: (work) =>
      database.transaction(async (tx) => {
        const moving = await findMoving(tx, workspaceIds);
        if (moving !== undefined) throw refusal(moving);
        return work(tx);
      }),
  };
  unfencedDatabases.set(fenced, database);
  return fenced;
}

/** The database without a fence, for work that is not about one workspace. */
export const unfenced = (database: Database): Database => unfencedDatabases.get(database) ?? database;

/**
 * Locks the rows as inserts that reference them do. A move begins by locking its one exclusively, and does so again while it
 * compares: so one that is under way is found before anything waits for its lock.
 */
async function findMoving(tx: Queryable, workspaceIds: readonly string[]): Promise<string | undefined> {
  const [moving] = await selectOf(tx)<{ name: string }>(Prisma.sql`
    SELECT name FROM workspaces WHERE id = ANY(${[...workspaceIds]}::uuid[]) AND move IS NOT NULL LIMIT 1`);
  if (moving) return moving.name;
  const rows = await selectOf(tx)<{ name: string; isMoving: boolean }>(Prisma.sql`
    SELECT name, move IS NOT NULL AS "isMoving" FROM workspaces
    WHERE id = ANY(${[...workspaceIds]}::uuid[]) FOR KEY SHARE`);
  return rows.find(({ isMoving }) => isMoving)?.name;
}
