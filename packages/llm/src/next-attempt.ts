import type { ModelCall } from './model-call.ts';
import type { Failure } from './outcome.ts';

/** What was tried so far. */
export interface AttemptHistory {
  retries: number;
  repaired: boolean;
  /** Whether the images were left out. */
  picturesDropped: boolean;
  hasPictures: boolean;
}

export type NextAttempt =
  | { kind: 'wait'; ms: number }
  | { kind: 'repair' }
  | { kind: 'shrink' }
  | { kind: 'give_up'; failure: Failure };

export interface RetryTiming {
  /** The rest of the deadline. */
  remainingMs: number;
  /** Delay before the first retry, if the API does not say. */
  delayMs: number;
}

const MAX_RETRIES = 2;
/** A longer Retry-After is not waited for. */
const MAX_WAIT_MS = 20_000;
/** Less time than this is not enough for an answer. */
const MIN_CALL_MS = 1_000;

/** What follows a call without a usable answer. `random` is in [0, 1). */
export function decideNextAttempt(
  { outcome, retryable, retryAfterMs }: Pick<ModelCall, 'outcome' | 'retryable' | 'retryAfterMs'>,
  { retries, repaired, picturesDropped, hasPictures }: AttemptHistory,
  { remainingMs, delayMs }: RetryTiming,
  random: number = Math.random(),
): NextAttempt {
  const giveUp: NextAttempt = { kind: 'give_up', failure: outcome as Failure };
  if (remainingMs < MIN_CALL_MS) return giveUp;
  if (outcome === 'broken' || outcome === 'empty' || outcome === 'cut_off')
    return repaired ? giveUp : { kind: 'repair' };
  if (outcome === 'too_large') return hasPictures && !picturesDropped ? { kind: 'shrink' } : giveUp;
  if (!retryable || retries >= MAX_RETRIES) return giveUp;
  // Jitter, so that calls rejected together are not retried together.
  const ms = retryAfterMs ?? delayMs * 2 ** retries * (1 + random);
  return ms > MAX_WAIT_MS || ms + MIN_CALL_MS > remainingMs ? giveUp : { kind: 'wait', ms };
}
