import {
  ADMISSION_SETTINGS,
  API_OPERATIONS_SETTINGS,
  COMMON_SETTINGS,
  countSetting,
  MAIL_SETTINGS,
  OIDC_SETTINGS,
  readEnv,
  STORE_SETTINGS,
} from '@brandprint/platform';
import { DEFAULT_USAGE_LIMITS } from './usage-limits.ts';

/** Settings that only this app reads, and the process that runs all apps. */
export const API_SETTINGS = {
  WORKSPACE_EDIT_MEGABYTES: countSetting(
    String(DEFAULT_USAGE_LIMITS.editMegabytes),
    'maximum of edits and edit history of a workspace in megabytes, unless the workspace has its own limit',
  ),
  WORKSPACE_STREAMS: countSetting(
    String(DEFAULT_USAGE_LIMITS.workspaceStreams),
    'maximum of open event streams of a workspace in one API process',
  ),
  PROCESS_STREAMS: countSetting(
    String(DEFAULT_USAGE_LIMITS.processStreams),
    'maximum of open event streams of all workspaces in one API process',
  ),
} as const;

/** All settings of the API. */
export const SETTINGS = {
  ...STORE_SETTINGS,
  SECRETS_KEY: COMMON_SETTINGS.SECRETS_KEY,
  EGRESS_ALLOW: COMMON_SETTINGS.EGRESS_ALLOW,
  PORT: COMMON_SETTINGS.PORT,
  PUBLIC_BASE_URL: COMMON_SETTINGS.PUBLIC_BASE_URL,
  TRUST_PROXY: COMMON_SETTINGS.TRUST_PROXY,
  CORS_ORIGINS: COMMON_SETTINGS.CORS_ORIGINS,
  ...OIDC_SETTINGS,
  ...MAIL_SETTINGS,
  DASHBOARD_DIR: COMMON_SETTINGS.DASHBOARD_DIR,
  ...API_SETTINGS,
  ...ADMISSION_SETTINGS,
  ...API_OPERATIONS_SETTINGS,
} as const;

export const readSettings = () => readEnv(SETTINGS, process.env);
