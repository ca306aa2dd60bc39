import type { ModelCall } from './model-call.ts';
import type { OptionalPart } from './optional-parts.ts';
import type { Failure } from './outcome.ts';

/** What was tried so far. */
export interface AttemptHistory {
  retries: number;
  repaired: boolean;
  /** Optional parts of the last request. */
  sent: readonly OptionalPart[];
}

export type NextAttempt =
  | { kind: 'wait'; ms: number }
  | { kind: 'repair' }
  /** Without images, for this request only: they are too large together, or the server fails on them. */
  | { kind: 'shrink' }
  /** Without parts that the endpoint refused; if that helps, later requests are made without them too. */
  | { kind: 'simplify'; without: readonly OptionalPart[] }
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

type FailedCall = Pick<ModelCall, 'outcome' | 'retryable' | 'retryAfterMs' | 'unsupported'>;

/** What follows a call without a usable answer. `random` is in [0, 1). */
export function decideNextAttempt(
  { outcome, retryable, retryAfterMs, unsupported }: FailedCall,
  { retries, repaired, sent }: AttemptHistory,
  { remainingMs, delayMs }: RetryTiming,
  random: number = Math.random(),
): NextAttempt {
  const giveUp: NextAttempt = { kind: 'give_up', failure: outcome as Failure };
  if (remainingMs < MIN_CALL_MS) return giveUp;
  if (outcome === 'broken' || outcome === 'empty' || outcome === 'cut_off')
    return repaired ? giveUp : { kind: 'repair' };
  if (outcome === 'too_large') return sent.includes('pictures') ? { kind: 'shrink' } : giveUp;
  if (outcome === 'bad_request') {
    // An error that names no part may be about any of them, but rarely about images.
    const without = sent.filter((part) => (unsupported ? part === unsupported : part !== 'pictures'));
    return without.length > 0 ? { kind: 'simplify', without } : giveUp;
  }
  // Some servers answer images that their model cannot read with 500, others fail once while they read one: only a
  // request that fails again is made without them, and that is not remembered.
  const last: NextAttempt =
    outcome === 'server_error' && unsupported === 'pictures' && sent.includes('pictures') ? { kind: 'shrink' } : giveUp;
  if (!retryable || retries >= MAX_RETRIES) return last;
  // Jitter, so that calls rejected together are not retried together.
  const ms = retryAfterMs ?? delayMs * 2 ** retries * (1 + random);
  return ms > MAX_WAIT_MS || ms + MIN_CALL_MS > remainingMs ? last : { kind: 'wait', ms };
}
