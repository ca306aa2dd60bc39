import { type DeliveryClaim, INITIAL_CONCURRENCY } from '@brandprint/database';
import type { SendResult } from './send-message.ts';

/** An endpoint that answers within this time gets more. */
const QUICK_MS = 2_000;
/** One that takes longer than this gets less. */
const SLOW_MS = 5_000;

/**
 * Concurrent messages that an endpoint gets after an attempt; null if that does not change. It grows by one when the
 * message that took its last slot was accepted quickly, up to `max`, and is halved when a message fails or is slow; slow
 * endpoints keep what every endpoint starts with.
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
        ? Math.max(Math.min(INITIAL_CONCURRENCY, concurrency), half)
        : concurrency + (isQuick && saturated ? 1 : 0);
  const next = Math.min(wanted, max);
  return next === concurrency ? null : next;
}
