import { StageJob } from '@brandprint/contracts';

/** Every kind of job, by the queue that carries it. Retries are rows' business: a job is delivered once. */
export const JOBS = {
  /** The crawl stage, done by the crawler. */
  crawl: { schema: StageJob },
  /** Any other stage, done by the analyst. */
  section: { schema: StageJob },
} as const;
export type JobName = keyof typeof JOBS;

export interface QueuedJob {
  queue: JobName;
  job: StageJob;
  /** Deliveries with the same id, while one waits or runs, are one. */
  id: string;
  delayMs?: number;
}
