import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';

/** Random variation of a delay, so that messages that failed together are not retried together. */
const JITTER = 0.1;
/** Seconds. */
const MAX_RETRY_AFTER = 86_400;

/**
 * Seconds until a message that failed `attempts` times is retried; null if it has failed for good. `random` is from 0
 * to 1. An endpoint can ask for a longer delay (`retryAfter`, seconds), up to a day.
 */
export function nextDelay(attempts: number, random: number, retryAfter = 0): number | null {
  const scheduled = WEBHOOK_RETRY_DELAYS[attempts];
  if (scheduled === undefined) return null;
  return Math.max(scheduled * (1 + JITTER * (2 * random - 1)), Math.min(retryAfter, MAX_RETRY_AFTER));
}
