import type { BrandState, Caller } from '@brandprint/database';
import type { AppDeps } from './deps.ts';

/** What every use case gets: the caller and the dependencies. */
export interface Context {
  deps: AppDeps;
  caller: Caller;
  /** The version of the brand in the path when the request arrived; null if the workspace has no such brand. */
  brand: BrandState | null;
}
