import {
  ADMISSION_SETTINGS,
  COMMON_SETTINGS,
  countSetting,
  operationsSettings,
  optional,
  readEnv,
  STORE_SETTINGS,
} from '@brandprint/platform';
import { DEFAULT_RETENTION } from './retention.ts';
import { DEFAULT_ENDPOINT_CONCURRENCY } from './webhooks/settings.ts';

/** Settings that only this app reads, and the process that runs all apps. */
export const COURIER_SETTINGS = {
  SECRETS_KEY_PREVIOUS: COMMON_SETTINGS.SECRETS_KEY_PREVIOUS,
  WEBHOOK_CONCURRENCY: countSetting(
    String(DEFAULT_ENDPOINT_CONCURRENCY),
    'maximum of concurrent webhooks to one endpoint, over all couriers; each starts with 4, gets more while it answers within two seconds, and fewer when it fails or takes more than five',
  ),
  WEBHOOK_WORKSPACE_CONCURRENCY: optional(
    countSetting(
      '',
      'maximum of concurrent webhooks to all endpoints of a workspace, over all couriers; unset: WEBHOOK_CONCURRENCY, at least 32',
    ),
  ),
  EVENTS_KEPT_DAYS: countSetting(
    String(DEFAULT_RETENTION.events),
    'retention of brand events in days; event streams can resume within it',
  ),
  DELIVERIES_KEPT_DAYS: countSetting(
    String(DEFAULT_RETENTION.deliveries),
    'retention of finished webhook deliveries and their attempts, in days',
  ),
  ANALYSES_KEPT_DAYS: countSetting(
    String(DEFAULT_RETENTION.analyses),
    'retention in days of analyses that a newer one of their brand has replaced, with their sections',
  ),
  MODEL_CALLS_KEPT_DAYS: countSetting(
    String(DEFAULT_RETENTION.modelCalls),
    'retention of records of language model calls in days; usage counts them',
  ),
} as const;

/** All settings of the courier. */
export const SETTINGS = {
  ...STORE_SETTINGS,
  SECRETS_KEY: COMMON_SETTINGS.SECRETS_KEY,
  EGRESS_ALLOW: COMMON_SETTINGS.EGRESS_ALLOW,
  PUBLIC_BASE_URL: COMMON_SETTINGS.PUBLIC_BASE_URL,
  ...ADMISSION_SETTINGS,
  ...COURIER_SETTINGS,
  ...operationsSettings(9403),
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
