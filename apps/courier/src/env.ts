import { ADMISSION, COMMON, operationsOn, readEnv, STORES } from '@brandprint/platform';

/** All that the courier reads of its environment. */
export const SETTINGS = {
  ...STORES,
  SECRETS_KEY: COMMON.SECRETS_KEY,
  EGRESS_ALLOW: COMMON.EGRESS_ALLOW,
  PUBLIC_BASE_URL: COMMON.PUBLIC_BASE_URL,
  ...ADMISSION,
  ...operationsOn(9403),
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
