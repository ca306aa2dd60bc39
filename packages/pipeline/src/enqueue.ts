import { admitCrawls, type Database, type DueStage } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import { queueNameOf } from './stage-graph.ts';

/** A queue that is down must not keep a caller waiting: what was taken is safe, and the reconciler delivers it. */
const CALLER_TIMEOUT_MS = 300;

type StageJobKey = Omit<DueStage, 'fence'> & { fence?: number };

/** A stage that is due again after a claim is another delivery. */
export const jobIdOf = ({ analysisId, stage, fence = 0 }: StageJobKey) => `${analysisId}-${stage}-${fence}`;

/** Hands due stages to the queue. A queue that is down loses nothing: the reconciler delivers them later. */
export async function enqueueStages(
  pipeline: Pipeline,
  due: readonly StageJobKey[],
  { delayMs = 0, timeoutMs }: { delayMs?: number; timeoutMs?: number } = {},
): Promise<void> {
  if (due.length === 0) return;
  const jobs = due.map((it) => ({
    queue: queueNameOf(it.stage),
    job: { analysisId: it.analysisId, stage: it.stage },
    id: jobIdOf(it),
    delayMs,
  }));
  try {
    await pipeline.queue.addJobs(jobs, timeoutMs);
  } catch (error) {
    pipeline.logger.warn('could not enqueue jobs; the reconciler will retry', { count: due.length, error });
  }
}

/**
 * Takes back what was delivered and nobody took yet, of stages that are not run any more. What stays there does nothing:
 * there is no row for it that is due.
 */
export async function removeStageJobs(pipeline: Pipeline, stages: readonly DueStage[]): Promise<void> {
  if (stages.length === 0) return;
  try {
    const jobs = stages.map((it) => ({ queue: queueNameOf(it.stage), id: jobIdOf(it) }));
    await pipeline.queue.removeJobs(jobs, CALLER_TIMEOUT_MS);
  } catch (error) {
    pipeline.logger.warn('could not remove jobs; they will be no-ops', { count: stages.length, error });
  }
}

/** By database: the admission that is under way here, and the one that follows it. */
const admissions = new WeakMap<Database, { now: Promise<void>; next?: Promise<void> }>();

/**
 * Lets waiting crawls through as far as there is room. Loses nothing if it cannot: the reconciler does it later. Processes
 * take turns at it; all who ask here while one admission is under way share the next, so that a single connection waits.
 */
export function admit(pipeline: Pipeline): Promise<void> {
  const state = admissions.get(pipeline.database);
  if (state) {
    state.next ??= state.now.then(() => startAdmission(pipeline));
    return state.next;
  }
  return startAdmission(pipeline);
}

function startAdmission(pipeline: Pipeline): Promise<void> {
  const state: { now: Promise<void>; next?: Promise<void> } = { now: Promise.resolve() };
  admissions.set(pipeline.database, state);
  state.now = admitOnce(pipeline).finally(() => {
    if (!state.next) admissions.delete(pipeline.database);
  });
  return state.now;
}

async function admitOnce(pipeline: Pipeline): Promise<void> {
  try {
    const admitted = await pipeline.database.transaction((tx) => admitCrawls(tx, pipeline));
    const due = admitted.map((analysisId) => ({ analysisId, stage: 'crawl' }) as const);
    await enqueueStages(pipeline, due, { timeoutMs: CALLER_TIMEOUT_MS });
  } catch (error) {
    pipeline.logger.warn('admission failed; the reconciler will retry', { error });
  }
}
