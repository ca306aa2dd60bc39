import type { Check } from '../chaos/audit.ts';

export interface ContainersOptions {
  previous?: string | undefined;
  folder?: string | undefined;
  /** Seconds from one submission to the next, while there is load. */
  every: number;
}

export interface ContainersResult {
  checks: Check[];
  brands: number;
  /** Requests that were repeated because of a 5xx or no response. */
  failedRequests: number;
  /** Of each step. */
  seconds: Record<string, number>;
  /** Of each image. */
  megabytes: Record<string, number>;
}

/** Runs a step and notes its duration. */
export type Step = <T>(name: string, work: () => Promise<T>) => Promise<T>;
