import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@brandprint/platform';
import pg from 'pg';
import { withSchemaEngine } from './engine.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../prisma/migrations');
/** Key of the advisory lock that lets one process migrate at a time: "brnd" in ASCII. */
const LOCK = 0x62726e64;

async function listMigrations() {
  const entries = await readdir(MIGRATIONS, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (path) => {
      const value = await readFile(join(MIGRATIONS, path, 'migration.sql'), 'utf8');
      return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
    }),
  );
  const lockfile = await readFile(join(MIGRATIONS, 'migration_lock.toml'), 'utf8');
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: 'migration_lock.toml', content: lockfile },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/** A database migrated by a newer release than this one cannot be served by it. */
async function refuseNewer(client: pg.Client, known: string[]): Promise<void> {
  const { rows: tables } = await client.query(`SELECT to_regclass('public._prisma_migrations') IS NOT NULL AS there`);
  if (!tables[0].there) return;
  const { rows } = await client.query(`SELECT migration_name FROM _prisma_migrations WHERE rolled_back_at IS NULL`);
  const newer = rows.map((row) => row.migration_name as string).filter((name) => !known.includes(name));
  if (newer.length > 0) {
    throw new UserError(`The database was made by a newer version of Brandprint (it has the migration ${newer[0]}).`);
  }
}

/**
 * Brings a database to this release's schema, as `prisma migrate deploy` would, without any download. Safe from several
 * processes at once: one migrates, the others wait. Answers the names of the migrations that it applied.
 */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const migrationsList = await listMigrations();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    await refuseNewer(
      client,
      migrationsList.migrationDirectories.map((directory) => directory.path),
    );
    const filters = { externalTables: [], externalEnums: [] };
    const applied = await withSchemaEngine(databaseUrl, (engine) =>
      engine.applyMigrations({ migrationsList, filters }),
    );
    return applied.appliedMigrationNames;
  } finally {
    await client.end();
  }
}
