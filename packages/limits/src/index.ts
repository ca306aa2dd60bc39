export { LIMITS, type LimitName } from './catalog.ts';
export { createLimiter, type Limiter, type Verdict } from './limiter.ts';
export { createPacer, PACE, type Pace, type Pacer } from './pacing/pacer.ts';
export { migrateLimits } from './postgres.ts';
