export {
  createHostThrottle,
  DEFAULT_THROTTLE_LIMITS,
  type HostThrottle,
  type ThrottleLimits,
  throttleLimitsFor,
} from './host-throttle/host-throttle.ts';
export { migrateLimits } from './postgres-store.ts';
export { createRateLimiter, type RateLimiter, type RateLimitResult, type RateLimitState } from './rate-limiter.ts';
export { RATE_LIMITS, type RateLimitName } from './rate-limits.ts';
