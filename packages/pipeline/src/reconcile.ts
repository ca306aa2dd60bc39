import { type Claim, expireAllLeases, listDueStages, listLostClaims } from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import { admit, deliver } from './deliver.ts';
import type { Pipeline } from './pipeline.ts';
import { fail } from './run-stage.ts';

/** Claims that are taken back in one round. */
const CLAIMS = 500;
/** Stages that are delivered again in one round: what a lost queue held is back within seconds. */
const DELIVERIES = 2_000;
/** A due stage that nobody took for so long has probably lost its job. */
const OVERDUE_SECONDS = 10;
/** One that has to be alone is given up by processes that are not empty, and is wanted elsewhere soon. */
const SUSPECT_OVERDUE_SECONDS = 5;

interface ReconcileOptions {
  overdueSeconds?: number;
  /** False while leases say nothing of their workers: when nobody could renew one. */
  takeBack?: boolean;
  /** Whether jobs are looked for that may be lost, too: a long backlog is delivered again with that. */
  redeliver?: boolean;
}

/**
 * Puts back what the rows say is due: stages whose worker died, stages whose job was lost, crawls that can be admitted.
 * Safe on several processes at once, since claims and deliveries are.
 */
export async function reconcile(
  pipeline: Pipeline,
  { overdueSeconds = OVERDUE_SECONDS, takeBack = true, redeliver = true }: ReconcileOptions = {},
): Promise<void> {
  const { database } = pipeline;
  for (const claim of takeBack ? await listLostClaims(database, CLAIMS) : []) {
    await takeFromDead(pipeline, claim).catch((error) => {
      pipeline.logger.warn('could not take back a lost claim', { analysis: claim.analysisId, error });
    });
  }
  if (redeliver) {
    const suspectSeconds = Math.min(overdueSeconds, SUSPECT_OVERDUE_SECONDS);
    const terms = { seconds: overdueSeconds, suspectSeconds, limit: DELIVERIES };
    await deliver(pipeline, await listDueStages(database, terms));
  }
  await admit(pipeline);
}

/** As a failed attempt; nothing happens if its worker lives after all, or another process was first. */
async function takeFromDead(pipeline: Pipeline, claim: Claim): Promise<void> {
  const died = new RetryableError('The work on it stopped unexpectedly, more than once.', {
    detail: 'its worker died or hangs: the lease ran out',
  });
  const outcome = await fail(pipeline, claim, died, true);
  const { stage } = claim;
  if (outcome === 'lost') return;
  pipeline.onStageTakenBack?.({ stage, outcome: outcome === 'failed' ? 'given_up' : 'retried' });
}

/** Takes back at once what a dead process had claimed: only for a process that knows that no other worker lives. */
export async function releaseOrphans(pipeline: Pipeline): Promise<void> {
  const count = await expireAllLeases(pipeline.database);
  if (count === 0) return;
  pipeline.logger.warn('freed the stages of a process that died', { count });
  await reconcile(pipeline);
}
