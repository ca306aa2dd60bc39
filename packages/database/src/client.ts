import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { TransactionPool } from './transaction-pool.ts';

/** Keys of internals that only this package uses: Prisma's client, and statements without it. */
const CLIENT = Symbol('client');
const SELECT = Symbol('select');

/** A database or a transaction on it, for the functions of this package. */
export interface Queryable {
  readonly [CLIENT]: Prisma.TransactionClient;
  readonly [SELECT]: Select;
}

export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction (read committed); an exception rolls everything back. It is repeated if the database
   * aborted it because of a deadlock.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}

export type Select = <Row>(statement: Prisma.Sql) => Promise<Row[]>;

export const clientOf = (db: Queryable): Prisma.TransactionClient => db[CLIENT];

/**
 * Runs a statement (`Prisma.sql`) without Prisma, prepared once per connection, in the transaction if `db` is one: for what
 * every request and every stage needs.
 */
export const selectOf = (db: Queryable): Select => db[SELECT];

/** The same database with another way to run such statements. */
export const withSelect = (database: Database, select: Select): Database => ({ ...database, [SELECT]: select });

/** A Prisma client that also works with the functions of this package. */
export const queryable = (db: Queryable): Prisma.TransactionClient & Queryable =>
  new Proxy(db[CLIENT], {
    get: (client, key) => (key === CLIENT ? client : key === SELECT ? db[SELECT] : Reflect.get(client, key)),
  }) as Prisma.TransactionClient & Queryable;

/** The server aborts statements that take too long. If it hangs, we wait this much longer. */
const QUERY_TIMEOUT_FACTOR = 1.2;

/** We abort a transaction after this long; the server does so a little later, if its process is gone or hangs. */
const TRANSACTION_TIMEOUT_MS = 30_000;
const IDLE_TRANSACTION_TIMEOUT_MS = 35_000;

/**
 * Opens a pool on the database; it connects at the first query. `maxConnections` limits the pool. Waiting longer than
 * `connectTimeoutMs` for a connection, or longer than `statementTimeoutMs` for a statement, counts as a database that
 * is down.
 */
export function createDatabase(
  url: string,
  options: { maxConnections?: number; connectTimeoutMs?: number; statementTimeoutMs?: number } = {},
): Database {
  const { statementTimeoutMs = 15_000 } = options;
  const pool = new TransactionPool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT_MS,
    query_timeout: statementTimeoutMs * QUERY_TIMEOUT_FACTOR,
    keepAlive: true,
    transactionMs: TRANSACTION_TIMEOUT_MS,
  });
  // An idle connection that breaks: the pool has dropped it, and the next query opens another.
  pool.on('error', () => {});
  // Minimal: otherwise errors quote our code with the values to be written, and errors are logged.
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  const limits = { maxWait: 10_000, timeout: TRANSACTION_TIMEOUT_MS };
  const selectOn = createPreparedSelect();
  return {
    [CLIENT]: prisma,
    [SELECT]: selectOn(() => pool),
    transaction: (work) =>
      retryOnDeadlock(() =>
        pool.inTransaction((connection) =>
          prisma.$transaction((client) => work({ [CLIENT]: client, [SELECT]: selectOn(connection) }), limits),
        ),
      ),
    stop: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

const MAX_ATTEMPTS = 3;

async function retryOnDeadlock<T>(run: () => Promise<T>, retriesLeft = MAX_ATTEMPTS - 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (retriesLeft === 0 || !isDeadlock(error)) throw error;
    return retryOnDeadlock(run, retriesLeft - 1);
  }
}

const DEADLOCK = '40P01';

/** As Postgres reports it, or Prisma. */
function isDeadlock(error: unknown): boolean {
  const { code, meta } = error as {
    code?: string;
    meta?: { driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  return code === DEADLOCK || meta?.driverAdapterError?.cause?.originalCode === DEADLOCK;
}

/** Statements are few and their texts fixed: each gets a name, by which a connection recognises it. */
function createPreparedSelect(): (connection: () => Pick<pg.ClientBase, 'query'>) => Select {
  const names = new Map<string, string>();
  return (connection) =>
    async <Row>({ text, values }: Prisma.Sql) => {
      const name = names.get(text) ?? `s${names.size}`;
      names.set(text, name);
      const { rows } = await connection().query({ name, text, values: values as unknown[] });
      return rows as Row[];
    };
}
