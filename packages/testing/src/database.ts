import { randomUUID } from 'node:crypto';
import { createDatabase, type Database, type DatabaseApp } from '@brandprint/database';
import { type DatabaseWithPrisma, withPrisma } from '@brandprint/database/testing';
import type { Stoppable } from '@brandprint/platform';
import { readTestEnv } from './env.ts';
import { runStatements, withAppRole, withDatabaseName } from './postgres.ts';
import { findSecretsInDatabase } from './secret-leaks.ts';

/** A timeout for tests that are not about timeouts: on a busy machine a connection takes seconds. */
export const BUSY_TIMEOUT_MS = 60_000;

export interface TestDatabase extends Stoppable {
  url: string;
  /** For direct access to its rows. */
  database: DatabaseWithPrisma;
  /** URL for an app, whose role may do only what the app needs. */
  urlOf(app: DatabaseApp): string;
  /** A client for an app with that role. Stops with this database. */
  connectAs(app: DatabaseApp): Database;
  /** Rows that contain one of these texts, or an issued secret, in any encoding: `table: …`. */
  findSecrets(secrets: string[]): Promise<string[]>;
}

/**
 * A new migrated database without rows for one test file, and a client for it. `stop` drops it, and throws if it
 * contains a key, a webhook secret or the password of Postgres: so each test file checks that none is ever stored.
 */
export async function createTestDatabase(options: { migrated: boolean } = { migrated: true }): Promise<TestDatabase> {
  const env = readTestEnv();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatements(env.TEST_DATABASE_URL, [
    `CREATE DATABASE ${name} TEMPLATE ${options.migrated ? env.TEST_DATABASE_TEMPLATE : 'template0'}`,
  ]);
  const url = withDatabaseName(env.TEST_DATABASE_URL, name);
  const database = withPrisma(createDatabase(url, { connectTimeoutMs: BUSY_TIMEOUT_MS }));
  const urlOf = (app: DatabaseApp) => withAppRole(url, app);
  const clients: Database[] = [];
  return {
    url,
    database,
    urlOf,
    connectAs(app) {
      const client = createDatabase(urlOf(app), { connectTimeoutMs: BUSY_TIMEOUT_MS });
      clients.push(client);
      return client;
    },
    findSecrets: (secrets) => findSecretsInDatabase(url, secrets),
    stop: async () => {
      await Promise.all([database, ...clients].map((client) => client.stop()));
      const leaks = await findSecretsInDatabase(url).finally(() =>
        runStatements(env.TEST_DATABASE_URL, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]),
      );
      if (leaks.length > 0) throw new Error(`The database holds secrets:\n${leaks.join('\n')}`);
    },
  };
}
