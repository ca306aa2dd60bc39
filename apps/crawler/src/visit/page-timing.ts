import { RetryableError, withTimeout } from '@brandprint/platform';
import { REASONS } from '../crawl-failures.ts';

/** Throws RetryableError if `work` takes longer; a later failure of `work` is ignored. */
export const withPageTimeout = <T>(ms: number, work: Promise<T>): Promise<T> =>
  withTimeout(ms, work, () => new RetryableError(REASONS.stuck, { detail: `took longer than ${ms} ms` }));

export type Stopwatch = ReturnType<typeof startStopwatch>;

/** Duration of each step in milliseconds. */
export function startStopwatch() {
  const laps: Record<string, number> = {};
  const started = performance.now();
  let last = started;
  return {
    laps,
    total: () => performance.now() - started,
    lap(name: string) {
      const now = performance.now();
      laps[name] = Math.round(now - last);
      last = now;
    },
  };
}
