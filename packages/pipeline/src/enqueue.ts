import { admitCrawls, type Database, type DueStage, unfenced } from '@brandprint/database';
import { delay } from '@brandprint/platform';
import type { Pipeline } from './pipeline.ts';
import { queueNameOf } from './stage-graph.ts';

/** A queue that is down must not delay a caller: accepted work is in rows, and the reconciler enqueues it. */
const CALLER_TIMEOUT_MS = 300;

type StageJobKey = Omit<DueStage, 'fence'> & { fence?: number };

/** A stage that is due again after a claim gets a new job id. */
export const jobIdOf = ({ analysisId, stage, fence = 0 }: StageJobKey) => `${analysisId}-${stage}-${fence}`;

/** Enqueues due stages. If the queue is down nothing is lost: the reconciler enqueues them later. */
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
 * Removes jobs that no worker has taken yet, of stages that no longer run. A job that remains does nothing, because no
 * row is due for it.
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

/** By database: the admission in progress in this process, and the one that follows it. */
const admissions = new WeakMap<Database, { now: Promise<void>; next?: Promise<void> }>();

/**
 * Admits waiting crawls as far as there is room. If it fails nothing is lost: the reconciler does it later. Processes
 * take turns, without a connection while they wait. All requests during an admission in this process share the next one.
 */
export function admit(callers: Pipeline): Promise<void> {
  // It is for all workspaces, whichever the request is about.
  const pipeline = { ...callers, database: unfenced(callers.database) };
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

/** Delays between tries while another process admits, which takes milliseconds unless it hangs. */
const TURN_DELAYS_MS = [20, 40, 80, 160, 300, 400];

/** The admitted analyses; none if another process does not finish: then the reconciler tries again. */
async function admitInTurn(pipeline: Pipeline): Promise<string[]> {
  for (const delayMs of [...TURN_DELAYS_MS, null]) {
    const admitted = await pipeline.database.transaction((tx) => admitCrawls(tx, pipeline));
    if (admitted) return admitted;
    if (delayMs !== null) await delay(delayMs * (0.5 + Math.random()));
  }
  return [];
}

async function admitOnce(pipeline: Pipeline): Promise<void> {
  try {
    const admitted = await admitInTurn(pipeline);
    const due = admitted.map((analysisId) => ({ analysisId, stage: 'crawl' }) as const);
    await enqueueStages(pipeline, due, { timeoutMs: CALLER_TIMEOUT_MS });
  } catch (error) {
    pipeline.logger.warn('admission failed; the reconciler will retry', { error });
  }
}
