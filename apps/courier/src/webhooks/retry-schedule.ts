const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt: three days in all. */
export const RETRY_DELAYS = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** By how much a delay is made longer or shorter, so that what failed together does not come back together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Seconds until a message that failed `attempts` times is tried again; null if it is given up. `random` is from 0 to 1. An
 * endpoint that asks for more time (`retryAfter`, seconds) has it, up to a day.
 */
export function nextDelay(attempts: number, random: number, retryAfter = 0): number | null {
  const scheduled = RETRY_DELAYS[attempts];
  if (scheduled === undefined) return null;
  return Math.max(scheduled * (1 + JITTER * (2 * random - 1)), Math.min(retryAfter, MAX_RETRY_AFTER));
}

/** Seconds that a Retry-After header (RFC 9110, section 10.2.3) asks for; 0 if it says nothing that can be read. */
export function parseRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? 0 : Math.max(0, (time - now.getTime()) / 1000);
}
