import { WEBHOOK_RETRY_DELAYS } from '@brandprint/contracts';

/** By how much a delay is made longer or shorter, so that what failed together does not come back together. */
const JITTER = 0.1;
/** Seconds. */
const MAX_RETRY_AFTER = 86_400;

/**
 * Seconds until a message that failed `attempts` times is tried again; null if it is given up. `random` is from 0 to 1. An
 * endpoint that asks for more time (`retryAfter`, seconds) has it, up to a day.
 */
export function nextDelay(attempts: number, random: number, retryAfter = 0): number | null {
  const scheduled = WEBHOOK_RETRY_DELAYS[attempts];
  if (scheduled === undefined) return null;
  return Math.max(scheduled * (1 + JITTER * (2 * random - 1)), Math.min(retryAfter, MAX_RETRY_AFTER));
}
