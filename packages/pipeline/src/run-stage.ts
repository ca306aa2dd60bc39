import type { StageJob } from '@brandprint/contracts';
import {
  type Claim,
  claimStage,
  endClaim,
  isSuspect,
  lockAnalysis,
  markRunning,
  type Queryable,
  recordStage,
  releaseClaim,
} from '@brandprint/database';
import { RetryableError } from '@brandprint/platform';
import { advanceAnalysis } from './advance-analysis.ts';
import { inTurn } from './apart.ts';
import { admit, deliver } from './deliver.ts';
import { keepLease } from './keep-lease.ts';
import { outlast } from './outlast.ts';
import type { Pipeline } from './pipeline.ts';
import { judge, policyOf, type StagePolicy } from './policy.ts';

/** Writes a stage's outcome, in the transaction that ends its claim. */
export type Commit = (tx: Queryable) => Promise<void>;

/** Does a stage's work and answers how to write it; throws FinalError or RetryableError with what people are told. */
export type StageHandler = (claim: Claim, signal: AbortSignal) => Promise<Commit>;

/**
 * Runs one stage as far as it is due: running a job twice changes nothing. `stopping` hands the stage back; the deadline
 * or a lost claim aborts it. A stage over which a worker has died runs when nothing else does in this process.
 */
export async function runStage(
  pipeline: Pipeline,
  job: StageJob,
  handler: StageHandler,
  stopping: AbortSignal,
): Promise<void> {
  const { database } = pipeline;
  const run = (alone: boolean) =>
    inTurn(database, { alone, signal: stopping }, () => runDue(pipeline, { job, alone, handler, stopping }));
  const wasDue = await run(false);
  if (wasDue === false && (await isSuspect(database.prisma, job))) await run(true);
}

interface Run {
  job: StageJob;
  alone: boolean;
  handler: StageHandler;
  stopping: AbortSignal;
}

/** False if the stage is not due. */
async function runDue(pipeline: Pipeline, { job, alone, handler, stopping }: Run): Promise<boolean> {
  const policy = policyOf(job.stage);
  const claim = await begin(pipeline, job, { leaseSeconds: policy.leaseSeconds, alone });
  if (!claim) return false;

  const logger = pipeline.logger.child({ analysis: job.analysisId, stage: job.stage, attempt: claim.attempts });
  const own = { ...pipeline, logger };
  const admitted = job.stage === 'crawl' ? admit(own) : undefined; // its place is free
  const lease = keepLease(own, claim, policy);
  const deadline = AbortSignal.timeout(policy.deadlineMs);
  const given = AbortSignal.any([stopping, lease.lost]);
  try {
    const signal = AbortSignal.any([given, deadline]);
    const commit = await heeding(signal, handler(claim, signal));
    await outlast(given, () => settle(own, claim, { status: 'done' }, commit));
  } catch (error) {
    if (lease.lost.aborted) logger.warn('stage given up: its claim was lost', { error });
    else if (stopping.aborted) await handBack(own, claim);
    else await outlast(given, () => fail(own, claim, deadline.aborted ? late(policy, error) : error));
  } finally {
    lease.stop();
    await admitted;
  }
  return true;
}

/** Claims a stage if it is due, and tells of its first claim. */
async function begin(
  pipeline: Pipeline,
  job: StageJob,
  terms: { leaseSeconds: number; alone: boolean },
): Promise<Claim | null> {
  return pipeline.database.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, job.analysisId);
    const claim = analysis && (await claimStage(tx, job, terms));
    if (!claim) return null;
    if (job.stage === 'crawl') await markRunning(tx, job.analysisId);
    if (claim.fence === 1) await recordStage(tx, analysis.brandId, job.stage, { status: 'running' });
    return claim;
  });
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

/**
 * Ends the claim, writes the outcome and moves the analysis on, all or nothing; then delivers what became due. A claim that
 * was lost writes nothing.
 */
async function settle(
  pipeline: Pipeline,
  claim: Claim,
  outcome: { status: 'done' } | { status: 'failed'; reason: string },
  commit?: Commit,
): Promise<void> {
  const { analysisId, stage } = claim;
  const due = await pipeline.database.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, analysisId);
    if (!analysis || !(await endClaim(tx, claim, outcome))) return null;
    await commit?.(tx);
    await recordStage(tx, analysis.brandId, stage, outcome);
    return advanceAnalysis(tx, analysisId);
  });
  if (!due) {
    pipeline.logger.warn('stage given up: its claim was lost', { analysis: analysisId, stage });
    return;
  }
  pipeline.logger.info(`stage ${outcome.status}`, { analysis: analysisId, stage });
  await deliver(
    pipeline,
    due.map((name) => ({ analysisId, stage: name })),
  );
  if (stage === 'crawl') await admit(pipeline);
}

/** Tries again later, or ends the stage as failed, as the error and the attempts so far say. `died`: its worker did. */
export async function fail(pipeline: Pipeline, claim: Claim, error: unknown, died = false): Promise<void> {
  const verdict = judge(error, claim.attempts, policyOf(claim.stage));
  pipeline.logger.warn('stage failed', { analysis: claim.analysisId, stage: claim.stage, error, ...verdict });
  if (!verdict.retry) {
    await settle(pipeline, claim, { status: 'failed', reason: verdict.reason });
    return;
  }
  const again = { ...verdict, died };
  if (await releaseClaim(pipeline.database.prisma, claim, again))
    await deliver(pipeline, [claim], { delayMs: verdict.delayMs });
}

/** A worker that is going down gives its stage to the next one. */
async function handBack(pipeline: Pipeline, claim: Claim): Promise<void> {
  const again = { delayMs: 0, reason: '', refund: true };
  if (await releaseClaim(pipeline.database.prisma, claim, again)) await deliver(pipeline, [claim]);
}
