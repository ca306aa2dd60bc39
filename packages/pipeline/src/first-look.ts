import { randomUUID } from 'node:crypto';
import type { FirstLookJob } from '@brandprint/contracts';
import {
  claimFirstLook,
  type FirstLookData,
  type FirstView,
  recordFirstView,
  type StageClaim,
  saveFirstLook,
} from '@brandprint/database';
import { deadlineSignal, raceAbort, withLogFields } from '@brandprint/platform';
import type { Pipeline, StageOutcome } from './pipeline.ts';
import { withLock } from './shared-exclusive-lock.ts';

/** Measures the sections of a first view. Those that could not be measured are left out. */
export type FirstLookHandler = (view: FirstView, signal: AbortSignal) => Promise<FirstLookData>;

const STAGE = 'first-look';
/**
 * Later it would hardly come before the sections. It ends waiting, mostly for the view to be read: measuring is synchronous
 * and goes on until the next section begins.
 */
const DEADLINE_MS = 10_000;
/**
 * How long a handler has to end after its signal. One that ignores it is given up: it may still run while the lock is free
 * for others, and what it measures is not shown.
 */
const ABORT_GRACE_MS = 2_000;

/** Has a stored first view measured while the crawl goes on, unless its claim was lost or one was measured already. */
export async function requestFirstLook(pipeline: Pipeline, claim: StageClaim, viewKey: string): Promise<void> {
  const { analysisId } = claim;
  if (!(await recordFirstView(pipeline.database, claim, viewKey))) return;
  const job = { analysisId, stage: STAGE } as const;
  // The job of an earlier view may be running without having claimed this one.
  await pipeline.queue.addJobs([{ queue: 'section', job, id: `${analysisId}-${STAGE}-${randomUUID()}` }]);
}

/**
 * Takes a first look if it is due, next to other work, and begins none next to a quarantined stage. Nothing waits for
 * it: it is tried once, a lost job is not enqueued again, and a failure is only logged and counted.
 */
export async function runFirstLook(
  pipeline: Pipeline,
  { analysisId }: FirstLookJob,
  handler: FirstLookHandler,
  stopping: AbortSignal,
  closing: AbortSignal = stopping,
): Promise<void> {
  await withLock(pipeline.database, { exclusive: false, signal: closing }, async () => {
    const view = await claimFirstLook(pipeline.database, analysisId);
    if (!view) return;
    const started = performance.now();
    pipeline.onStageBegin?.(STAGE);
    const fields = { brand: view.brandId, analysis: analysisId, stage: STAGE };
    const outcome = await withLogFields(fields, () => takeFirstLook(pipeline, view, handler, stopping));
    pipeline.onStageEnd?.({ stage: STAGE, outcome, seconds: (performance.now() - started) / 1_000 });
  });
}

/** Never rejects. */
async function takeFirstLook(
  { database, logger }: Pipeline,
  view: FirstView,
  handler: FirstLookHandler,
  stopping: AbortSignal,
): Promise<StageOutcome> {
  const deadline = deadlineSignal(DEADLINE_MS, stopping);
  try {
    const sections = await raceAbort(deadline.signal, handler(view, deadline.signal), { graceMs: ABORT_GRACE_MS });
    return (await saveFirstLook(database, view, sections)) ? 'done' : 'lost';
  } catch (error) {
    logger.warn('first look failed', { error });
    return 'failed';
  } finally {
    deadline.clear();
  }
}
