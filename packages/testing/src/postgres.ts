import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_APPS, type DatabaseApp, grantAppRoles, migrateDatabase } from '@brandprint/database';
import { startPostgres } from '@brandprint/embedded';
import { migrateLimits } from '@brandprint/limits';
import { createLogger, type Stoppable } from '@brandprint/platform';
import { migrateQueue } from '@brandprint/queue';
import pg from 'pg';
import { externalPostgresUrl, writeTestEnv } from './env.ts';

/** Runs statements that cannot be in a transaction, on the server of `url`. */
export async function runStatements(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The same server, another database. */
export function withDatabaseName(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** Of the roles of the apps, which may do only what each app needs. All runs on a server share them. */
const ROLE_PREFIX = 'brandprint_test';
const roleOf = (app: DatabaseApp) => `${ROLE_PREFIX}_${app}`;
const ROLE_PASSWORD = 'role-of-a-test';
const createRole = (app: DatabaseApp) => `DO $$ BEGIN
  CREATE ROLE ${roleOf(app)} LOGIN PASSWORD '${ROLE_PASSWORD}';
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$`;

/** The same database for an app, as a role of its own. */
export function withAppRole(url: string, app: DatabaseApp): string {
  return Object.assign(new URL(url), { username: roleOf(app), password: ROLE_PASSWORD }).href;
}

/**
 * One Postgres for a whole test run, with a migrated database (tables, queue, limits) to copy.
 * @public jest loads it by name.
 */
export async function startTestPostgres(): Promise<Stoppable> {
  const server = await startOrConnect();
  const template = `brandprint_template_${process.pid}`;
  const drop = `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`;
  await runStatements(server.url, [drop, `CREATE DATABASE ${template}`, ...DATABASE_APPS.map(createRole)]);
  const url = withDatabaseName(server.url, template);
  await migrateDatabase(url);
  await Promise.all([migrateQueue(url), migrateLimits(url)]);
  await grantAppRoles(url, ROLE_PREFIX);
  writeTestEnv({ TEST_DATABASE_URL: server.url, TEST_DATABASE_TEMPLATE: template });
  return {
    stop: async () => {
      await runStatements(server.url, [drop]);
      await server.stop();
    },
  };
}

/** Enough for one test file per core, some with several processes each. */
const CONNECTIONS = 500;

async function startOrConnect(): Promise<{ url: string } & Stoppable> {
  const url = externalPostgresUrl();
  if (url) return { url, stop: async () => {} };
  const dir = await mkdtemp(join(tmpdir(), 'brandprint-test-'));
  const PASSABLE = 0o711;
  await chmod(dir, PASSABLE);
  const postgres = await startPostgres(dir, createLogger({ level: 'silent', service: 'test' }), {
    connections: CONNECTIONS,
    durable: false,
  });
  return {
    url: postgres.url,
    stop: async () => {
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
