import { RetryableError, withTimeout } from '@brandprint/platform';
import { REASONS } from '../crawl-failures.ts';

/** Throws RetryableError when `work` takes longer; it is then left to fail alone. */
export const withPageTimeout = <T>(ms: number, work: Promise<T>): Promise<T> =>
  withTimeout(ms, work, () => new RetryableError(REASONS.stuck, { detail: `took longer than ${ms} ms` }));

export type Stopwatch = ReturnType<typeof startStopwatch>;

/** Milliseconds of each step. */
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
