import type { Caller } from '@brandprint/database';
import type { ApiDeps } from '../deps.ts';

/** What every use case gets: who asks, and what to work with. */
export interface Context {
  deps: ApiDeps;
  caller: Caller;
}
