import { randomUUID } from 'node:crypto';
import { createDatabase } from '@brandprint/database';
import { type DatabaseWithPrisma, withPrisma } from '@brandprint/database/testing';
import type { Stoppable } from '@brandprint/platform';
import { readTestEnv } from './env.ts';
import { runStatements, withDatabaseName } from './postgres.ts';
import { findSecretsInDatabase } from './secret-leaks.ts';

/** A timeout for tests that are not about timeouts: on a busy machine a connection takes seconds. */
export const BUSY_TIMEOUT_MS = 60_000;

export interface TestDatabase extends Stoppable {
  url: string;
  /** For direct access to its rows. */
  database: DatabaseWithPrisma;
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
  return {
    url,
    database,
    findSecrets: (secrets) => findSecretsInDatabase(url, secrets),
    stop: async () => {
      await database.stop();
      const leaks = await findSecretsInDatabase(url).finally(() =>
        runStatements(env.TEST_DATABASE_URL, [`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`]),
      );
      if (leaks.length > 0) throw new Error(`The database holds secrets:\n${leaks.join('\n')}`);
    },
  };
}
