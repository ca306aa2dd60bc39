import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { RateLimiter, RateLimitName } from '@brandprint/limits';
import { ApiError } from '@brandprint/platform';

/** What attempts are counted by: an account or an address. Not its text: it is a person's. */
const subjectOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Of IPv6 the network: a person has 2^64 addresses of one. */
export const networkOf = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? groupsOf(address).slice(0, 4).join(':') : address;

/** The eight groups of an IPv6 address. The URL parser writes it in one way; `::` stands for groups of zeros. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const [before, after] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/**
 * Does something that can be guessed, counting it first, so that attempts at the same moment count too. A success is
 * subtracted again. Throws RATE_LIMITED after too many failures.
 */
export async function countAttempt<T>(
  limiter: RateLimiter,
  counted: readonly (readonly [RateLimitName, string])[],
  attempt: () => Promise<T>,
): Promise<T> {
  for (const [name, text] of counted) await consumeAttempt(limiter, name, text);
  const result = await attempt();
  for (const [name, text] of counted) await limiter.refund(name, subjectOf(text));
  return result;
}

/** Counts something that costs us much, whether or not it succeeds. Throws RATE_LIMITED after too many. */
export async function consumeAttempt(limiter: RateLimiter, name: RateLimitName, text: string): Promise<void> {
  const { allowed, resetMs } = await limiter.consume(name, subjectOf(text));
  if (allowed) return;
  throw new ApiError('RATE_LIMITED', {
    message: 'Too many attempts; try again later',
    headers: { 'Retry-After': String(Math.ceil(resetMs / 1_000)) },
  });
}
