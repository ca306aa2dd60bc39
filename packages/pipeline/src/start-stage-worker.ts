import { setMaxListeners } from 'node:events';
import type { Consumer } from '@brandprint/queue';
import { type FirstLookHandler, runFirstLook } from './first-look.ts';
import type { Pipeline } from './pipeline.ts';
import { runStage, type StageHandler } from './run-stage.ts';
import type { StageQueue } from './stage-graph.ts';

/**
 * Runs the stages of a queue with the given concurrency, and its first looks with `takeFirstLook`. `stop` starts no more,
 * and requeues those that wait for their turn in this process. Running stages have `graceMs` to finish before they are
 * released.
 */
export async function startStageWorker(
  pipeline: Pipeline,
  name: StageQueue,
  { concurrency }: { concurrency: number },
  handler: StageHandler,
  takeFirstLook?: FirstLookHandler,
): Promise<Consumer> {
  const closing = new AbortController();
  setMaxListeners(0, closing.signal); // one for each stage that waits
  const consumer = await pipeline.queue.consume(name, { concurrency }, async (job, stopping) => {
    if (job.stage !== 'first-look') return runStage(pipeline, job, handler, stopping, closing.signal);
    if (takeFirstLook) return runFirstLook(pipeline, job, takeFirstLook, stopping, closing.signal);
  });
  return {
    stop(graceMs) {
      closing.abort();
      return consumer.stop(graceMs);
    },
  };
}
