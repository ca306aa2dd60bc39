import { randomUUID } from 'node:crypto';
import { createDatabase } from '@brandprint/database';
import { type DatabaseWithPrisma, withPrisma } from '@brandprint/database/testing';
import type { Stoppable } from '@brandprint/platform';
import { readTestEnv } from './env.ts';
import { runStatements, withDatabaseName } from './postgres.ts';
import { findSecretsInDatabase } from './secret-leaks.ts';

export interface TestDatabase extends Stoppable {
  url: string;
  /** Its rows are open to the test. */
  database: DatabaseWithPrisma;
  /** Rows that hold one of these texts, or a secret that was issued, in whatever form: `table: …`. */
  findSecrets(secrets: string[]): Promise<string[]>;
}

/**
 * A fresh database for one test file, migrated and without rows, and a client for it. `stop` removes it, and throws if it
 * holds a key, a webhook secret or the password of Postgres: each file that uses one checks that none is ever stored.
 */
export async function createTestDatabase(options: { migrated: boolean } = { migrated: true }): Promise<TestDatabase> {
  const env = readTestEnv();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runStatements(env.TEST_DATABASE_URL, [
    `CREATE DATABASE ${name} TEMPLATE ${options.migrated ? env.TEST_DATABASE_TEMPLATE : 'template0'}`,
  ]);
  const url = withDatabaseName(env.TEST_DATABASE_URL, name);
  const database = withPrisma(createDatabase(url));
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
