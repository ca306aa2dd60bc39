import { UserError } from '@brandprint/platform';
import pg from 'pg';

const CLIENT = Symbol('client');

/** The database of a cell, for a move between cells: one connection, whose statements may take long. */
export interface Cell {
  readonly [CLIENT]: pg.Client;
  stop(): Promise<void>;
}

/** The same value has the same text in both cells, and a large workspace takes as long as it takes. */
const SESSION = `
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** Connects as the owner of the tables. `setting` names the URL in the error if that fails. */
export async function openCell(url: string, setting: string): Promise<Cell> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {}); // a broken connection: the waiting statement gets the error
  try {
    await client.connect();
    await client.query(SESSION);
  } catch (cause) {
    await client.end().catch(() => {});
    throw new UserError(`${setting}: the database does not answer (${(cause as Error).message}).`, { cause });
  }
  return { [CLIENT]: client, stop: () => client.end() };
}

export const connectionOf = (cell: Cell): pg.Client => cell[CLIENT];

/** Runs `work` in one transaction on the connection of a cell. */
export async function inTransaction<T>(cell: Cell, begin: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = connectionOf(cell);
  await client.query(begin);
  try {
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {}); // a broken connection has rolled back
    throw error;
  }
}
