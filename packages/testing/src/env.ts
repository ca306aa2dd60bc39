import { readEnv, type SettingsOf, setting } from '@brandprint/platform';
import { z } from 'zod';

const text = (description: string) => setting({ schema: z.string(), type: 'text', description });

const ENV = {
  TEST_DATABASE_URL: text(
    'a Postgres whose user may create databases; the set-up of the tests starts an embedded one where it is unset',
  ),
  TEST_DATABASE_TEMPLATE: text('name of the migrated database that each test database is a copy of'),
};
export type TestEnv = SettingsOf<typeof ENV>;

export const readTestEnv = (): TestEnv => readEnv(ENV, process.env);

/** A Postgres server of the caller's choice. */
export const externalPostgresUrl = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

export const writeTestEnv = (env: TestEnv): void => {
  Object.assign(process.env, env);
};

/** Whether suites of both stores run on Postgres too: not where another run of the same commit has done so. */
export const onPostgres = process.env.TEST_REDIS_ONLY !== '1';

/** Folder for bundled scripts of a run; unset outside of one. */
export const bundleFolder = (): string | undefined => process.env.TEST_BUNDLES || undefined;

export const setBundleFolder = (folder: string): void => {
  process.env.TEST_BUNDLES = folder;
};
