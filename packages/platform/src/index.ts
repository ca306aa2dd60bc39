export {
  ADMISSION_SETTINGS,
  API_OPERATIONS_SETTINGS,
  COMMON_SETTINGS,
  countSetting,
  MAIL_SETTINGS,
  OIDC_SETTINGS,
  OPERATIONS_SETTINGS,
  operationsSettings,
  STORE_SETTINGS,
  TRACING_SETTINGS,
  WORKLOAD_IDENTITY_SETTINGS,
} from './common-settings.ts';
export { ApiError, FinalError, RetryableError, UnavailableError, UserError } from './errors.ts';
export { explainConnectionError } from './explain-connection-error.ts';
export { hostName } from './host-name.ts';
export { isJsonObject, type JsonObject } from './json-object.ts';
export { Lifecycle, type Stoppable } from './lifecycle.ts';
export { withLogFields, withoutLogFields } from './log-context.ts';
export { createLogger, LOG_LEVELS, type Logger, type LogLevel } from './logger.ts';
export { printLine } from './print-line.ts';
export { createRedactor } from './redact.ts';
export { retryAfterMs } from './retry-after.ts';
export { createSecretBox, type SecretBox, SecretsError } from './secrets.ts';
export type { Session, SessionCheck, SessionRequest } from './session.ts';
export {
  describeSettings,
  optional,
  readEnv,
  type Setting,
  type SettingInfo,
  type SettingsOf,
  secretsOf,
  setting,
  withDefault,
} from './settings.ts';
export { clusterOptions, type RedisLocation, type StateLocation, sentinelOptions } from './state-location.ts';
export {
  allWithTimeout,
  type Deadline,
  deadlineSignal,
  delay,
  escalateAfter,
  raceAbort,
  withTimeout,
  withTimeoutFallback,
} from './timeouts.ts';
export { NO_TRACER, type Span, type SpanAttributes, type SpanOptions, type Tracer } from './tracer.ts';
