import type { Stage } from '@brandprint/contracts';
import type { ZodType } from 'zod';

export type Block =
  | { type: 'text'; text: string }
  | { type: 'image'; mediaType: 'image/jpeg' | 'image/png'; bytes: Uint8Array; width: number; height: number };

/** What is asked of a model: `system`, `prefix` and `task` go in that order, and the prefix is cached up to its end. */
export interface ModelRequest<Answer = unknown> {
  stage: Stage;
  /** Of the prompt, for the meter. */
  version: string;
  system: string;
  /** The same for all stages of an analysis. */
  prefix: readonly Block[];
  task: string;
  /** What the JSON of the answer must be. */
  answer: ZodType<Answer>;
  /** Of the answer; what a model thinks before it comes on top. */
  maxTokens: number;
}
