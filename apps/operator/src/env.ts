import { COMMON_SETTINGS, readEnv, STORE_SETTINGS, setting, WORKLOAD_IDENTITY_SETTINGS } from '@brandprint/platform';
import { z } from 'zod';

/** All settings of `keys` and `workspaces`. */
const DATABASE = { DATABASE_URL: STORE_SETTINGS.DATABASE_URL } as const;

/** All settings of `users`. */
const USERS_SETTINGS = { ...DATABASE, PUBLIC_BASE_URL: COMMON_SETTINGS.PUBLIC_BASE_URL } as const;

/** All settings of `migrate`. */
export const SETTINGS = {
  ...DATABASE,
  DATABASE_ROLE_PREFIX: setting({
    schema: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,49}$/, 'must be lower-case letters, digits and underscores')
      .optional(),
    type: 'text',
    description:
      'each app has a database role of its own, PREFIX_api, PREFIX_crawler, PREFIX_analyst and PREFIX_courier, to which `migrate` grants what the app needs; unset: nothing is granted',
  }),
  REDIS_URL: STORE_SETTINGS.REDIS_URL,
  S3_ENDPOINT: STORE_SETTINGS.S3_ENDPOINT,
  S3_ACCESS_KEY: STORE_SETTINGS.S3_ACCESS_KEY,
  S3_SECRET_KEY: STORE_SETTINGS.S3_SECRET_KEY,
  S3_BUCKET: STORE_SETTINGS.S3_BUCKET,
  ...WORKLOAD_IDENTITY_SETTINGS,
} as const;

/** All settings of `secrets`. */
const SECRETS = {
  ...DATABASE,
  SECRETS_KEY: COMMON_SETTINGS.SECRETS_KEY,
  SECRETS_KEY_PREVIOUS: COMMON_SETTINGS.SECRETS_KEY_PREVIOUS,
} as const;

export const readSecretsSettings = () => readEnv(SECRETS, process.env);
export const readSettings = () => readEnv(SETTINGS, process.env);
export const readUsersSettings = () => readEnv(USERS_SETTINGS, process.env);
export const readDatabaseSettings = () => readEnv(DATABASE, process.env);
