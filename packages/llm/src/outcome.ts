/** How a call ended. */
export const CALL_OUTCOMES = [
  /** Started, without a result: its process died. */
  'unfinished',
  'answered',
  /** An answer that was not JSON, or did not match the schema. */
  'broken',
  'empty',
  'cut_off',
  'refused',
  'context_exceeded',
  'too_large',
  'rate_limited',
  'overloaded',
  'server_error',
  'connection',
  'not_understood',
  'timed_out',
  'stopped',
  'unauthorized',
  'no_model',
  'bad_request',
] as const;
export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** Why a section was not written by a model. */
export type Failure =
  | Exclude<CallOutcome, 'unfinished' | 'answered' | 'stopped'>
  /** A limit of the analysis was reached. */
  | 'budget'
  | 'too_late'
  /** The model did not answer several times in a row, so it was not called. */
  | 'paused'
  /** The usage meter failed. */
  | 'unmetered';

const UNAVAILABLE = 'the model was not available';
const UNUSABLE = "the model's answer could not be used";
const NO_ACCESS = 'the model could not be reached with these settings';

/** For users, as a clause after "because"; only what matters to them. */
export const FAILURE_REASONS: Readonly<Record<Failure, string>> = {
  broken: UNUSABLE,
  empty: UNUSABLE,
  cut_off: UNUSABLE,
  not_understood: UNAVAILABLE,
  refused: 'the model declined to answer',
  context_exceeded: 'the site has more text than the model can process',
  too_large: 'the site has more text than the model can process',
  rate_limited: UNAVAILABLE,
  overloaded: UNAVAILABLE,
  server_error: UNAVAILABLE,
  connection: UNAVAILABLE,
  timed_out: 'the model did not answer in time',
  unauthorized: NO_ACCESS,
  no_model: NO_ACCESS,
  bad_request: NO_ACCESS,
  budget: 'the limit for this analysis was reached',
  too_late: 'the time for this analysis was over',
  paused: UNAVAILABLE,
  unmetered: UNAVAILABLE,
};
