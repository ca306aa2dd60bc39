import type { ModelCall } from './model-call.ts';
import type { CallOutcome } from './outcome.ts';
import { NO_USAGE } from './prices.ts';

/** A call without a usable answer, and what to tell the model about it. */
export interface UnusableAnswer {
  call: ModelCall;
  problem: string;
}

/** The deadline passed, or the process stopped, before it was made. */
export const NOT_CALLED: Omit<ModelCall, 'outcome'> = {
  text: '',
  usage: NO_USAGE,
  estimated: false,
  retryAfterMs: null,
  retryable: false,
  unsupported: null,
  status: null,
  durationMs: 0,
};

/** What is wrong with an incomplete answer. */
export const PROBLEM_BY_OUTCOME: Partial<Record<CallOutcome, string>> = {
  empty: 'There is no text in it.',
  cut_off: 'It was cut off before its end: answer in far fewer words.',
};

export const repairPrompt = (problem: string): string =>
  `That answer cannot be used. ${problem}\nAnswer once more, with nothing but the whole JSON object as it was asked for.`;
