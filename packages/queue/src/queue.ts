import type { StageJob } from '@brandprint/contracts';
import { type Logger, type StateLocation, within } from '@brandprint/platform';
import { createBackend } from './backend.ts';
import type { Board } from './board.ts';
import { type Consumer, createConsumer, letGo, Running } from './consumer.ts';
import { type Delivery, JOBS, type JobName } from './jobs.ts';

/** Brings jobs to workers. It may lose or repeat them: the rows say what is due. */
export interface JobQueue {
  /** Rejects after `patienceMs`, though the jobs may still arrive later. */
  deliver(deliveries: readonly Delivery[], patienceMs?: number): Promise<void>;
  /** Removes deliveries that nobody took yet; one that is worked on stays. Rejects after `patienceMs`. */
  forget(deliveries: readonly Pick<Delivery, 'queue' | 'id'>[], patienceMs?: number): Promise<void>;
  consume(
    name: JobName,
    options: { concurrency: number },
    handler: (job: StageJob, signal: AbortSignal) => Promise<void>,
  ): Promise<Consumer>;
  /** A page for operators that shows the jobs, to be mounted at a path; null where they wait in Postgres. */
  board(mountedAt: string): Promise<Board | null>;
  /** Throws if jobs cannot be delivered now. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 5_000;

/** A queue that is down must not hold up a request. */
const inTime = <T>(ms: number, work: Promise<T>): Promise<T> =>
  within(ms, work, () => new Error(`the queue did not answer within ${ms} ms`));

export function createJobQueue(location: StateLocation, options: { prefix?: string; logger: Logger }): JobQueue {
  const backend = createBackend(location, options);
  const queues = { crawl: backend.queue('crawl'), section: backend.queue('section') } satisfies Record<
    JobName,
    unknown
  >;

  return {
    async deliver(deliveries, patienceMs = PATIENCE_MS) {
      const adding = deliveries.map(({ queue, job, id, delayMs }) =>
        queues[queue].add(queue, job, { jobId: id, ...(delayMs ? { delay: delayMs } : {}) }),
      );
      await inTime(patienceMs, Promise.all(adding));
    },

    async forget(deliveries, patienceMs = PATIENCE_MS) {
      const removing = deliveries.map(({ queue, id }) => queues[queue].remove(id));
      await inTime(patienceMs, Promise.all(removing));
    },

    async consume(name, { concurrency }, handler) {
      const running = new Running();
      const worker = backend.worker(name, concurrency, async (data) => {
        try {
          await running.run((signal) => handler(JOBS[name].schema.parse(data), signal));
        } catch (error) {
          // The job is gone with this; what the rows say is due comes again.
          options.logger.error('a job failed', { queue: name, data, error });
          throw error;
        }
      });
      try {
        await worker.waitUntilReady();
      } catch (error) {
        await letGo(worker.close(), worker, options.logger);
        throw error;
      }
      if (!worker.isRunning()) worker.run().catch((error) => options.logger.error('queue', { queue: name, error }));
      return createConsumer(worker, running, options.logger);
    },

    board: (mountedAt) => backend.board(mountedAt),

    async ping() {
      await inTime(PATIENCE_MS, queues.crawl.getWaitingCount());
    },

    async stop() {
      await Promise.all(Object.values(queues).map((queue) => letGo(queue.close(), queue, options.logger)));
    },
  };
}
