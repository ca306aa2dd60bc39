import type { TimeoutError } from './errors.ts';

/** A timer with more milliseconds would fire at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** A signal that follows another one and a time limit. */
export interface Deadline {
  signal: AbortSignal;
  /** Ends the time limit; the other signal still counts. */
  clear(): void;
}

/** Aborts with the reason of `signal`, or with a TimeoutError after `ms`; more than a timer can count is no limit. */
export function createDeadline(signal: AbortSignal | undefined, ms: number, message: () => TimeoutError): Deadline {
  const controller = new AbortController();
  const timer = ms <= MAX_TIMER_MS ? setTimeout(() => controller.abort(message()), ms) : undefined;
  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    clear: () => clearTimeout(timer),
  };
}

/** The result of a promise, unless the signal is aborted first: then its reason is thrown. */
export async function raceSignal<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
