import { ADMISSION, API_OPERATIONS, COMMON, readEnv, STORES } from '@brandprint/platform';

/** All that the API reads of its environment. */
export const SETTINGS = {
  ...STORES,
  SECRETS_KEY: COMMON.SECRETS_KEY,
  EGRESS_ALLOW: COMMON.EGRESS_ALLOW,
  PORT: COMMON.PORT,
  PUBLIC_BASE_URL: COMMON.PUBLIC_BASE_URL,
  TRUST_PROXY: COMMON.TRUST_PROXY,
  CORS_ORIGINS: COMMON.CORS_ORIGINS,
  ...ADMISSION,
  ...API_OPERATIONS,
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
