import { PrintJob, SectionJob, StageJob } from '@brandprint/contracts';

/** Every kind of job, by queue. Retries are recorded in rows: a job is delivered once. */
export const JOBS = {
  /** The crawl stage, run by the crawler. */
  crawl: { schema: StageJob },
  /** Any other stage, or a first look, run by the analyst. */
  section: { schema: SectionJob },
  /** A brand book to print, by the crawler, which has the browser. */
  print: { schema: PrintJob },
} as const;
export type JobName = keyof typeof JOBS;
export type JobOf<Name extends JobName> = ReturnType<(typeof JOBS)[Name]['schema']['parse']>;

export type QueuedJob = {
  [Name in JobName]: {
    queue: Name;
    job: JobOf<Name>;
    /** While a job waits or runs, another with the same id is not added. */
    id: string;
    delayMs?: number;
  };
}[JobName];
