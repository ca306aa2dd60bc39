import { RATE_LIMITS, type RateLimitName } from '@brandprint/limits';
import { ApiError } from '@brandprint/platform';
import type { Response } from 'express';
import type { ApiDeps } from '../deps.ts';

/**
 * Counts a request towards a limit of its workspace or person and reports the state in the response (RateLimit and
 * RateLimit-Policy, draft-ietf-httpapi-ratelimit-headers-10). Throws RATE_LIMITED if the limit is reached.
 */
export async function consumeRateLimit(
  name: RateLimitName,
  { limiter }: ApiDeps,
  subject: { id: string; parseLimit?: number | null },
  res: Response,
): Promise<void> {
  const customLimit = name === 'parse' ? (subject.parseLimit ?? undefined) : undefined;
  const { allowed, limit, remaining, resetMs } = await limiter.consume(name, subject.id, customLimit);
  const seconds = Math.ceil(resetMs / 1000);
  res.set('RateLimit-Policy', `"${name}";q=${limit};w=${RATE_LIMITS[name].seconds}`);
  res.set('RateLimit', `"${name}";r=${remaining};t=${seconds}`);
  if (!allowed) throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': String(seconds) } });
}
