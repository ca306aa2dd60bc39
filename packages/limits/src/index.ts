export { RATE_LIMITS, type RateLimitName } from './catalog.ts';
export { createRateLimiter, type RateLimiter, type RateLimitResult } from './limiter.ts';
export { createHostThrottle, DEFAULT_THROTTLE_LIMITS, type HostThrottle, type ThrottleLimits } from './pacing/pacer.ts';
export { migrateLimits } from './postgres.ts';
