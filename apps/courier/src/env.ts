import { ADMISSION, COMMON, countSetting, operationsOn, readEnv, STORES } from '@brandprint/platform';
import { RETENTION } from './retention.ts';

/** What no other app reads, but the process that runs all of them. */
export const COURIER_SETTINGS = {
  EVENTS_KEPT_DAYS: countSetting(
    String(RETENTION.events),
    'days that events of brands are kept, for streams that go on where they were',
  ),
  DELIVERIES_KEPT_DAYS: countSetting(
    String(RETENTION.deliveries),
    'days that webhook deliveries are kept after their end, with their attempts',
  ),
} as const;

/** All that the courier reads of its environment. */
export const SETTINGS = {
  ...STORES,
  SECRETS_KEY: COMMON.SECRETS_KEY,
  EGRESS_ALLOW: COMMON.EGRESS_ALLOW,
  PUBLIC_BASE_URL: COMMON.PUBLIC_BASE_URL,
  ...ADMISSION,
  ...COURIER_SETTINGS,
  ...operationsOn(9403),
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
