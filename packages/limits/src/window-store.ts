import type { Logger } from '@brandprint/platform';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** A kind of window, with its number of requests. */
export interface WindowOptions {
  name: string;
  points: number;
  seconds: number;
}

/** Where windows are counted: one store for all processes, using its clock. */
export interface WindowStore {
  /** The counter for windows of a kind. A rejected request is not counted. */
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
