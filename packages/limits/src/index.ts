export { LIMITS, type LimitName } from './catalog.ts';
export { createLimiter, type Limiter, type LimitsLocation, type Verdict } from './limiter.ts';
export { migrateLimits } from './postgres.ts';
