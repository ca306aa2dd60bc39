import { type Database, expireAllLeases } from '@brandprint/database';
import type { Logger } from '@brandprint/platform';
import type { JobQueue } from '@brandprint/queue';

/** What every part of the pipeline works with. */
export interface Pipeline {
  database: Database;
  queue: JobQueue;
  logger: Logger;
  /** How many crawls are let through to the workers at a time: a little more than there are workers. */
  admissionWindow: number;
}

/** Frees what a dead process had claimed: only for a process that knows that no other worker lives. */
export async function releaseOrphans(pipeline: Pipeline): Promise<void> {
  const count = await expireAllLeases(pipeline.database.prisma);
  if (count > 0) pipeline.logger.warn('freed the stages of a process that died', { count });
}
