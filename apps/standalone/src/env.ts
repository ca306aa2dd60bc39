import { ANALYST_SETTINGS } from '@brandprint/analyst/env';
import { COURIER_SETTINGS } from '@brandprint/courier/env';
import { CRAWLER_SETTINGS } from '@brandprint/crawler/env';
import {
  ADMISSION,
  COMMON,
  OPERATIONS,
  optional,
  readEnv,
  type SettingsOf,
  STORES,
  setting,
  TRACING,
  UserError,
} from '@brandprint/platform';
import { z } from 'zod';

const text = (about: string) => setting({ schema: z.string().optional(), type: 'text', about });

/** What the environment may set; whatever is unset is embedded. Names, checks and defaults are those of the apps. */
export const SETTINGS = {
  DATABASE_URL: optional(STORES.DATABASE_URL),
  DATABASE_CONNECTIONS: STORES.DATABASE_CONNECTIONS,
  REDIS_URL: STORES.REDIS_URL,
  S3_ENDPOINT: optional(STORES.S3_ENDPOINT),
  S3_ACCESS_KEY: optional(STORES.S3_ACCESS_KEY),
  S3_SECRET_KEY: optional(STORES.S3_SECRET_KEY),
  S3_BUCKET: STORES.S3_BUCKET,
  ...ADMISSION,
  ...CRAWLER_SETTINGS,
  ...ANALYST_SETTINGS,
  ...COURIER_SETTINGS,
  PORT: optional(COMMON.PORT),
  PUBLIC_BASE_URL: COMMON.PUBLIC_BASE_URL,
  TRUST_PROXY: COMMON.TRUST_PROXY,
  CORS_ORIGINS: COMMON.CORS_ORIGINS,
  LOG_LEVEL: optional(OPERATIONS.LOG_LEVEL),
  METRICS_PORT: optional(OPERATIONS.METRICS_PORT),
  SHUTDOWN_GRACE_SECONDS: optional(OPERATIONS.SHUTDOWN_GRACE_SECONDS),
  ...TRACING,
  SECRETS_KEY: optional(COMMON.SECRETS_KEY),
  EGRESS_ALLOW: COMMON.EGRESS_ALLOW,
  NO_COLOR: text('prints without colours'),
  INIT_CWD: text('where npm was called: relative paths on the command line are meant from there'),
} as const;
export type Settings = SettingsOf<typeof SETTINGS>;

export function readSettings(): Settings {
  const settings = readEnv(SETTINGS, process.env);
  if (settings.S3_ENDPOINT && !(settings.S3_ACCESS_KEY && settings.S3_SECRET_KEY)) {
    throw new UserError(
      'Bad settings in the environment. S3_ACCESS_KEY: S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY',
    );
  }
  return settings;
}

/** What the browser's process is chosen from (PATH, HOME, …). */
export const processEnv = (): NodeJS.ProcessEnv => process.env;
