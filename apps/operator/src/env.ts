import { readEnv, STORE_SETTINGS } from '@brandprint/platform';

/** All that `keys` and `workspaces` read of the environment. */
const DATABASE = { DATABASE_URL: STORE_SETTINGS.DATABASE_URL } as const;

/** All that `migrate` reads of it. */
export const SETTINGS = {
  ...DATABASE,
  REDIS_URL: STORE_SETTINGS.REDIS_URL,
  S3_ENDPOINT: STORE_SETTINGS.S3_ENDPOINT,
  S3_ACCESS_KEY: STORE_SETTINGS.S3_ACCESS_KEY,
  S3_SECRET_KEY: STORE_SETTINGS.S3_SECRET_KEY,
  S3_BUCKET: STORE_SETTINGS.S3_BUCKET,
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
export const readDatabaseSettings = () => readEnv(DATABASE, process.env);
