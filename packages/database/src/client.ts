import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client.ts';

export interface Database {
  prisma: PrismaClient;
  /**
   * Runs `work` in one transaction (read committed); what it throws rolls everything back. It is run again if the database
   * ended it because it and another waited for each other.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Runs a statement (`Prisma.sql`), prepared once a connection, past Prisma: for what every request asks. */
  select: Select;
  stop(): Promise<void>;
}

/** Inside a transaction, or outside of one. */
export type Queryable = Prisma.TransactionClient;

export type Select = <Row>(statement: Prisma.Sql) => Promise<Row[]>;

/** The server ends a statement that takes too long; one that hangs does not, and is waited for this much longer. */
const ANSWER_MARGIN = 1.2;

/** A transaction is ended by us after so long; by the server a little later, if its process is gone or stands still. */
const TRANSACTION_MS = 30_000;
const ORPHANED_TRANSACTION_MS = 35_000;

/**
 * Opens a pool on the database; it connects at the first query. `maxConnections` bounds the pool; whoever waits longer than
 * `connectTimeoutMs` for one of them, or longer than `statementTimeoutMs` for the end of a statement, is told that the
 * database is down.
 */
export function createDatabase(
  url: string,
  options: { maxConnections?: number; connectTimeoutMs?: number; statementTimeoutMs?: number } = {},
): Database {
  const { statementTimeoutMs = 15_000 } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: ORPHANED_TRANSACTION_MS,
    query_timeout: statementTimeoutMs * ANSWER_MARGIN,
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it: the pool has let go of it, and the next query opens another.
  pool.on('error', () => {});
  // Minimal: errors would quote our code with the values that were to be written, and errors are logged.
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' });
  return {
    prisma,
    transaction: (work) =>
      unlessDeadlocked(() => prisma.$transaction(work, { maxWait: 10_000, timeout: TRANSACTION_MS })),
    select: prepared(pool),
    stop: async () => {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

const MOST_TRIES = 3;

async function unlessDeadlocked<T>(run: () => Promise<T>, triesLeft = MOST_TRIES - 1): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (triesLeft === 0 || !isDeadlock(error)) throw error;
    return unlessDeadlocked(run, triesLeft - 1);
  }
}

function isDeadlock(error: unknown): boolean {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { originalCode?: string } } } };
  return meta?.driverAdapterError?.cause?.originalCode === '40P01';
}

/** Statements are few, and their texts fixed: each gets a name, by which a connection knows it again. */
function prepared(pool: pg.Pool): Select {
  const names = new Map<string, string>();
  return async <Row>({ text, values }: Prisma.Sql) => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    const { rows } = await pool.query({ name, text, values: values as unknown[] });
    return rows as Row[];
  };
}
