import { endPrintClaim, type PrintClaim, releasePrintClaim } from '@brandprint/database';
import type { Pipeline } from '../pipeline.ts';
import { decideRetry, type RetryPolicy } from '../retry-policy.ts';
import { enqueuePrints } from './enqueue-prints.ts';

const POLICY: RetryPolicy = { maxAttempts: 3, backoffMs: 1_000 };

/** Schedules a retry or marks the print as failed, depending on the error and the attempts so far. */
export async function failPrint(
  pipeline: Pipeline,
  claim: PrintClaim,
  error: unknown,
): Promise<'failed' | 'retried' | 'lost'> {
  const { database, logger } = pipeline;
  const decision = decideRetry(error, claim.attempts, POLICY);
  logger.warn('print failed', { print: claim.id, brand: claim.brandId, error, ...decision });
  if (!decision.retry) {
    const ended = await endPrintClaim(database, claim, { status: 'failed', reason: decision.reason });
    return ended ? 'failed' : 'lost';
  }
  if (!(await releasePrintClaim(database, claim, decision))) return 'lost';
  await enqueuePrints(pipeline, [claim], decision);
  return 'retried';
}
