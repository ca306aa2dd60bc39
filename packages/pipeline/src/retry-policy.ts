import type { AnyStage } from '@brandprint/contracts';
import { isDatabaseDown } from '@brandprint/database';
import { FinalError, RetryableError, UnavailableError } from '@brandprint/platform';

export interface StagePolicy {
  maxAttempts: number;
  /** One attempt may take this long. */
  deadlineMs: number;
  /** A claim that is not renewed for this long is lost. */
  leaseSeconds: number;
  /** Wait before the second attempt; it doubles with each further one. */
  backoffMs: number;
}

/** A worker that dies is missed after this; three attempts that it dies of come to an end within a minute and a half. */
const LEASE_SECONDS = 20;
const CRAWL: StagePolicy = { maxAttempts: 3, deadlineMs: 240_000, leaseSeconds: LEASE_SECONDS, backoffMs: 2_000 };
/** Longer than a model may take to write a section: 150 s at most (ANTHROPIC_DEADLINE_SECONDS). */
const SECTION: StagePolicy = { maxAttempts: 3, deadlineMs: 180_000, leaseSeconds: LEASE_SECONDS, backoffMs: 1_000 };

export const policyOf = (stage: AnyStage): StagePolicy => (stage === 'crawl' ? CRAWL : SECTION);

/** `refund`: the attempt does not count. */
export type RetryDecision =
  | { retry: true; delayMs: number; reason: string; refund: boolean }
  | { retry: false; reason: string };

const INTERNAL_REASON = 'Something went wrong on our side.';
/** A store or a database that is down is asked again after this. */
const OUTAGE_RETRY_MS = 5_000;

/** Whether the work failed for want of what it works with: that says nothing of the work. */
const isOutage = (error: unknown): boolean =>
  error instanceof UnavailableError ||
  (!(error instanceof FinalError || error instanceof RetryableError) && isDatabaseDown(error));

/** What becomes of an attempt that threw: the error's class carries the retry policy; an unknown error is tried again. */
export function decideRetry(error: unknown, attempts: number, policy: StagePolicy): RetryDecision {
  if (isOutage(error)) return { retry: true, delayMs: OUTAGE_RETRY_MS, reason: INTERNAL_REASON, refund: true };
  const classified = error instanceof FinalError || error instanceof RetryableError;
  const reason = classified ? error.publicReason : INTERNAL_REASON;
  if (error instanceof FinalError || attempts >= policy.maxAttempts) return { retry: false, reason };
  return { retry: true, delayMs: policy.backoffMs * 2 ** (attempts - 1), reason, refund: false };
}
