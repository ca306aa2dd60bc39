import type { BrandState, Caller, Queryable } from '@brandprint/database';
import type { AppDeps } from '../deps.ts';
import type { Answer } from '../http/answer.ts';

/**
 * Keeps an answer for whoever sends the request again with its Idempotency-Key, and hands it back. Called last in the
 * transaction that does what was asked: neither can be without the other.
 */
export type Keep = (tx: Queryable, answer: Answer) => Promise<Answer>;

/** What every use case gets: who asks, and what to work with. */
export interface Context {
  deps: AppDeps;
  caller: Caller;
  /** The state of the brand that the path names, as it was when the request came; null if the workspace has no such brand. */
  brand: BrandState | null;
  keep: Keep;
}
