import type { Stage } from '@brandprint/contracts';
import type { ZodType } from 'zod';

/** A part of a model's input: text, or a picture scaled to what a model accepts (JPEG, at most 1,568 px a side). */
export type PrefixBlock =
  | { type: 'text'; text: string }
  | { type: 'image'; mediaType: 'image/jpeg'; bytes: Uint8Array; width: number; height: number };

/**
 * A stage's request to a model, in the order of the call: `system`, `prefix`, `task`. System and prefix are
 * byte-identical for every stage of an analysis: the cache breakpoint is the last block of the prefix. The task follows
 * as text and contains everything specific, including the JSON Schema of the answer.
 */
export interface WritingTask<Answer = unknown> {
  stage: Stage;
  /** Version of system prompt, task and schema; stored with the section. */
  version: string;
  system: string;
  prefix: readonly PrefixBlock[];
  task: string;
  /** Shape of the answer's parsed JSON. Values are checked afterwards, in this package. */
  answer: ZodType<Answer>;
  /** Maximum tokens of the answer. */
  maxTokens: number;
}

export type WritingOutcome<Answer = unknown> =
  | {
      ok: true;
      answer: Answer;
      /** The model that wrote it. */
      model: string;
      /** True if the model was not shown the pictures because they were too large for it. */
      blind?: true;
    }
  | {
      ok: false;
      /** For people: a short clause that fits after "because": "the model did not answer in time". */
      reason: string;
    };

/** A model that writes. It throws only for the signal; every other failure is an outcome with a reason. */
export interface WriterPort {
  write<Answer>(task: WritingTask<Answer>, signal: AbortSignal): Promise<WritingOutcome<Answer>>;
}
