import pg from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { HOST_THROTTLE_SCHEMA } from './host-throttle/schema.ts';
import type { StoreOptions, WindowOptions, WindowStore } from './window-store.ts';

/** One statement per request, of about a millisecond. */
const POOL_SIZE = 2;
/** Extra time for the server to abort a late statement. */
const CANCEL_MS = 500;
/** Interval for removing ended windows. */
const SWEEP_MS = 300_000;
/** Key of the advisory lock that lets one process migrate at a time: "lmts" in ASCII. */
const LOCK = 0x6c6d7473;

/** `asked` includes the last request: more than fits if it was rejected. */
const SCHEMA = `
CREATE SCHEMA IF NOT EXISTS limits;
CREATE TABLE IF NOT EXISTS limits.windows (
  key text PRIMARY KEY,
  taken integer NOT NULL,
  asked integer NOT NULL,
  ends_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS windows_ends_at ON limits.windows (ends_at);
`;

/**
 * Counts only what fits, by the database's clock, which all processes share.
 * $1: the window. $2: requests. $3: milliseconds. $4: requests that fit.
 */
const CONSUME = `
INSERT INTO limits.windows AS w (key, taken, asked, ends_at)
VALUES ($1, $2::integer, $2::integer, now() + $3::double precision * interval '1 millisecond')
ON CONFLICT (key) DO UPDATE SET
  taken = CASE WHEN w.ends_at <= now() THEN excluded.taken
               WHEN w.taken + excluded.taken > $4::integer THEN w.taken
               ELSE w.taken + excluded.taken END,
  asked = CASE WHEN w.ends_at <= now() THEN excluded.asked ELSE w.taken + excluded.asked END,
  ends_at = CASE WHEN w.ends_at <= now() THEN excluded.ends_at ELSE w.ends_at END
RETURNING asked, extract(epoch FROM ends_at - clock_timestamp())::double precision * 1000 AS ms_left
`;

const READ = `
SELECT taken, extract(epoch FROM ends_at - clock_timestamp())::double precision * 1000 AS ms_left
FROM limits.windows WHERE key = $1 AND ends_at > clock_timestamp()
`;

/**
 * The library's counter with our own statement: the library's uses the clock of each process, and counts rejected
 * requests.
 */
class PostgresCounter extends RateLimiterPostgres {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool, { name, points, seconds }: WindowOptions) {
    super({
      storeClient: pool,
      storeType: 'pool',
      keyPrefix: name,
      points,
      duration: seconds,
      tableCreated: true,
      clearExpiredByTimeout: false,
    });
    this.#pool = pool;
  }

  /** Called by `get`. Returns the format of the library's own statement; null without a window. */
  async _get(key: string) {
    const { rows } = await this.#pool.query({ name: 'limits-read', text: READ, values: [key] });
    if (rows.length === 0) return null;
    return { rows: [{ points: rows[0].taken as number, expire: Date.now() + (rows[0].ms_left as number) }] };
  }

  /** Called by `consume`. Returns the format of the library's own statement. */
  async _upsert(key: string, points: number, msDuration: number) {
    const values = [key, points, msDuration, this.points];
    const { rows } = await this.#pool.query({ name: 'limits-take', text: CONSUME, values });
    return { rows: [{ points: rows[0].asked as number, expire: Date.now() + (rows[0].ms_left as number) }] };
  }
}

/** A few connections, on which every statement has a timeout. */
export function openPool(url: string, { logger, timeoutMs }: StoreOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    // Later than the server's timeout, so that a request that is given up here was not counted there.
    query_timeout: timeoutMs + CANCEL_MS,
  });
  pool.on('error', (error) => logger.warn('limits: Postgres connection error', { error }));
  return pool;
}

/** Windows in the Postgres schema that `migrateLimits` created, one row each. */
export function createPostgresStore(url: string, options: StoreOptions): WindowStore {
  const { logger } = options;
  const pool = openPool(url, options);
  const sweep = () => {
    pool
      .query('DELETE FROM limits.windows WHERE ends_at < now()')
      .catch((error) => logger.warn('limits: could not remove expired windows', { error }));
  };
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  return {
    counter: (kind) => new PostgresCounter(pool, kind),
    async ping() {
      await pool.query('SELECT FROM limits.windows LIMIT 1');
    },
    async stop() {
      clearInterval(sweeping);
      await pool.end();
    },
  };
}

/** Creates the limiter's own schema in Postgres. Safe from several processes at once. */
export async function migrateLimits(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(SCHEMA);
    await client.query(HOST_THROTTLE_SCHEMA);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
