export { createApp } from './app.ts';
export type { ApiDeps } from './deps.ts';
export { mailerOf } from './mail/mailer.ts';
export { type RunningApi, startApi } from './start.ts';
export { usageLimitsFrom } from './usage-limits.ts';
