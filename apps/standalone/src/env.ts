import { ANALYST_SETTINGS } from '@brandprint/analyst/env';
import { API_SETTINGS } from '@brandprint/api/env';
import { COURIER_SETTINGS } from '@brandprint/courier/env';
import { CRAWLER_SETTINGS } from '@brandprint/crawler/env';
import {
  ADMISSION_SETTINGS,
  COMMON_SETTINGS,
  MAIL_SETTINGS,
  OIDC_SETTINGS,
  OPERATIONS_SETTINGS,
  optional,
  readEnv,
  type SettingsOf,
  STORE_SETTINGS,
  setting,
  TRACING_SETTINGS,
  WORKLOAD_IDENTITY_SETTINGS,
} from '@brandprint/platform';
import { assertS3Credentials } from '@brandprint/storage/credentials';
import { z } from 'zod';

const text = (description: string) => setting({ schema: z.string().optional(), type: 'text', description });

/** Settings from the environment; what is unset is embedded. Names, checks and defaults are those of the apps. */
export const SETTINGS = {
  DATABASE_URL: optional(STORE_SETTINGS.DATABASE_URL),
  DATABASE_CONNECTIONS: STORE_SETTINGS.DATABASE_CONNECTIONS,
  REDIS_URL: STORE_SETTINGS.REDIS_URL,
  S3_ENDPOINT: optional(STORE_SETTINGS.S3_ENDPOINT),
  S3_ACCESS_KEY: optional(STORE_SETTINGS.S3_ACCESS_KEY),
  S3_SECRET_KEY: optional(STORE_SETTINGS.S3_SECRET_KEY),
  S3_BUCKET: STORE_SETTINGS.S3_BUCKET,
  ...WORKLOAD_IDENTITY_SETTINGS,
  ...ADMISSION_SETTINGS,
  ...CRAWLER_SETTINGS,
  ...ANALYST_SETTINGS,
  ...COURIER_SETTINGS,
  PORT: optional(COMMON_SETTINGS.PORT),
  PUBLIC_BASE_URL: COMMON_SETTINGS.PUBLIC_BASE_URL,
  TRUST_PROXY: COMMON_SETTINGS.TRUST_PROXY,
  CORS_ORIGINS: COMMON_SETTINGS.CORS_ORIGINS,
  ...OIDC_SETTINGS,
  ...MAIL_SETTINGS,
  DASHBOARD_DIR: COMMON_SETTINGS.DASHBOARD_DIR,
  ...API_SETTINGS,
  LOG_LEVEL: optional(OPERATIONS_SETTINGS.LOG_LEVEL),
  METRICS_PORT: optional(OPERATIONS_SETTINGS.METRICS_PORT),
  SHUTDOWN_GRACE_SECONDS: optional(OPERATIONS_SETTINGS.SHUTDOWN_GRACE_SECONDS),
  ...TRACING_SETTINGS,
  SECRETS_KEY: optional(COMMON_SETTINGS.SECRETS_KEY),
  EGRESS_ALLOW: COMMON_SETTINGS.EGRESS_ALLOW,
  NO_COLOR: text('disables colours in the output'),
  INIT_CWD: text('directory npm was called from; relative paths on the command line are resolved against it'),
} as const;
export type Settings = SettingsOf<typeof SETTINGS>;

export function readSettings(env = process.env): Settings {
  const settings = readEnv(SETTINGS, env);
  if (settings.S3_ENDPOINT) assertS3Credentials(settings);
  return settings;
}

/** Variables that the browser's process needs (PATH, HOME, …). */
export const processEnv = (): NodeJS.ProcessEnv => process.env;
