import { UserError } from '@brandprint/platform';
import pg from 'pg';

const CLIENT = Symbol('client');
const CANCEL = Symbol('cancel');

/** The database of a cell, for a move between cells: one connection, whose statements may take long. */
export interface Cell {
  readonly [CLIENT]: pg.Client;
  [CANCEL](): Promise<void>;
  stop(): Promise<void>;
}

/** The same value has the same text in both cells, and a large workspace takes as long as it takes. */
const SESSION = `
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET bytea_output = 'hex';
  SET extra_float_digits = 1; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** Connects as the owner of the tables. `setting` names the URL in the error if that fails. */
export async function openCell(url: string, setting: string): Promise<Cell> {
  const client = clientFor(url);
  let pid: number | undefined;
  try {
    await client.connect();
    await client.query(SESSION);
    pid = (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  } catch (cause) {
    await client.end().catch(() => {});
    throw new UserError(`${setting}: the database does not answer (${(cause as Error).message}).`, { cause });
  }
  return {
    [CLIENT]: client,
    async [CANCEL]() {
      const other = clientFor(url);
      await other.connect();
      await other.query('SELECT pg_cancel_backend($1)', [pid]).finally(() => other.end());
    },
    stop: () => client.end(),
  };
}

function clientFor(connectionString: string): pg.Client {
  // A silent peer is noticed within minutes, not hours.
  const patience = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: 10_000 };
  const client = new pg.Client({ connectionString, ...patience });
  client.on('error', () => {}); // a broken connection: the waiting statement gets the error
  return client;
}

export const connectionOf = (cell: Cell): pg.Client => cell[CLIENT];

/** Cancels the statement that runs on the connection of a cell. */
export const cancelStatement = (cell: Cell): Promise<void> => cell[CANCEL]();

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
