import type { ModelCall } from './model-call.ts';
import type { CallOutcome } from './outcome.ts';
import { NO_USAGE } from './prices.ts';

/** A call that brought no answer, and what its author may be told of it. */
export interface UnusableAnswer {
  call: ModelCall;
  problem: string;
}

/** Time was over, or the process stopped, before it was made. */
export const NOT_CALLED: Omit<ModelCall, 'outcome'> = {
  text: '',
  usage: NO_USAGE,
  estimated: false,
  retryAfterMs: null,
  retryable: false,
  status: null,
  durationMs: 0,
};

/** What is wrong with an answer that is none. */
export const PROBLEM_BY_OUTCOME: Partial<Record<CallOutcome, string>> = {
  empty: 'There is no text in it.',
  cut_off: 'It was cut off before its end: answer in far fewer words.',
};

export const repairPrompt = (problem: string): string =>
  `That answer cannot be used. ${problem}\nAnswer once more, with nothing but the whole JSON object as it was asked for.`;
