import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Cell, cancelStatement, connectionOf, inTransaction } from './cell.ts';
import { addPeople, replacePeople } from './copy-people.ts';
import {
  type Fingerprint,
  fingerprint,
  fingerprintRows,
  forWorkspace,
  isEqual,
  rowsOf,
  type TableFingerprint,
} from './fingerprint.ts';
import { COLUMNS, FOREIGN_KEYS, type WorkspaceTable, workspaceTables } from './workspace-tables.ts';

const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

export async function readTables(cell: Cell): Promise<ReturnType<typeof workspaceTables>> {
  const client = connectionOf(cell);
  const columns = await client.query(COLUMNS);
  const foreignKeys = await client.query(FOREIGN_KEYS);
  return workspaceTables({ columns: columns.rows, foreignKeys: foreignKeys.rows });
}

/** The rows of a workspace at one moment. */
export async function fingerprintWorkspace(cell: Cell, workspaceId: string): Promise<Fingerprint> {
  const { own } = await readTables(cell);
  return inTransaction(cell, SNAPSHOT, (client) => fingerprint(client, own, workspaceId));
}

/** Rows on their way from one database to the other. */
interface Transfer {
  from: Cell;
  target: pg.Client;
  workspaceId: string;
}

/**
 * Copies the rows of a workspace as they are at one moment, in one transaction: nobody works on the copy, which is
 * `arriving`. An earlier copy that never began to work is replaced. Returns what arrived, to be compared with what is in
 * the source.
 */
export async function copyWorkspace(from: Cell, to: Cell, workspaceId: string): Promise<Fingerprint> {
  const { own: tables, people } = await readTables(from);
  return inTransaction(from, SNAPSHOT, () =>
    inTransaction(to, 'BEGIN', async (target) => {
      const transfer = { from, target, workspaceId };
      await deleteArriving(target, tables, workspaceId);
      await target.query('SET CONSTRAINTS ALL DEFERRED');
      for (const table of people) await sendAside(transfer, table);
      const areReplaced = await addPeople(target, people);
      const arrived = new Map<string, TableFingerprint>();
      for (const table of tables) {
        const ofPeople = areReplaced && table.personColumns.length > 0;
        if (ofPeople) arrived.set(table.name, await sendReplaced(transfer, table));
        else await send(transfer, table, table.name);
      }
      await target.query(`UPDATE workspaces SET move = 'arriving' WHERE id = $1`, [workspaceId]);
      await target.query('SET CONSTRAINTS ALL IMMEDIATE');
      const asTheyWere = tables.filter(({ name }) => !arrived.has(name));
      return new Map([...(await fingerprint(target, asTheyWere, workspaceId)), ...arrived]);
    }),
  );
}

/** Sends the rows of a table to one in the target with the same columns. */
async function send({ from, target, workspaceId }: Transfer, table: WorkspaceTable, into: string): Promise<void> {
  const sent = connectionOf(from).query(copyTo(`COPY (${rowsOf(table, table.columns, workspaceId)}) TO STDOUT`));
  const received = target.query(copyFrom(`COPY ${into} (${table.columns.join(', ')}) FROM STDIN`));
  const ended = finished(sent);
  try {
    await Promise.all([ended, finished(sent.pipe(received))]);
  } catch (error) {
    received.destroy(error as Error);
    // The connection can be used again only once the whole answer has been read.
    sent.unpipe(received).resume();
    await cancelStatement(from).catch(() => {});
    await ended.catch(() => {});
    throw error;
  }
}

/** To a temporary table `copy_…`. */
async function sendAside(transfer: Transfer, table: WorkspaceTable): Promise<void> {
  const { name, columns } = table;
  await transfer.target.query(
    `CREATE TEMP TABLE copy_${name} ON COMMIT DROP AS SELECT ${columns.join(', ')} FROM ${name} WITH NO DATA`,
  );
  await send(transfer, table, `pg_temp.copy_${name}`);
}

/** With the ids that people have in the target. Returns what arrived, before that. Throws if a row of the result differs. */
async function sendReplaced(transfer: Transfer, table: WorkspaceTable): Promise<TableFingerprint> {
  const { target, workspaceId } = transfer;
  const { name, columns } = table;
  const aside = `SELECT ${columns.join(', ')} FROM pg_temp.copy_${name}`;
  await sendAside(transfer, table);
  const arrived = await fingerprintRows(target, aside);
  await replacePeople(target, table);
  await target.query(`INSERT INTO ${name} (${columns.join(', ')}) ${aside}`);
  const [expected, found] = [
    await fingerprintRows(target, aside),
    await fingerprintRows(target, rowsOf(table, columns, workspaceId)),
  ];
  if (!isEqual(expected, found)) throw new Error(`the copy differs in ${name}`);
  return arrived;
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
