import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Cell, connectionOf, inTransaction } from './cell.ts';
import { addPeople, replacePeople } from './copy-people.ts';
import { differences, type Fingerprint, fingerprint, forWorkspace, rowsOf } from './fingerprint.ts';
import { COLUMNS, FOREIGN_KEYS, type WorkspaceTable, workspaceTables } from './workspace-tables.ts';

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

async function readTables(cell: Cell): Promise<ReturnType<typeof workspaceTables>> {
  const client = connectionOf(cell);
  const columns = await client.query(COLUMNS);
  const foreignKeys = await client.query(FOREIGN_KEYS);
  return workspaceTables({ columns: columns.rows, foreignKeys: foreignKeys.rows });
}

/** The rows of a workspace at one moment. */
export async function fingerprintWorkspace(cell: Cell, workspaceId: string): Promise<Fingerprint> {
  const { own } = await readTables(cell);
  return inTransaction(cell, SNAPSHOT, (client) => fingerprint(client, own, (table) => rowsOf(table, workspaceId)));
}

/**
 * Copies the rows of a workspace as they are at one moment, in one transaction: nobody works on the copy, which is
 * `arriving`. An earlier copy that never began to work is replaced. Throws, and leaves nothing, if a row of the copy
 * differs. Returns what was copied.
 */
export async function copyWorkspace(from: Cell, to: Cell, workspaceId: string): Promise<Fingerprint> {
  const { own: tables, people } = await readTables(from);
  return inTransaction(from, SNAPSHOT, (source) =>
    inTransaction(to, 'BEGIN', async (target) => {
      await deleteArriving(target, tables, workspaceId);
      await target.query('SET CONSTRAINTS ALL DEFERRED');
      for (const table of [...people, ...tables]) await receive(source, target, table, workspaceId);
      const [sent, received] = [
        await fingerprint(source, tables, (table) => rowsOf(table, workspaceId)),
        await fingerprint(target, tables, rowsReceived),
      ];
      assertEqual(sent, received);
      await addPeople(target, people);
      for (const table of tables) await replacePeople(target, table);
      await target.query(`UPDATE pg_temp.copy_workspaces SET move = 'arriving'`);
      for (const { name, columns } of tables) {
        const list = columns.join(', ');
        await target.query(`INSERT INTO ${name} (${list}) SELECT ${list} FROM pg_temp.copy_${name}`);
      }
      await target.query('SET CONSTRAINTS ALL IMMEDIATE');
      const expected = await fingerprint(target, tables, rowsReceived);
      assertEqual(expected, await fingerprint(target, tables, (table) => rowsOf(table, workspaceId)));
      return sent;
    }),
  );
}

const rowsReceived = ({ name, columns }: WorkspaceTable): string =>
  `SELECT ${columns.join(', ')} FROM pg_temp.copy_${name}`;

/** Streams rows into a temporary table of the same columns. */
async function receive(
  source: pg.Client,
  target: pg.Client,
  table: WorkspaceTable,
  workspaceId: string,
): Promise<void> {
  const columns = table.columns.join(', ');
  await target.query(
    `CREATE TEMP TABLE copy_${table.name} ON COMMIT DROP AS SELECT ${columns} FROM ${table.name} WITH NO DATA`,
  );
  const sent = source.query(copyTo(`COPY (${rowsOf(table, workspaceId)}) TO STDOUT`));
  await pipeline(sent, target.query(copyFrom(`COPY pg_temp.copy_${table.name} (${columns}) FROM STDIN`)));
}

/** Removes the copy of a workspace that never began to work in this cell. Returns whether there was one. */
export async function removeArriving(cell: Cell, workspaceId: string): Promise<boolean> {
  const { own } = await readTables(cell);
  return inTransaction(cell, 'BEGIN', (client) => deleteArriving(client, own, workspaceId));
}

async function deleteArriving(
  client: pg.Client,
  tables: readonly WorkspaceTable[],
  workspaceId: string,
): Promise<boolean> {
  const { rows } = await client.query('SELECT move FROM workspaces WHERE id = $1 FOR UPDATE', [workspaceId]);
  if (rows.length === 0) return false;
  if (rows[0].move !== 'arriving')
    throw new Error(`the workspace ${workspaceId} is in use in the cell it is to be copied to`);
  for (const { name, condition } of tables.toReversed())
    await client.query(`DELETE FROM ${name} WHERE ${forWorkspace(condition, workspaceId)}`);
  return true;
}

function assertEqual(one: Fingerprint, other: Fingerprint): void {
  const tables = differences(one, other);
  if (tables.length > 0) throw new Error(`the copy differs in ${tables.join(', ')}`);
}
