import type { AnyStage } from '@brandprint/contracts';
import { FinalError, RetryableError } from '@brandprint/platform';

export interface StagePolicy {
  maxAttempts: number;
  /** One attempt may take this long. */
  deadlineMs: number;
  /** A claim that is not renewed for this long is lost. */
  leaseSeconds: number;
  /** Wait before the second attempt; it doubles with each further one. */
  backoffMs: number;
}

const CRAWL: StagePolicy = { maxAttempts: 3, deadlineMs: 240_000, leaseSeconds: 30, backoffMs: 2_000 };
/** Longer than a model may take to write a section: 150 s at most (ANTHROPIC_DEADLINE_SECONDS). */
const SECTION: StagePolicy = { maxAttempts: 3, deadlineMs: 180_000, leaseSeconds: 30, backoffMs: 1_000 };

export const policyOf = (stage: AnyStage): StagePolicy => (stage === 'crawl' ? CRAWL : SECTION);

export type Verdict = { retry: true; delayMs: number; reason: string } | { retry: false; reason: string };

/** What becomes of an attempt that threw: the error's class carries the retry policy; an unknown error is tried again. */
export function judge(error: unknown, attempts: number, policy: StagePolicy): Verdict {
  const known = error instanceof FinalError || error instanceof RetryableError;
  const reason = known ? error.publicReason : 'Something went wrong on our side.';
  if (error instanceof FinalError || attempts >= policy.maxAttempts) return { retry: false, reason };
  return { retry: true, delayMs: policy.backoffMs * 2 ** (attempts - 1), reason };
}
