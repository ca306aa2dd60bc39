import { type Logger, type StateLocation, withTimeout } from '@brandprint/platform';
import { createBackend } from './backend.ts';
import type { Board } from './board.ts';
import { type Consumer, closeWithTimeout, createConsumer, RunningJobs } from './consumer.ts';
import { JOBS, type JobName, type JobOf, type QueuedJob } from './jobs.ts';

/** Delivers jobs to workers. Jobs may be lost or repeated: the rows say what is due. */
export interface JobQueue {
  /** Rejects after `timeoutMs`, though the jobs may still arrive later. */
  addJobs(deliveries: readonly QueuedJob[], timeoutMs?: number): Promise<void>;
  /** Removes deliveries that nobody took yet; one that is worked on stays. Rejects after `timeoutMs`. */
  removeJobs(deliveries: readonly Pick<QueuedJob, 'queue' | 'id'>[], timeoutMs?: number): Promise<void>;
  consume<Name extends JobName>(
    name: Name,
    options: { concurrency: number },
    handler: (job: JobOf<Name>, signal: AbortSignal) => Promise<void>,
  ): Promise<Consumer>;
  /** A dashboard with the jobs, to be mounted at a path; null with a queue in Postgres. */
  board(mountedAt: string): Promise<Board | null>;
  /** Throws if jobs cannot be delivered now. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

const QUEUE_TIMEOUT_MS = 5_000;

/** A queue that is down must not delay a request. */
const withQueueTimeout = <T>(ms: number, work: Promise<T>): Promise<T> =>
  withTimeout(ms, work, () => new Error(`the queue did not answer within ${ms} ms`));

export function createJobQueue(location: StateLocation, options: { prefix?: string; logger: Logger }): JobQueue {
  const backend = createBackend(location, options);
  const queues = {
    crawl: backend.queue('crawl'),
    section: backend.queue('section'),
    print: backend.queue('print'),
  } satisfies Record<JobName, unknown>;

  return {
    async addJobs(jobs, timeoutMs = QUEUE_TIMEOUT_MS) {
      const adding = jobs.map(({ queue, job, id, delayMs }) =>
        queues[queue].add(queue, job, { jobId: id, ...(delayMs ? { delay: delayMs } : {}) }),
      );
      await withQueueTimeout(timeoutMs, Promise.all(adding));
    },

    async removeJobs(jobs, timeoutMs = QUEUE_TIMEOUT_MS) {
      const removing = jobs.map(({ queue, id }) => queues[queue].remove(id));
      await withQueueTimeout(timeoutMs, Promise.all(removing));
    },

    async consume(name, { concurrency }, handler) {
      const running = new RunningJobs();
      const worker = backend.worker(name, concurrency, async (data) => {
        try {
          await running.run((signal) => handler(JOBS[name].schema.parse(data) as JobOf<typeof name>, signal));
        } catch (error) {
          // This removes the job; what the rows say is due is enqueued again.
          options.logger.error('job failed', { queue: name, data, error });
          throw error;
        }
      });
      try {
        await worker.waitUntilReady();
      } catch (error) {
        await closeWithTimeout(worker.close(), worker, options.logger);
        throw error;
      }
      if (!worker.isRunning())
        worker.run().catch((error) => options.logger.error('queue worker error', { queue: name, error }));
      return createConsumer(worker, running, options.logger);
    },

    board: (mountedAt) => backend.board(mountedAt),

    async ping() {
      const asking = Object.values(queues).map((queue) => queue.getWaitingCount());
      await withQueueTimeout(QUEUE_TIMEOUT_MS, Promise.all(asking));
    },

    async stop() {
      await Promise.all(Object.values(queues).map((queue) => closeWithTimeout(queue.close(), queue, options.logger)));
    },
  };
}
