import type { AnyStage } from '@brandprint/contracts';
import type { Database } from '@brandprint/database';
import type { Logger, Tracer } from '@brandprint/platform';
import type { JobQueue } from '@brandprint/queue';

/** What every part of the pipeline works with. */
export interface Pipeline {
  database: Database;
  queue: JobQueue;
  logger: Logger;
  /**
   * How many admitted crawls may wait for a worker, or half as many as run if that is more. It is small, because nobody
   * can overtake them.
   */
  admissionWindow: number;
  /** Default for concurrent analyses per workspace; unlimited if unset. */
  workspaceConcurrency?: number | undefined;
  tracer?: Tracer | undefined;
  /** Called at the start and end of each attempt at a stage, and of each first look. They must not throw. */
  onStageBegin?: ((stage: StageEnd['stage']) => void) | undefined;
  onStageEnd?: ((end: StageEnd) => void) | undefined;
  /**
   * Called for each attempt at a stage or print whose worker died or hung, when it is reclaimed: the worker itself
   * cannot report its end.
   */
  onStageReclaimed?: ((reclaimed: ReclaimedStage) => void) | undefined;
}

/**
 * `retried` is due again later, `handed_back` (released) at once, because its worker stops. `lost`: cancelled, or
 * reclaimed by another worker, or the database did not take the outcome and the lease will expire.
 */
export type StageOutcome = 'done' | 'failed' | 'retried' | 'handed_back' | 'lost';

export interface StageEnd {
  stage: AnyStage | 'first-look';
  outcome: StageOutcome;
  seconds: number;
}

/** `given_up` if it was lost repeatedly: then it has failed permanently. */
interface ReclaimedStage {
  stage: AnyStage | 'print';
  outcome: 'retried' | 'given_up';
}

/** Admission settings from the environment. */
export interface AdmissionSettings {
  ADMISSION_WINDOW: number;
  WORKSPACE_CONCURRENCY?: number | undefined;
}

export const admissionOf = (env: AdmissionSettings) => ({
  admissionWindow: env.ADMISSION_WINDOW,
  workspaceConcurrency: env.WORKSPACE_CONCURRENCY,
});
