import type { StageJob } from '@brandprint/contracts';
import {
  type Claim,
  claimStage,
  endClaim,
  markRunning,
  type Queryable,
  releaseClaim,
  renewLease,
} from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import { advanceAnalysis } from './advance-analysis.ts';
import { admit, deliver } from './deliver.ts';
import type { Pipeline } from './pipeline.ts';
import { judge, policyOf, type StagePolicy } from './policy.ts';

/** Writes a stage's outcome, in the transaction that ends its claim. */
export type Commit = (tx: Queryable) => Promise<void>;

/** Does a stage's work and answers how to write it; throws FinalError or RetryableError with what people are told. */
export type StageHandler = (claim: Claim, signal: AbortSignal) => Promise<Commit>;

class LostClaim extends Error {
  override name = 'LostClaim';
}

/**
 * Runs one stage as far as it is due: running a job twice changes nothing. `stopping` hands the stage back; the deadline
 * or a lost claim aborts it.
 */
export async function runStage(
  pipeline: Pipeline,
  job: StageJob,
  handler: StageHandler,
  stopping: AbortSignal,
): Promise<void> {
  const policy = policyOf(job.stage);
  const claim = await pipeline.database.transaction(async (tx) => {
    const claimed = await claimStage(tx, job, policy.leaseSeconds);
    if (claimed && job.stage === 'crawl') await markRunning(tx, job.analysisId);
    return claimed;
  });
  if (!claim) return;

  const logger = pipeline.logger.child({ analysis: job.analysisId, stage: job.stage, attempt: claim.attempts });
  const lease = keepLease(pipeline, claim, policy);
  const deadline = AbortSignal.timeout(policy.deadlineMs);
  try {
    const signal = AbortSignal.any([stopping, deadline, lease.lost]);
    const commit = await heeding(signal, handler(claim, signal));
    await settle(pipeline, claim, { status: 'done' }, commit);
    logger.info('stage done');
  } catch (error) {
    if (error instanceof LostClaim || lease.lost.aborted) logger.warn('stage given up: its claim was lost', { error });
    else if (stopping.aborted) await handBack(pipeline, claim);
    else await fail({ ...pipeline, logger }, claim, deadline.aborted ? late(policy, error) : error);
  } finally {
    lease.stop();
  }
}

/** Work that goes on this long after its signal does not heed it. */
const GRACE_MS = 2_000;

/** Waits for work, but not much longer than its signal: what hangs must not hold its worker and its stage for ever. */
async function heeding<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let giveUp = () => {};
  const abandoned = new Promise<never>((_, reject) => {
    giveUp = () => {
      timer = setTimeout(() => reject(signal.reason), GRACE_MS);
    };
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
  try {
    return await Promise.race([work, abandoned]);
  } finally {
    signal.removeEventListener('abort', giveUp);
    clearTimeout(timer);
  }
}

const late = (policy: StagePolicy, cause: unknown) =>
  new RetryableError('It took too long.', { detail: `deadline of ${policy.deadlineMs} ms passed`, cause });

/** Renews the lease three times as often as needed; `lost` aborts once somebody else has the stage. */
function keepLease(pipeline: Pipeline, claim: Claim, policy: StagePolicy) {
  const controller = new AbortController();
  const timer = setInterval(
    async () => {
      try {
        if (!(await renewLease(pipeline.database.prisma, claim, policy.leaseSeconds))) controller.abort();
      } catch (error) {
        pipeline.logger.warn('could not renew a lease', { analysis: claim.analysisId, stage: claim.stage, error });
      }
    },
    (policy.leaseSeconds * 1000) / 3,
  );
  return { lost: controller.signal, stop: () => clearInterval(timer) };
}

/** Ends the claim, writes the outcome and moves the analysis on, all or nothing; then delivers what became due. */
async function settle(
  pipeline: Pipeline,
  claim: Claim,
  outcome: { status: 'done' } | { status: 'failed'; reason: string },
  commit?: Commit,
): Promise<void> {
  const due = await pipeline.database.transaction(async (tx) => {
    if (!(await endClaim(tx, claim, outcome))) throw new LostClaim('its lease ran out and it was claimed again');
    await commit?.(tx);
    return advanceAnalysis(tx, claim.analysisId);
  });
  await deliver(
    pipeline,
    due.map((stage) => ({ analysisId: claim.analysisId, stage })),
  );
  if (claim.stage === 'crawl') await admit(pipeline);
}

/** Tries again later, or ends the stage as failed, as the error and the attempts so far say. */
export async function fail(pipeline: Pipeline, claim: Claim, error: unknown): Promise<void> {
  const verdict = judge(error, claim.attempts, policyOf(claim.stage));
  pipeline.logger.warn('stage failed', { analysis: claim.analysisId, stage: claim.stage, error, ...verdict });
  if (!verdict.retry) {
    await settle(pipeline, claim, { status: 'failed', reason: verdict.reason });
    return;
  }
  const again = { delayMs: verdict.delayMs, reason: verdict.reason, refund: false };
  if (await releaseClaim(pipeline.database.prisma, claim, again))
    await deliver(pipeline, [claim], { delayMs: verdict.delayMs });
}

/** A worker that is going down gives its stage to the next one. */
async function handBack(pipeline: Pipeline, claim: Claim): Promise<void> {
  const again = { delayMs: 0, reason: '', refund: true };
  if (await releaseClaim(pipeline.database.prisma, claim, again)) await deliver(pipeline, [claim]);
}
