import type { TimeoutError } from './errors.ts';

/** A signal that follows another one and a time limit. */
export interface Deadline {
  signal: AbortSignal;
  /** Ends the time limit; the other signal still counts. */
  clear(): void;
}

/** Aborts with the reason of `signal`, or with a TimeoutError after `ms`; Infinity is no limit. */
export function createDeadline(signal: AbortSignal | undefined, ms: number, message: () => TimeoutError): Deadline {
  const controller = new AbortController();
  const timer = Number.isFinite(ms) ? setTimeout(() => controller.abort(message()), ms) : undefined;
  return {
    signal: signal ? AbortSignal.any([signal, controller.signal]) : controller.signal,
    clear: () => clearTimeout(timer),
  };
}
