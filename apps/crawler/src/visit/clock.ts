import { RetryableError } from '@brandprint/platform';
import { REASONS } from '../failures.ts';

/** Rejects when `work` takes longer; it is then left to fail alone. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RetryableError(REASONS.stuck, { detail: `more than ${ms} ms` })), ms);
  });
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export type Stopwatch = ReturnType<typeof stopwatch>;

/** Milliseconds of each step. */
export function stopwatch() {
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
