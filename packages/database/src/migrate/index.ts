import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { delay, UserError } from '@brandprint/platform';
import pg from 'pg';
import { isOnline, onlineStatements } from './online.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../prisma/migrations');
/** Key of the advisory lock that lets one process migrate at a time: "brnd" in ASCII. */
const MIGRATION_LOCK = 0x62726e64;

/** While a statement waits for a table lock, all later statements wait behind it, so it gives up soon. */
const LOCK_TIMEOUT = '5s';

/** Between two attempts to become the process that migrates. */
const POLL_MS = 200;

/** The table of `prisma migrate deploy`. */
const CREATE_MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Migrates a database to this release's schema, as `prisma migrate deploy` would, but each migration is atomic: an
 * interrupted one leaves nothing, and the next run continues there. (One that builds indexes concurrently cannot be
 * atomic: it is repeated.) Safe from several processes at once: one migrates,
 * the others wait. A database that a newer release has migrated stays as it is, so that the previous release can be
 * deployed again. Throws UserError if one of those migrations contracts: this release may read what is gone.
 */
export async function migrateDatabase(databaseUrl: string, directory = MIGRATIONS): Promise<MigrationResult> {
  const names = await listMigrations(directory);
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {}); // a broken connection: the waiting statement gets the error
  await client.connect();
  try {
    await lockMigrations(client);
    await client.query(CREATE_MIGRATIONS_TABLE);
    const newer = await listNewerMigrations(client, names);
    const applied = await readAppliedMigrations(client);
    const missing = names.filter((name) => !applied.has(name));
    for (const name of missing) await applyMigration(client, name, await readFile(migrationFile(directory, name)));
    return { applied: missing, newer };
  } finally {
    await client.end();
  }
}

/** Names of migrations. */
export interface MigrationResult {
  /** Applied now. */
  applied: string[];
  /** Of newer releases, which this one does not have. */
  newer: string[];
}

/**
 * Until the connection ends. It polls, because a waiting statement would be an old snapshot for which an index that is
 * built concurrently waits: a deadlock.
 */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked) return;
    await delay(POLL_MS);
  }
}

const migrationFile = (directory: string, name: string) => join(directory, name, 'migration.sql');

/** Names of the migrations in order. */
async function listMigrations(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** Ends the name of a migration after which the previous release cannot run: it drops or narrows what that one uses. */
const CONTRACTING = /_contract$/;

/** Migrations of newer releases. Throws UserError if one of them contracts. */
async function listNewerMigrations(client: pg.Client, known: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations
     WHERE rolled_back_at IS NULL AND migration_name <> ALL($1) ORDER BY migration_name`,
    [known],
  );
  const newer = rows.map(({ name }) => name);
  const contracting = newer.find((name) => CONTRACTING.test(name));
  if (contracting === undefined) return newer;
  throw new UserError(
    `The database was migrated by a newer version of Brandprint that removed what this one uses (migration ${contracting}). Use that version or a newer one.`,
  );
}

/** An unfinished migration was left by an earlier release that crashed: it is retried. */
async function readAppliedMigrations(client: pg.Client): Promise<Set<string>> {
  await client.query('DELETE FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL');
  const { rows } = await client.query<{ name: string }>(
    'SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  return new Set(rows.map(({ name }) => name));
}

/** The statements and their record are one transaction, unless it is online: then each statement is one. */
async function applyMigration(client: pg.Client, name: string, file: Buffer): Promise<void> {
  const checksum = createHash('sha256').update(file).digest('hex');
  const sql = file.toString();
  try {
    if (isOnline(sql)) for (const statement of onlineStatements(sql)) await client.query(statement);
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    if (!isOnline(sql)) await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (cause) {
    // This ends the connection, and with it the transaction.
    throw new UserError(`The migration ${name} failed: ${(cause as Error).message}`, { cause });
  }
}
