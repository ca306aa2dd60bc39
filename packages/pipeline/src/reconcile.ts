import {
  countLostCrawls,
  expireAllLeases,
  expireAllPrintLeases,
  forgetCrawlLosses,
  listDueStages,
  listExpiredClaims,
  type StageClaim,
  type WorkerCrashes,
} from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import { admit, enqueueStages } from './enqueue.ts';
import type { Pipeline } from './pipeline.ts';
import { reconcilePrints } from './prints/reconcile-prints.ts';
import { failStage } from './run-stage.ts';

/** Maximum number of claims reclaimed in one round. */
const MAX_CLAIMS = 500;
/**
 * If more crawls than this lose their worker within a minute, machines died, not single workers: no page is to blame,
 * and none is quarantined. It is more than one page, or several at once, can take down with its process.
 */
const MAX_SUSPECTS_PER_MINUTE = 12;
/** Maximum number of stages of a kind that are enqueued in one round: the content of a lost queue is restored within seconds. */
const MAX_JOBS = 2_000;
/** A due stage that nobody took for this long has probably lost its job. */
const OVERDUE_SECONDS = 10;
/** A quarantined stage is left alone by busy processes and should soon reach another one. */
const QUARANTINE_OVERDUE_SECONDS = 5;

interface ReconcileOptions {
  overdueSeconds?: number;
  /** False while expired leases say nothing about their workers: when nobody could renew one. */
  reclaim?: boolean;
  /** Whether to look for lost jobs, too: this enqueues a long backlog again. */
  reenqueue?: boolean;
}

/**
 * Restores what the rows say is due: stages whose worker died, stages whose job was lost, crawls that can be admitted.
 * Safe in several processes at once, because claims and deliveries are.
 */
export async function reconcile(
  pipeline: Pipeline,
  { overdueSeconds = OVERDUE_SECONDS, reclaim = true, reenqueue = true }: ReconcileOptions = {},
): Promise<void> {
  const { database } = pipeline;
  if (reclaim) await reclaimExpired(pipeline);
  if (reenqueue) {
    const quarantinedSeconds = Math.min(overdueSeconds, QUARANTINE_OVERDUE_SECONDS);
    const query = { seconds: overdueSeconds, quarantinedSeconds, limit: MAX_JOBS };
    await enqueueStages(pipeline, await listDueStages(database, query));
  }
  await admit(pipeline);
}

async function reclaimExpired(pipeline: Pipeline): Promise<void> {
  const { database, logger } = pipeline;
  const expired = await listExpiredClaims(database, MAX_CLAIMS);
  if (expired.length === 0) return;
  const crawls = await countLostCrawls(database, 60);
  const isMassLoss = crawls > MAX_SUSPECTS_PER_MINUTE;
  if (isMassLoss) {
    logger.warn('many workers died at once: their crawls are not quarantined', { crawls });
    await forgetCrawlLosses(database, 60);
  }
  for (const claim of expired) {
    await reclaimLostStage(pipeline, claim, isMassLoss ? 'keep' : 'add').catch((error) => {
      logger.warn('could not reclaim an expired claim', { analysis: claim.analysisId, error });
    });
  }
}

/** Counts as a failed attempt. Does nothing if its worker is alive after all, or another process was first. */
async function reclaimLostStage(pipeline: Pipeline, claim: StageClaim, crashes: WorkerCrashes): Promise<void> {
  const failure = new RetryableError('Processing stopped unexpectedly more than once.', {
    detail: 'the worker crashed or hung: its lease expired',
  });
  const outcome = await failStage(pipeline, claim, failure, crashes);
  const { stage } = claim;
  if (outcome === 'lost') return;
  pipeline.onStageReclaimed?.({ stage, outcome: outcome === 'failed' ? 'given_up' : 'retried' });
}

/** Reclaims at once what a dead process had claimed: only for a process that knows that no other worker is alive. */
export async function reclaimOrphanedWork(pipeline: Pipeline): Promise<void> {
  const stages = await expireAllLeases(pipeline.database);
  const prints = await expireAllPrintLeases(pipeline.database);
  if (stages + prints > 0) pipeline.logger.warn('reclaimed the work of a crashed process', { stages, prints });
  if (stages > 0) await reconcile(pipeline);
  if (prints > 0) await reconcilePrints(pipeline);
}
