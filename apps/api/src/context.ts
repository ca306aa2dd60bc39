import type { BrandState, Caller } from '@brandprint/database';
import type { AppDeps } from './deps.ts';

/** What every use case gets: who asks, and what to work with. */
export interface Context {
  deps: AppDeps;
  caller: Caller;
  /** The state of the brand that the path names, as it was when the request came; null if the workspace has no such brand. */
  brand: BrandState | null;
}
