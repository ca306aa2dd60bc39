import type { Logger, StateLocation } from '@brandprint/platform';
import { createPostgresBackend, createRedisBackend, Queue, type QueueOptions, runMigrations, Worker } from 'bullmq';
import pg from 'pg';
import { type Board, openBoard } from './board.ts';
import type { JobName } from './jobs.ts';
import { isLostLock } from './lost-lock.ts';
import { connectionsTo, endWith } from './redis-connections.ts';

/** The parts of a BullMQ queue and worker that are used, for either backend. */
type QueueHandle = Pick<Queue, 'add' | 'remove' | 'getWaitingCount' | 'close' | 'disconnect'>;
export type WorkerHandle = Pick<Worker, 'waitUntilReady' | 'run' | 'isRunning' | 'close' | 'disconnect'>;

export interface QueueBackend {
  queue(name: JobName): QueueHandle;
  /** Connections of the open queues; null if there are none. */
  board(mountedAt: string): Promise<Board | null>;
  worker(name: JobName, concurrency: number, work: (data: unknown) => Promise<void>): WorkerHandle;
}

const POOL_SIZE = 4;
/** Without this, a worker that starts before its Postgres is up would poll it without a pause, forever. */
const NO_AUTORUN = { autorun: false };
/**
 * A dead worker is noticed after a lock and a check; rows decide what happens then. A duplicate job does nothing, but
 * one that a dead worker holds blocks its id, so these are short.
 */
const STALL_OPTIONS = { lockDuration: 15_000, stalledInterval: 5_000, maxStalledCount: 1000 };
/** Finished jobs are removed at once: state is in rows, and a finished job would block its id. */
const REMOVE_FINISHED = { removeOnComplete: true, removeOnFail: true } as const;

/** Opens BullMQ on Redis or on Postgres, behind one interface. `prefix` separates namespaces in one Redis. */
export function createBackend(location: StateLocation, options: { prefix?: string; logger: Logger }): QueueBackend {
  const logError = (error: Error) =>
    isLostLock(error)
      ? options.logger.warn('queue lock lost', { reason: error.message })
      : options.logger.error('queue error', { error });
  const withErrorLog = <T extends { on(event: 'error', listener: (error: Error) => void): unknown }>(thing: T): T => {
    thing.on('error', logError);
    return thing;
  };
  const processor = (work: (data: unknown) => Promise<void>) => (job: { data: unknown }) => work(job.data);
  const queueOptions = { defaultJobOptions: { attempts: 1, ...REMOVE_FINISHED } } satisfies Partial<QueueOptions>;

  if ('redisUrl' in location) {
    const prefix = options.prefix ?? 'brandprint';
    const connect = connectionsTo(location);
    const opened: Queue[] = [];
    return {
      queue(name) {
        const { connection, prefixOf, owned } = connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 });
        const options = { connection, prefix: prefixOf(prefix, name), ...queueOptions };
        const queue = withErrorLog(new Queue(name, options, createRedisBackend));
        opened.push(queue);
        return endWith(queue, owned);
      },
      board: (mountedAt) => openBoard(opened, mountedAt),
      worker(name, concurrency, work) {
        const { connection, prefixOf, owned } = connect({ maxRetriesPerRequest: null });
        const options = { connection, prefix: prefixOf(prefix, name), concurrency, ...STALL_OPTIONS };
        return endWith(withErrorLog(new Worker(name, processor(work), options, createRedisBackend)), owned);
      },
    };
  }
  const connection = { connectionString: location.databaseUrl, max: POOL_SIZE };
  return {
    queue: (name) =>
      reopenAfterFailure(() => withErrorLog(new Queue(name, { connection, ...queueOptions }, createPostgresBackend))),
    board: async () => null,
    worker: (name, concurrency, work) =>
      withErrorLog(
        new Worker(
          name,
          processor(work),
          { connection, concurrency, ...NO_AUTORUN, ...STALL_OPTIONS },
          createPostgresBackend,
        ),
      ),
  };
}

/**
 * A queue in Postgres. BullMQ checks the connection once, and a queue whose first call failed would never work again,
 * so the next call opens a new one.
 */
function reopenAfterFailure(open: () => QueueHandle & Pick<Queue, 'waitUntilReady'>): QueueHandle {
  let current: Promise<QueueHandle> | undefined;
  const openReady = async (): Promise<QueueHandle> => {
    const queue = open();
    try {
      await queue.waitUntilReady();
      return queue;
    } catch (error) {
      current = undefined;
      await queue.close().catch(() => undefined);
      throw error;
    }
  };
  const ready = () => {
    current ??= openReady();
    return current;
  };
  return {
    add: async (...args) => (await ready()).add(...args),
    remove: async (...args) => (await ready()).remove(...args),
    getWaitingCount: async () => (await ready()).getWaitingCount(),
    close: async () => (await current?.catch(() => undefined))?.close(),
    disconnect: async () => (await current?.catch(() => undefined))?.disconnect(),
  };
}

/** Creates the queue's own schema in Postgres. Safe from several processes at once. */
export async function migrateQueue(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await runMigrations(client);
  } finally {
    await client.end();
  }
}
