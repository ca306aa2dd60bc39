import { listDuePrints, listExpiredPrintClaims, type PrintClaim } from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import type { Pipeline } from '../pipeline.ts';
import { enqueuePrints } from './enqueue-prints.ts';
import { failPrint } from './fail-print.ts';

/** A due print that nobody took for this long has probably lost its job. */
const OVERDUE_SECONDS = 10;
const MAX_CLAIMS = 100;
const MAX_JOBS = 1_000;

/**
 * Makes prints due again whose worker died, which counts as a failed attempt, and enqueues those whose job was lost.
 * Safe in several processes at once. `reclaim` is false while expired leases say nothing about their workers.
 */
export async function reconcilePrints(
  pipeline: Pipeline,
  { overdueSeconds = OVERDUE_SECONDS, reclaim = true }: { overdueSeconds?: number; reclaim?: boolean } = {},
): Promise<void> {
  const { database } = pipeline;
  for (const claim of reclaim ? await listExpiredPrintClaims(database, MAX_CLAIMS) : []) {
    await reclaimLostPrint(pipeline, claim).catch((error) => {
      pipeline.logger.warn('could not reclaim an expired print', { print: claim.id, error });
    });
  }
  await enqueuePrints(pipeline, await listDuePrints(database, { seconds: overdueSeconds, limit: MAX_JOBS }));
}

async function reclaimLostPrint(pipeline: Pipeline, claim: PrintClaim): Promise<void> {
  const failure = new RetryableError('Printing stopped unexpectedly more than once.', {
    detail: 'the worker crashed or hung: its lease expired',
  });
  const outcome = await failPrint(pipeline, claim, failure);
  if (outcome === 'lost') return;
  pipeline.onStageReclaimed?.({ stage: 'print', outcome: outcome === 'failed' ? 'given_up' : 'retried' });
}
