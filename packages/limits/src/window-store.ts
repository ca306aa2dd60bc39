import type { Logger } from '@brandprint/platform';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** One kind of window, with as many requests as fit into it. */
export interface WindowOptions {
  name: string;
  points: number;
  seconds: number;
}

/** Where windows are counted: one place for all processes, by that place's clock. */
export interface WindowStore {
  /** The counter for windows of a kind. A request that it refuses is not counted. */
  counter(kind: WindowOptions): RateLimiterAbstract;
  /** Throws if the store cannot count now. */
  ping(): Promise<void>;
  stop(): Promise<void>;
}

export interface StoreOptions {
  logger: Logger;
  /** A store that is slower counts as down. */
  timeoutMs: number;
}
