export { untilAborted, withinTime } from './abort.ts';
export { CorsOrigins, PublicBaseUrl, parseEnv } from './env.ts';
export { ApiError, FinalError, RetryableError, UnavailableError, UserError } from './errors.ts';
export { Lifecycle, type Stoppable } from './lifecycle.ts';
export { createLogger, LOG_LEVELS, type Logger, type LogLevel } from './logger.ts';
export { createSecretBox, type SecretBox, SecretsError } from './secrets.ts';
export type { Session, SessionCheck } from './session.ts';
