import { type Database, expireAllLeases } from '@brandprint/database';
import type { Logger } from '@brandprint/platform';
import type { JobQueue } from '@brandprint/queue';

/** What every part of the pipeline works with. */
export interface Pipeline {
  database: Database;
  queue: JobQueue;
  logger: Logger;
  /**
   * How many crawls may be ready for a worker at a time, or half as many as run if that is more: few, since nobody is let
   * through before them.
   */
  admissionWindow: number;
}

/** Frees what a dead process had claimed: only for a process that knows that no other worker lives. */
export async function releaseOrphans(pipeline: Pipeline): Promise<void> {
  const count = await expireAllLeases(pipeline.database.prisma);
  if (count > 0) pipeline.logger.warn('freed the stages of a process that died', { count });
}
