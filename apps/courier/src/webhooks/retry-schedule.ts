const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each attempt, about three days in total. */
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

/** Random variation of a delay, so that messages that failed together are not retried together. */
const JITTER = 0.1;
const MAX_RETRY_AFTER = 24 * HOUR;

/**
 * Seconds until a message that failed `attempts` times is retried; null if it has failed for good. `random` is from 0
 * to 1. An endpoint can ask for a longer delay (`retryAfter`, seconds), up to a day.
 */
export function nextDelay(attempts: number, random: number, retryAfter = 0): number | null {
  const scheduled = RETRY_DELAYS[attempts];
  if (scheduled === undefined) return null;
  return Math.max(scheduled * (1 + JITTER * (2 * random - 1)), Math.min(retryAfter, MAX_RETRY_AFTER));
}

/** Seconds in a Retry-After header (RFC 9110, section 10.2.3); 0 if it cannot be parsed. */
export function parseRetryAfter(value: string | undefined, now: Date): number {
  if (value === undefined) return 0;
  if (/^\s*\d{1,9}\s*$/.test(value)) return Number(value);
  const time = Date.parse(value);
  return Number.isNaN(time) ? 0 : Math.max(0, (time - now.getTime()) / 1000);
}
