import type { Stage } from '@brandprint/contracts';
import type { ZodType } from 'zod';

/** A piece of what a model is shown: text, or a picture scaled to what a model takes (JPEG, at most 1,568 px a side). */
export type PrefixBlock =
  | { type: 'text'; text: string }
  | { type: 'image'; mediaType: 'image/jpeg'; bytes: Uint8Array; width: number; height: number };

/**
 * What a stage asks of a model, in the order in which it goes into the call: `system`, `prefix`, `task`. System and
 * prefix are the same, byte for byte, for every stage of an analysis: the cache breakpoint is the last block of the
 * prefix. The task comes after it as text and says all that differs, the JSON Schema of the answer included.
 */
export interface WritingTask<Answer = unknown> {
  stage: Stage;
  /** Of system, task and answer as they are written here; stored with the section. */
  version: string;
  system: string;
  prefix: readonly PrefixBlock[];
  task: string;
  /** What the parsed JSON of the answer must be. It is no more than a shape: values are judged here, afterwards. */
  answer: ZodType<Answer>;
  /** Of the answer. */
  maxTokens: number;
}

export type WritingOutcome<Answer = unknown> =
  | {
      ok: true;
      answer: Answer;
      /** Which model wrote it. */
      model: string;
      /** True where it was not shown the pictures, since they were too much for it. */
      blind?: true;
    }
  | {
      ok: false;
      /** For people, one short clause that fits after "because": "the model did not answer in time". */
      reason: string;
    };

/** A model that writes. It never throws but for the signal: whatever goes wrong is an outcome that says so. */
export interface WriterPort {
  write<Answer>(task: WritingTask<Answer>, signal: AbortSignal): Promise<WritingOutcome<Answer>>;
}
