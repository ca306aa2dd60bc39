import type { Stage } from '@brandprint/contracts';
import type { ZodType } from 'zod';

export type Block =
  | { type: 'text'; text: string }
  | { type: 'image'; mediaType: 'image/jpeg' | 'image/png'; bytes: Uint8Array; width: number; height: number };

/**
 * A request to a model: `system`, `prefix` and `task` in this order; the cache covers everything up to the end of the
 * prefix.
 */
export interface ModelRequest<Answer = unknown> {
  stage: Stage;
  /** Version of the prompt, for the meter. */
  version: string;
  system: string;
  /** The same for all stages of an analysis. */
  prefix: readonly Block[];
  task: string;
  /** Schema of the answer. */
  answer: ZodType<Answer>;
  /** Maximum tokens of the answer; thinking comes on top. */
  maxTokens: number;
}
