import { parseEnv } from '@brandprint/platform';
import { z } from 'zod';

const Env = z.object({
  /** A Postgres whose user may create databases; the set-up of the tests starts an embedded one where it is unset. */
  TEST_DATABASE_URL: z.string(),
  /** Name of the migrated database that each test database is a copy of. */
  TEST_DATABASE_TEMPLATE: z.string(),
});
export type TestEnv = z.infer<typeof Env>;

export const readTestEnv = (): TestEnv => parseEnv(Env, process.env);

/** An own Postgres, if the caller names one. */
export const ownPostgres = (): string | undefined => process.env.TEST_DATABASE_URL || undefined;

export const writeTestEnv = (env: TestEnv): void => {
  Object.assign(process.env, env);
};
