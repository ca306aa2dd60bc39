import type { Consumer, JobName } from '@brandprint/queue';
import type { Pipeline } from './pipeline.ts';
import { runStage, type StageHandler } from './run-stage.ts';

/**
 * Runs the stages that a queue brings, so many side by side. `stop` begins no more of them, those neither that wait for their
 * turn in this process: they are handed on. What runs has `graceMs` to end before it is handed back.
 */
export async function startStageWorker(
  pipeline: Pipeline,
  name: JobName,
  { concurrency }: { concurrency: number },
  handler: StageHandler,
): Promise<Consumer> {
  const closing = new AbortController();
  const consumer = await pipeline.queue.consume(name, { concurrency }, (job, stopping) =>
    runStage(pipeline, job, handler, stopping, closing.signal),
  );
  return {
    stop(graceMs) {
      closing.abort();
      return consumer.stop(graceMs);
    },
  };
}
