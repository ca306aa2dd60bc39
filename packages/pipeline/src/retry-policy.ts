import type { AnyStage } from '@brandprint/contracts';
import { isDatabaseDown } from '@brandprint/database';
import { FinalError, RetryableError, UnavailableError } from '@brandprint/platform';

export interface RetryPolicy {
  maxAttempts: number;
  /** Delay before the second attempt; it doubles for each further one. */
  backoffMs: number;
}

export interface StagePolicy extends RetryPolicy {
  /** Timeout of one attempt. */
  deadlineMs: number;
  /** A claim that is not renewed for this long is lost. */
  leaseSeconds: number;
}

/** A dead worker is noticed after this; three attempts that kill their worker take less than a minute and a half. */
export const LEASE_SECONDS = 20;
const CRAWL: StagePolicy = { maxAttempts: 3, deadlineMs: 240_000, leaseSeconds: LEASE_SECONDS, backoffMs: 2_000 };
/** Longer than a model may take to write a section: 150 s at most (ANTHROPIC_DEADLINE_SECONDS). */
const SECTION: StagePolicy = { maxAttempts: 3, deadlineMs: 180_000, leaseSeconds: LEASE_SECONDS, backoffMs: 1_000 };

export const policyOf = (stage: AnyStage): StagePolicy => (stage === 'crawl' ? CRAWL : SECTION);

/** `refund`: the attempt does not count. */
export type RetryDecision =
  | { retry: true; delayMs: number; reason: string; refund: boolean }
  | { retry: false; reason: string };

const INTERNAL_REASON = 'Something went wrong on our side.';
/** Delay after an outage of a store or database. */
const OUTAGE_RETRY_MS = 5_000;

/** Whether the work failed because of an outage, which says nothing about the work itself. */
const isOutage = (error: unknown): boolean =>
  error instanceof UnavailableError ||
  (!(error instanceof FinalError || error instanceof RetryableError) && isDatabaseDown(error));

/** What follows from an attempt that threw. The error's class carries the retry policy; an unknown error is retried. */
export function decideRetry(error: unknown, attempts: number, policy: RetryPolicy): RetryDecision {
  if (isOutage(error)) return { retry: true, delayMs: OUTAGE_RETRY_MS, reason: INTERNAL_REASON, refund: true };
  const classified = error instanceof FinalError || error instanceof RetryableError;
  const reason = classified ? error.publicReason : INTERNAL_REASON;
  if (error instanceof FinalError || attempts >= policy.maxAttempts) return { retry: false, reason };
  return { retry: true, delayMs: policy.backoffMs * 2 ** (attempts - 1), reason, refund: false };
}
