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
   * How many crawls may be ready for a worker at a time, or half as many as run if that is more: few, since nobody is let
   * through before them.
   */
  admissionWindow: number;
  /** Analyses of one workspace side by side, unless it has a number of its own; as many as there is room for without it. */
  workspaceConcurrency?: number | undefined;
  tracer?: Tracer | undefined;
  /** Told of each attempt at a stage as it begins, and as it has ended. They must not throw. */
  onStageBegin?: ((stage: AnyStage) => void) | undefined;
  onStageEnd?: ((end: StageEnd) => void) | undefined;
  /** Told of each attempt whose worker died or hung, as it is taken back: nobody else could tell of its end. */
  onStageTakenBack?: ((lost: StageTakenBack) => void) | undefined;
}

/**
 * `retried` is due again later, `handed_back` at once, since its worker stops. `lost`: cancelled, or another worker has it,
 * or the database did not take the outcome and the lease runs out.
 */
export type StageOutcome = 'done' | 'failed' | 'retried' | 'handed_back' | 'lost';

export interface StageEnd {
  stage: AnyStage;
  outcome: StageOutcome;
  seconds: number;
}

/** `given_up` after it was lost more than once: then it has failed for good. */
interface StageTakenBack {
  stage: AnyStage;
  outcome: 'retried' | 'given_up';
}

/** What the environment says of admission. */
export interface AdmissionSettings {
  ADMISSION_WINDOW: number;
  WORKSPACE_CONCURRENCY?: number | undefined;
}

export const admissionOf = (env: AdmissionSettings) => ({
  admissionWindow: env.ADMISSION_WINDOW,
  workspaceConcurrency: env.WORKSPACE_CONCURRENCY,
});
