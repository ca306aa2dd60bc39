import { expireAllLeases, listDueStages, listExpiredClaims, type StageClaim } from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import { admit, enqueueStages } from './enqueue.ts';
import type { Pipeline } from './pipeline.ts';
import { failStage } from './run-stage.ts';

/** Claims that are taken back in one round. */
const MAX_CLAIMS = 500;
/** Stages that are delivered again in one round: what a lost queue held is back within seconds. */
const MAX_JOBS = 2_000;
/** A due stage that nobody took for so long has probably lost its job. */
const OVERDUE_SECONDS = 10;
/** One that has to be alone is given up by processes that are not empty, and is wanted elsewhere soon. */
const QUARANTINE_OVERDUE_SECONDS = 5;

interface ReconcileOptions {
  overdueSeconds?: number;
  /** False while leases say nothing of their workers: when nobody could renew one. */
  reclaim?: boolean;
  /** Whether jobs are looked for that may be lost, too: a long backlog is delivered again with that. */
  reenqueue?: boolean;
}

/**
 * Puts back what the rows say is due: stages whose worker died, stages whose job was lost, crawls that can be admitted.
 * Safe on several processes at once, since claims and deliveries are.
 */
export async function reconcile(
  pipeline: Pipeline,
  { overdueSeconds = OVERDUE_SECONDS, reclaim = true, reenqueue = true }: ReconcileOptions = {},
): Promise<void> {
  const { database } = pipeline;
  for (const claim of reclaim ? await listExpiredClaims(database, MAX_CLAIMS) : []) {
    await reclaimLostStage(pipeline, claim).catch((error) => {
      pipeline.logger.warn('could not reclaim an expired claim', { analysis: claim.analysisId, error });
    });
  }
  if (reenqueue) {
    const quarantinedSeconds = Math.min(overdueSeconds, QUARANTINE_OVERDUE_SECONDS);
    const query = { seconds: overdueSeconds, quarantinedSeconds, limit: MAX_JOBS };
    await enqueueStages(pipeline, await listDueStages(database, query));
  }
  await admit(pipeline);
}

/** As a failed attempt; nothing happens if its worker lives after all, or another process was first. */
async function reclaimLostStage(pipeline: Pipeline, claim: StageClaim): Promise<void> {
  const failure = new RetryableError('The work on it stopped unexpectedly, more than once.', {
    detail: 'the worker crashed or hung: its lease expired',
  });
  const outcome = await failStage(pipeline, claim, failure, true);
  const { stage } = claim;
  if (outcome === 'lost') return;
  pipeline.onStageTakenBack?.({ stage, outcome: outcome === 'failed' ? 'given_up' : 'retried' });
}

/** Takes back at once what a dead process had claimed: only for a process that knows that no other worker lives. */
export async function reclaimOrphanedStages(pipeline: Pipeline): Promise<void> {
  const count = await expireAllLeases(pipeline.database);
  if (count === 0) return;
  pipeline.logger.warn('reclaimed the stages of a crashed process', { count });
  await reconcile(pipeline);
}
