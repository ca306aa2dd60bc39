import { admitCrawls, type Database, type DueStage } from '@brandprint/database';
import { queueOf } from './graph.ts';
import type { Pipeline } from './pipeline.ts';

/** A queue that is down must not keep a caller waiting: what was taken is safe, and the reconciler delivers it. */
const CALLER_PATIENCE_MS = 300;

type Due = Omit<DueStage, 'fence'> & { fence?: number };

/** A stage that is due again after a claim is another delivery. */
export const idOf = ({ analysisId, stage, fence = 0 }: Due) => `${analysisId}-${stage}-${fence}`;

/** Hands due stages to the queue. A queue that is down loses nothing: the reconciler delivers them later. */
export async function deliver(
  pipeline: Pipeline,
  due: readonly Due[],
  { delayMs = 0, patienceMs }: { delayMs?: number; patienceMs?: number } = {},
): Promise<void> {
  if (due.length === 0) return;
  const deliveries = due.map((it) => ({
    queue: queueOf(it.stage),
    job: { analysisId: it.analysisId, stage: it.stage },
    id: idOf(it),
    delayMs,
  }));
  try {
    await pipeline.queue.deliver(deliveries, patienceMs);
  } catch (error) {
    pipeline.logger.warn('could not deliver; the reconciler will', { count: due.length, error });
  }
}

/**
 * Takes back what was delivered and nobody took yet, of stages that are not run any more. What stays there does nothing:
 * there is no row for it that is due.
 */
export async function forget(pipeline: Pipeline, stages: readonly DueStage[]): Promise<void> {
  if (stages.length === 0) return;
  try {
    const deliveries = stages.map((it) => ({ queue: queueOf(it.stage), id: idOf(it) }));
    await pipeline.queue.forget(deliveries, CALLER_PATIENCE_MS);
  } catch (error) {
    pipeline.logger.warn('could not take jobs back; they will do nothing', { count: stages.length, error });
  }
}

/** By database: the admission that is under way here, and the one that follows it. */
const admissions = new WeakMap<Database, { now: Promise<void>; next?: Promise<void> }>();

/**
 * Lets waiting crawls through as far as there is room. Loses nothing if it cannot: the reconciler does it later. Processes
 * take turns at it; all who ask here while one admission is under way share the next, so that a single connection waits.
 */
export function admit(pipeline: Pipeline): Promise<void> {
  const line = admissions.get(pipeline.database);
  if (line) {
    line.next ??= line.now.then(() => begin(pipeline));
    return line.next;
  }
  return begin(pipeline);
}

function begin(pipeline: Pipeline): Promise<void> {
  const line: { now: Promise<void>; next?: Promise<void> } = { now: Promise.resolve() };
  admissions.set(pipeline.database, line);
  line.now = admitNow(pipeline).finally(() => {
    if (!line.next) admissions.delete(pipeline.database);
  });
  return line.now;
}

async function admitNow(pipeline: Pipeline): Promise<void> {
  try {
    const admitted = await pipeline.database.transaction((tx) => admitCrawls(tx, pipeline));
    const due = admitted.map((analysisId) => ({ analysisId, stage: 'crawl' }) as const);
    await deliver(pipeline, due, { patienceMs: CALLER_PATIENCE_MS });
  } catch (error) {
    pipeline.logger.warn('could not admit; the reconciler will', { error });
  }
}
