import { allWithTimeout, escalateAfter, type Logger } from '@brandprint/platform';
import type { Queue } from 'bullmq';
import type { WorkerHandle } from './backend.ts';

export interface Consumer {
  /** Takes no more jobs, waits `graceMs` for running ones, then aborts them and waits for their end. */
  stop(graceMs?: number): Promise<void>;
}

/** How long to wait for a queue that is down; rows are correct without it. */
const CLOSE_TIMEOUT_MS = 3_000;

/**
 * The running work of a worker. It is tracked here because a BullMQ worker whose queue is down considers itself closed:
 * it neither reports the end of its work nor aborts it.
 */
export class RunningJobs {
  readonly #work = new Map<Promise<unknown>, AbortController>();
  #aborted = false;

  async run<T>(begin: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const controller = new AbortController();
    if (this.#aborted) controller.abort();
    const work = begin(controller.signal);
    this.#work.set(work, controller);
    try {
      return await work;
    } finally {
      this.#work.delete(work);
    }
  }

  /** Includes work that starts later. */
  abort(): void {
    this.#aborted = true;
    for (const controller of this.#work.values()) controller.abort();
  }

  async settled(): Promise<void> {
    while (this.#work.size > 0) await Promise.allSettled(this.#work.keys());
  }
}

export function createConsumer(worker: WorkerHandle, running: RunningJobs, logger: Logger): Consumer {
  return {
    async stop(graceMs = 0) {
      await escalateAfter(graceMs, closeWorker(worker, running, logger), () => running.abort());
    },
  };
}

/** Takes no more jobs, and waits until those that run have ended. */
async function closeWorker(worker: WorkerHandle, running: RunningJobs, logger: Logger): Promise<void> {
  const closed = worker.close();
  await Promise.race([closed.catch(() => undefined), running.settled()]);
  await closeWithTimeout(closed, worker, logger);
  await running.settled();
}

/** Waits for the end of what is being closed, but not for ever: then its connections are closed as they are. */
export async function closeWithTimeout(
  closed: Promise<unknown>,
  connection: Pick<Queue, 'disconnect'>,
  logger: Logger,
): Promise<void> {
  try {
    await allWithTimeout(CLOSE_TIMEOUT_MS, [closed]);
  } catch (error) {
    logger.warn('the queue did not close in time; disconnected', { error });
    closed.catch(() => undefined);
    connection.disconnect().catch(() => undefined);
  }
}
