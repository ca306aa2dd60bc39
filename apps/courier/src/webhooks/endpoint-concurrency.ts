import type { DeliveryClaim } from '@brandprint/database';
import type { SendResult } from './send-message.ts';

/** An endpoint that answers within this time gets more. */
const QUICK_MS = 2_000;
/** One that takes longer than this gets less. */
const SLOW_MS = 5_000;
/** Every endpoint starts with it, and slow ones keep it. */
const START = 4;

/**
 * Concurrent messages that an endpoint gets after an attempt; null if that does not change. It grows by one when the
 * message that took its last slot was accepted quickly, up to `max`, and is halved when a message fails or is slow.
 */
export function nextConcurrency(
  { concurrency, saturated }: Pick<DeliveryClaim, 'concurrency' | 'saturated'>,
  { error, durationMs }: Pick<SendResult, 'error' | 'durationMs'>,
  max: number,
): number | null {
  const half = Math.floor(concurrency / 2);
  const isQuick = durationMs <= QUICK_MS;
  const wanted =
    error !== ''
      ? Math.max(1, half)
      : durationMs > SLOW_MS
        ? Math.max(Math.min(START, concurrency), half)
        : concurrency + (isQuick && saturated ? 1 : 0);
  const next = Math.min(wanted, max);
  return next === concurrency ? null : next;
}
