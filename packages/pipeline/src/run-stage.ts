import { randomUUID } from 'node:crypto';
import type { AnyStage, StageJob } from '@brandprint/contracts';
import {
  claimStage,
  endStageClaim,
  isClaimHeld,
  lockAnalysis,
  markRunning,
  type Queryable,
  quarantinedSince,
  recordEvent,
  releaseStageClaim,
  renewLease,
  type StageClaim,
  type WorkerCrashes,
} from '@brandprint/database';
import {
  deadlineSignal,
  NO_TRACER,
  RetryableError,
  raceAbort,
  type SpanAttributes,
  withLogFields,
} from '@brandprint/platform';
import { advanceAnalysis } from './advance-analysis.ts';
import { admit, enqueueStages, jobIdOf } from './enqueue.ts';
import { keepLease } from './keep-lease.ts';
import type { Pipeline, StageOutcome } from './pipeline.ts';
import { decideRetry, policyOf, type StagePolicy } from './retry-policy.ts';
import { retryWhileDatabaseDown } from './retry-while-database-down.ts';
import { withLock } from './shared-exclusive-lock.ts';
import { isShownFirst, queueNameOf } from './stage-graph.ts';

/** Writes a stage's outcome, in the transaction that ends its claim. */
export type Commit = (tx: Queryable) => Promise<void>;

/** Does a stage's work and returns how to write it. Throws FinalError or RetryableError with the reason for users. */
export type StageHandler = (claim: StageClaim, signal: AbortSignal) => Promise<Commit>;

/**
 * How long a quarantined stage waits until nothing else runs in this process. Then it is left to another process, which
 * may be idle: the reconciler enqueues it again.
 */
const EXCLUSIVE_WAIT_MS = 6_000;
/** A stage that has been due for longer was already left to others: it waits here, and later work waits behind it. */
const MAX_DEFERRAL_SECONDS = 10;

/**
 * Runs one stage if it is due: running a job twice changes nothing. `stopping` releases the stage; the deadline or a
 * lost claim aborts it. A quarantined stage (whose worker has died before) runs when nothing else does in this process.
 * If that takes long, it is left to another process. After `closing` no stage starts: its job is requeued.
 */
export async function runStage(
  pipeline: Pipeline,
  job: StageJob,
  handler: StageHandler,
  stopping: AbortSignal,
  closing: AbortSignal = stopping,
): Promise<void> {
  const ran = await runWithLock(pipeline, { job, handler, stopping }, closing);
  if (ran === null && closing.aborted) await requeueJob(pipeline, job);
}

/** False if the stage is not due; null if its turn did not come. */
async function runWithLock(
  pipeline: Pipeline,
  run: Omit<StageRun, 'exclusive'>,
  closing: AbortSignal,
): Promise<boolean | null> {
  const { database } = pipeline;
  const { job } = run;
  const runOnce = (exclusive: boolean, signal: AbortSignal) =>
    withLock(database, { exclusive, signal }, () => runIfDue(pipeline, { ...run, exclusive }));
  const ran = await runOnce(false, closing);
  if (ran !== false) return ran;
  const quarantinedSeconds = await quarantinedSince(database, job);
  if (quarantinedSeconds === null) return false;
  if (quarantinedSeconds > MAX_DEFERRAL_SECONDS) return runOnce(true, closing);
  const limited = deadlineSignal(EXCLUSIVE_WAIT_MS, closing);
  try {
    const ran = await runOnce(true, limited.signal);
    if (ran === null && !closing.aborted)
      pipeline.logger.info('quarantined stage deferred to another process', { ...job });
    return ran;
  } finally {
    limited.clear();
  }
}

/** Enqueues a stage that has not started again: the job that brought it here is not finished yet. */
async function requeueJob(pipeline: Pipeline, job: StageJob): Promise<void> {
  const id = `${jobIdOf(job)}-${randomUUID()}`;
  try {
    await pipeline.queue.addJobs([{ queue: queueNameOf(job.stage), job, id }]);
  } catch (error) {
    pipeline.logger.warn('could not requeue a stage; the reconciler will retry', { ...job, error });
  }
}

interface StageRun {
  job: StageJob;
  exclusive: boolean;
  handler: StageHandler;
  stopping: AbortSignal;
}

/** False if the stage is not due. */
async function runIfDue(pipeline: Pipeline, run: StageRun): Promise<boolean> {
  const { job, exclusive } = run;
  const claimed = await claimIfDue(pipeline, job, { leaseSeconds: policyOf(job.stage).leaseSeconds, exclusive });
  if (!claimed) return false;
  const { claim, brandId, traceParent } = claimed;
  const { stage, analysisId } = job;
  const started = performance.now();
  const attemptFields = { brand: brandId, analysis: analysisId, stage, attempt: claim.attempts };
  const jobId = jobIdOf({ ...job, fence: claim.fence - 1 });
  let outcome: StageOutcome = 'lost';
  pipeline.onStageBegin?.(stage);
  try {
    const { tracer = NO_TRACER } = pipeline;
    await tracer.startActiveSpan(
      stage,
      { kind: 'consumer', parent: traceParent, attributes: messagingAttributes(attemptFields) },
      async (span) => {
        const fields = { ...attemptFields, job: jobId, ...(span.traceId && { trace_id: span.traceId }) };
        outcome = await withLogFields(fields, () => runAttempt(pipeline, claim, run));
        span.setAttributes({ 'brandprint.outcome': outcome });
        if (outcome !== 'done') span.setError(outcome);
      },
    );
  } finally {
    pipeline.onStageEnd?.({ stage, outcome, seconds: (performance.now() - started) / 1_000 });
  }
  return true;
}

/** A stage in terms of OpenTelemetry's semantic conventions for processing a message. */
const messagingAttributes = ({ brand, analysis, stage, attempt }: AttemptFields): SpanAttributes => ({
  'messaging.system': 'bullmq',
  'messaging.operation.type': 'process',
  'messaging.destination.name': queueNameOf(stage),
  'brandprint.brand': brand,
  'brandprint.analysis': analysis,
  'brandprint.attempt': attempt,
});

interface AttemptFields {
  brand: string;
  analysis: string;
  stage: AnyStage;
  attempt: number;
}

/** Runs a claimed stage and writes its outcome. */
async function runAttempt(
  pipeline: Pipeline,
  claim: StageClaim,
  { handler, stopping }: StageRun,
): Promise<StageOutcome> {
  const { logger } = pipeline;
  const policy = policyOf(claim.stage);
  const admitted = claim.stage === 'crawl' ? admit(pipeline) : undefined; // its slot is free
  const seconds = policy.leaseSeconds;
  const lease = keepLease(
    {
      seconds,
      isHeld: () => isClaimHeld(pipeline.database, claim),
      renew: () => renewLease(pipeline.database, claim, seconds),
    },
    logger,
  );
  const interrupted = AbortSignal.any([stopping, lease.lost]);
  const deadline = deadlineSignal(policy.deadlineMs, interrupted);
  const { signal } = deadline;
  try {
    const commit = await raceAbort(signal, handler(claim, signal), { graceMs: ABORT_GRACE_MS });
    return await retryWhileDatabaseDown(interrupted, () => finishStage(pipeline, claim, { status: 'done' }, commit));
  } catch (error) {
    if (lease.lost.aborted) {
      logger.warn('stage abandoned: claim lost', { error });
      return 'lost';
    }
    if (stopping.aborted) return await returnStage(pipeline, claim);
    return await retryWhileDatabaseDown(interrupted, () =>
      failStage(pipeline, claim, signal.aborted ? deadlineError(policy, error) : error),
    );
  } finally {
    deadline.clear();
    lease.stop();
    await admitted;
  }
}

/** Claims a stage if it is due, and records the start of the analysis. */
async function claimIfDue(
  pipeline: Pipeline,
  job: StageJob,
  options: { leaseSeconds: number; exclusive: boolean },
): Promise<{ claim: StageClaim; brandId: string; traceParent: string | null } | null> {
  return pipeline.database.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, job.analysisId);
    const claim = analysis && (await claimStage(tx, job, options));
    if (!claim) return null;
    const { brandId, traceParent } = analysis;
    if (job.stage === 'crawl') {
      await markRunning(tx, job.analysisId);
      if (claim.fence === 1) await recordEvent(tx, brandId, 'stage.running', { brand_id: brandId, stage: 'crawl' });
    }
    return { claim, brandId, traceParent };
  });
}

/** Work that continues for this long after its signal ignores it. */
const ABORT_GRACE_MS = 2_000;

const deadlineError = (policy: StagePolicy, cause: unknown) =>
  new RetryableError('It took too long.', { detail: `deadline of ${policy.deadlineMs} ms passed`, cause });

/**
 * Ends the claim, writes the outcome and advances the analysis in one transaction; then enqueues what became due. A
 * lost claim writes nothing.
 */
async function finishStage(
  pipeline: Pipeline,
  claim: StageClaim,
  outcome: { status: 'done' } | { status: 'failed'; reason: string },
  commit?: Commit,
): Promise<StageOutcome> {
  const { analysisId, stage } = claim;
  const advanced = await pipeline.database.transaction(async (tx) => {
    if (!(await endStageClaim(tx, claim, outcome))) return null;
    await commit?.(tx);
    return advanceAnalysis(tx, analysisId);
  });
  if (!advanced) {
    pipeline.logger.warn('stage abandoned: claim lost', { analysis: analysisId, stage });
    return 'lost';
  }
  if (outcome.status === 'done') pipeline.logger.info('stage done', { analysis: analysisId, stage });
  const due = advanced.due.map((name) => ({ analysisId, stage: name }));
  // In two batches: a queue in Postgres does not keep the order of one.
  for (const first of [true, false])
    await enqueueStages(
      pipeline,
      due.filter((it) => isShownFirst(it.stage) === first),
    );
  if (stage === 'crawl' || advanced.ended) await admit(pipeline);
  return outcome.status;
}

/** Schedules a retry or marks the stage as failed, depending on the error and the attempts so far. */
export async function failStage(
  pipeline: Pipeline,
  claim: StageClaim,
  error: unknown,
  crashes: WorkerCrashes = 'clear',
): Promise<StageOutcome> {
  const decision = decideRetry(error, claim.attempts, policyOf(claim.stage));
  pipeline.logger.warn('stage attempt failed', { analysis: claim.analysisId, stage: claim.stage, error, ...decision });
  if (!decision.retry) return finishStage(pipeline, claim, { status: 'failed', reason: decision.reason });
  if (
    !(await releaseStageClaim(pipeline.database, claim, { ...decision, crashes: decision.refund ? 'keep' : crashes }))
  )
    return 'lost';
  await enqueueStages(pipeline, [claim], { delayMs: decision.delayMs });
  return 'retried';
}

/** A worker that stops releases its stage to the next one. */
async function returnStage(pipeline: Pipeline, claim: StageClaim): Promise<StageOutcome> {
  const retry = { delayMs: 0, reason: '', refund: true, crashes: 'keep' } as const;
  if (!(await releaseStageClaim(pipeline.database, claim, retry))) return 'lost';
  pipeline.logger.info('stage returned to the queue', { analysis: claim.analysisId, stage: claim.stage });
  await enqueueStages(pipeline, [claim]);
  return 'handed_back';
}
