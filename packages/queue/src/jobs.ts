import { StageJob } from '@brandprint/contracts';

/** Every kind of job, by queue. Retries are recorded in rows: a job is delivered once. */
export const JOBS = {
  /** The crawl stage, run by the crawler. */
  crawl: { schema: StageJob },
  /** Any other stage, run by the analyst. */
  section: { schema: StageJob },
} as const;
export type JobName = keyof typeof JOBS;

export interface QueuedJob {
  queue: JobName;
  job: StageJob;
  /** While a job waits or runs, another with the same id is not added. */
  id: string;
  delayMs?: number;
}
