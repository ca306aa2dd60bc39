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

/** A role for each app, which may do only what the app needs; `prefix` is the name of the template. */
const roleOf = (prefix: string, app: DatabaseApp) => `${prefix}_${app}`;
/** The servers of tests are reachable from this machine only. */
const ROLE_PASSWORD = 'role-of-a-test';

/** The same database for an app, as a role of its own. */
export function withAppRole(url: string, prefix: string, app: DatabaseApp): string {
  return Object.assign(new URL(url), { username: roleOf(prefix, app), password: ROLE_PASSWORD }).href;
}

/**
 * One Postgres for a whole test run, with a migrated database (tables, queue, limits) to copy.
 * @public jest loads it by name.
 */
export async function startTestPostgres(): Promise<Stoppable> {
  const server = await startOrConnect();
  const template = `brandprint_template_${process.pid}`;
  const roles = DATABASE_APPS.map((app) => roleOf(template, app));
  const drop = [`DROP DATABASE IF EXISTS ${template} WITH (FORCE)`, `DROP ROLE IF EXISTS ${roles.join(', ')}`];
  const createRoles = roles.map((role) => `CREATE ROLE ${role} LOGIN PASSWORD '${ROLE_PASSWORD}'`);
  await runStatements(server.url, [...drop, ...createRoles, `CREATE DATABASE ${template}`]);
  const url = withDatabaseName(server.url, template);
  await migrateDatabase(url);
  await Promise.all([migrateQueue(url), migrateLimits(url)]);
  await grantAppRoles(url, template);
  writeTestEnv({ TEST_DATABASE_URL: server.url, TEST_DATABASE_TEMPLATE: template });
  return {
    stop: async () => {
      await runStatements(server.url, drop);
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
