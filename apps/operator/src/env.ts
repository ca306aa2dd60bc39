import { readEnv, STORES } from '@brandprint/platform';

/** All that `keys` and `workspaces` read of the environment. */
const DATABASE = { DATABASE_URL: STORES.DATABASE_URL } as const;

/** All that `migrate` reads of it. */
export const SETTINGS = {
  ...DATABASE,
  REDIS_URL: STORES.REDIS_URL,
  S3_ENDPOINT: STORES.S3_ENDPOINT,
  S3_ACCESS_KEY: STORES.S3_ACCESS_KEY,
  S3_SECRET_KEY: STORES.S3_SECRET_KEY,
  S3_BUCKET: STORES.S3_BUCKET,
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
export const readDatabaseSettings = () => readEnv(DATABASE, process.env);
