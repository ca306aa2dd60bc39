import type { Call } from './call.ts';
import type { CallOutcome } from './outcome.ts';
import { NO_USAGE } from './prices.ts';

/** A call that brought no answer, and what its author may be told of it. */
export interface Unusable {
  call: Call;
  complaint: string;
}

/** Time was over, or the process stopped, before it was made. */
export const NEVER_MADE: Omit<Call, 'outcome'> = {
  text: '',
  usage: NO_USAGE,
  estimated: false,
  retryAfterMs: null,
  worthRetrying: false,
  status: null,
  durationMs: 0,
};

/** What is wrong with an answer that is none. */
export const COMPLAINTS: Partial<Record<CallOutcome, string>> = {
  empty: 'There is no text in it.',
  cut_off: 'It was cut off before its end: answer in far fewer words.',
};

export const complaintAbout = (problem: string): string =>
  `That answer cannot be used. ${problem}\nAnswer once more, with nothing but the whole JSON object as it was asked for.`;
