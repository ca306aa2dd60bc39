import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RateLimiter, RateLimitName } from '@brandprint/limits';
import { ApiError } from '@brandprint/platform';

/** What attempts are counted by: an account or an address. Not its text: it is a person's. */
const subjectOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Of IPv6 the network: a person has 2^64 addresses of one. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address;

/**
 * Does something that can be guessed, counting it first, so that attempts at the same moment count too. What succeeds is
 * taken back. Throws RATE_LIMITED after too many failures.
 */
export async function countAttempt<T>(
  limiter: RateLimiter,
  counted: readonly (readonly [RateLimitName, string])[],
  attempt: () => Promise<T>,
): Promise<T> {
  for (const [name, text] of counted) {
    const { allowed, resetMs } = await limiter.consume(name, subjectOf(text));
    if (!allowed) {
      throw new ApiError('RATE_LIMITED', {
        message: 'Too many failed attempts; try again later',
        headers: { 'Retry-After': String(Math.ceil(resetMs / 1_000)) },
      });
    }
  }
  const result = await attempt();
  for (const [name, text] of counted) await limiter.refund(name, subjectOf(text));
  return result;
}
