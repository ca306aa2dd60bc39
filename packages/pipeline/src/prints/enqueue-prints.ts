import type { DuePrint } from '@brandprint/database';
import type { Pipeline } from '../pipeline.ts';

/** Enqueues a job for each due print. If the queue is down nothing is lost: the reconciler enqueues them later. */
export async function enqueuePrints(
  { queue, logger }: Pick<Pipeline, 'queue' | 'logger'>,
  due: readonly DuePrint[],
  { delayMs = 0, timeoutMs }: { delayMs?: number; timeoutMs?: number } = {},
): Promise<void> {
  if (due.length === 0) return;
  try {
    // A print that is due again after a claim gets a new job id.
    await queue.addJobs(
      due.map(({ id, fence }) => ({ queue: 'print', job: { printId: id }, id: `${id}-${fence}`, delayMs })),
      timeoutMs,
    );
  } catch (error) {
    logger.warn('could not enqueue prints; the reconciler will retry', { count: due.length, error });
  }
}
