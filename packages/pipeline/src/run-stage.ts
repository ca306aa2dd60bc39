import { randomUUID } from 'node:crypto';
import type { AnyStage, StageJob } from '@brandprint/contracts';
import {
  type Claim,
  claimStage,
  endClaim,
  lockAnalysis,
  markRunning,
  type Queryable,
  recordStage,
  releaseClaim,
  suspectFor,
} from '@brandprint/database';
import { NO_TRACER, RetryableError, type SpanAttributes, withinTime, withLogFields } from '@brandprint/platform';
import { advanceAnalysis } from './advance-analysis.ts';
import { inTurn } from './apart.ts';
import { admit, deliver, idOf } from './deliver.ts';
import { queueOf } from './graph.ts';
import { keepLease } from './keep-lease.ts';
import { outlast } from './outlast.ts';
import type { Pipeline, StageOutcome } from './pipeline.ts';
import { judge, policyOf, type StagePolicy } from './policy.ts';

/** Writes a stage's outcome, in the transaction that ends its claim. */
export type Commit = (tx: Queryable) => Promise<void>;

/** Does a stage's work and answers how to write it; throws FinalError or RetryableError with what people are told. */
export type StageHandler = (claim: Claim, signal: AbortSignal) => Promise<Commit>;

/**
 * A stage that has to be alone waits so long until nothing else goes on in this process. Then it is left to another one,
 * which may be idle: the reconciler delivers it again.
 */
const EMPTY_WITHIN_MS = 6_000;
/** What has been due for longer was left to others already: it waits here, and what comes later waits behind it. */
const ELSEWHERE_SECONDS = 10;

/**
 * Runs one stage as far as it is due: running a job twice changes nothing. `stopping` hands the stage back; the deadline
 * or a lost claim aborts it. A stage over which a worker has died runs when nothing else does in this process; if that takes
 * long, it is left to another one. After `closing` none begins: it is handed on.
 */
export async function runStage(
  pipeline: Pipeline,
  job: StageJob,
  handler: StageHandler,
  stopping: AbortSignal,
  closing: AbortSignal = stopping,
): Promise<void> {
  const ran = await runInTurn(pipeline, { job, handler, stopping }, closing);
  if (ran === null && closing.aborted) await handOn(pipeline, job);
}

/** False if the stage is not due; null if its turn did not come. */
async function runInTurn(pipeline: Pipeline, run: Omit<Run, 'alone'>, closing: AbortSignal): Promise<boolean | null> {
  const { database } = pipeline;
  const { job } = run;
  const begin = (alone: boolean, signal: AbortSignal) =>
    inTurn(database, { alone, signal }, () => runDue(pipeline, { ...run, alone }));
  const ran = await begin(false, closing);
  if (ran !== false) return ran;
  const dueSeconds = await suspectFor(database, job);
  if (dueSeconds === null) return false;
  if (dueSeconds > ELSEWHERE_SECONDS) return begin(true, closing);
  const wait = withinTime(EMPTY_WITHIN_MS, closing);
  try {
    const ran = await begin(true, wait.signal);
    if (ran === null && !closing.aborted)
      pipeline.logger.info('stage left to a process that does nothing else', { ...job });
    return ran;
  } finally {
    wait.clear();
  }
}

/** Another delivery of what has not begun: the one that brought it here is not over yet. */
async function handOn(pipeline: Pipeline, job: StageJob): Promise<void> {
  const id = `${idOf(job)}-${randomUUID()}`;
  try {
    await pipeline.queue.deliver([{ queue: queueOf(job.stage), job, id }]);
  } catch (error) {
    pipeline.logger.warn('could not hand a stage on; the reconciler will', { ...job, error });
  }
}

interface Run {
  job: StageJob;
  alone: boolean;
  handler: StageHandler;
  stopping: AbortSignal;
}

/** False if the stage is not due. */
async function runDue(pipeline: Pipeline, run: Run): Promise<boolean> {
  const { job, alone } = run;
  const begun = await begin(pipeline, job, { leaseSeconds: policyOf(job.stage).leaseSeconds, alone });
  if (!begun) return false;
  const { claim, brandId, traceParent } = begun;
  const { stage, analysisId } = job;
  const started = performance.now();
  const told = { brand: brandId, analysis: analysisId, stage, attempt: claim.attempts };
  const delivery = idOf({ ...job, fence: claim.fence - 1 });
  let outcome: StageOutcome = 'lost';
  pipeline.onStageBegin?.(stage);
  try {
    const { tracer = NO_TRACER } = pipeline;
    await tracer.span(stage, { kind: 'consumer', parent: traceParent, attributes: messaging(told) }, async (span) => {
      const fields = { ...told, job: delivery, ...(span.traceId && { trace_id: span.traceId }) };
      outcome = await withLogFields(fields, () => attempt(pipeline, claim, run));
      span.set({ 'brandprint.outcome': outcome });
      if (outcome !== 'done') span.fail(outcome);
    });
  } finally {
    pipeline.onStageEnd?.({ stage, outcome, seconds: (performance.now() - started) / 1_000 });
  }
  return true;
}

/** A stage as the semantic conventions of OpenTelemetry tell of a message that is worked on. */
const messaging = ({ brand, analysis, stage, attempt }: Told): SpanAttributes => ({
  'messaging.system': 'bullmq',
  'messaging.operation.type': 'process',
  'messaging.destination.name': queueOf(stage),
  'brandprint.brand': brand,
  'brandprint.analysis': analysis,
  'brandprint.attempt': attempt,
});

interface Told {
  brand: string;
  analysis: string;
  stage: AnyStage;
  attempt: number;
}

/** Works on a claimed stage, and writes what came of it. */
async function attempt(pipeline: Pipeline, claim: Claim, { handler, stopping }: Run): Promise<StageOutcome> {
  const { logger } = pipeline;
  const policy = policyOf(claim.stage);
  const admitted = claim.stage === 'crawl' ? admit(pipeline) : undefined; // its place is free
  const lease = keepLease(pipeline, claim, policy);
  const deadline = AbortSignal.timeout(policy.deadlineMs);
  const given = AbortSignal.any([stopping, lease.lost]);
  try {
    const signal = AbortSignal.any([given, deadline]);
    const commit = await heeding(signal, handler(claim, signal));
    return await outlast(given, () => settle(pipeline, claim, { status: 'done' }, commit));
  } catch (error) {
    if (lease.lost.aborted) {
      logger.warn('stage given up: its claim was lost', { error });
      return 'lost';
    }
    if (stopping.aborted) return await handBack(pipeline, claim);
    return await outlast(given, () => fail(pipeline, claim, deadline.aborted ? late(policy, error) : error));
  } finally {
    lease.stop();
    await admitted;
  }
}

/** Claims a stage if it is due, and tells of its first claim. */
async function begin(
  pipeline: Pipeline,
  job: StageJob,
  terms: { leaseSeconds: number; alone: boolean },
): Promise<{ claim: Claim; brandId: string; traceParent: string | null } | null> {
  return pipeline.database.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, job.analysisId);
    const claim = analysis && (await claimStage(tx, job, terms));
    if (!claim) return null;
    if (job.stage === 'crawl') await markRunning(tx, job.analysisId);
    const { brandId, traceParent } = analysis;
    if (claim.fence === 1) await recordStage(tx, brandId, job.stage, { status: 'running' });
    return { claim, brandId, traceParent };
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
): Promise<StageOutcome> {
  const { analysisId, stage } = claim;
  const next = await pipeline.database.transaction(async (tx) => {
    const analysis = await lockAnalysis(tx, analysisId);
    if (!analysis || !(await endClaim(tx, claim, outcome))) return null;
    await commit?.(tx);
    await recordStage(tx, analysis.brandId, stage, outcome);
    return advanceAnalysis(tx, analysisId);
  });
  if (!next) {
    pipeline.logger.warn('stage given up: its claim was lost', { analysis: analysisId, stage });
    return 'lost';
  }
  pipeline.logger.info(`stage ${outcome.status}`, { analysis: analysisId, stage });
  await deliver(
    pipeline,
    next.due.map((name) => ({ analysisId, stage: name })),
  );
  if (stage === 'crawl' || next.ended) await admit(pipeline);
  return outcome.status;
}

/** Tries again later, or ends the stage as failed, as the error and the attempts so far say. `died`: its worker did. */
export async function fail(pipeline: Pipeline, claim: Claim, error: unknown, died = false): Promise<StageOutcome> {
  const verdict = judge(error, claim.attempts, policyOf(claim.stage));
  pipeline.logger.warn('stage failed', { analysis: claim.analysisId, stage: claim.stage, error, ...verdict });
  if (!verdict.retry) return settle(pipeline, claim, { status: 'failed', reason: verdict.reason });
  if (!(await releaseClaim(pipeline.database, claim, { ...verdict, died }))) return 'lost';
  await deliver(pipeline, [claim], { delayMs: verdict.delayMs });
  return 'retried';
}

/** A worker that is going down gives its stage to the next one. */
async function handBack(pipeline: Pipeline, claim: Claim): Promise<StageOutcome> {
  const again = { delayMs: 0, reason: '', refund: true };
  if (!(await releaseClaim(pipeline.database, claim, again))) return 'lost';
  pipeline.logger.info('stage handed back', { analysis: claim.analysisId, stage: claim.stage });
  await deliver(pipeline, [claim]);
  return 'handed_back';
}
