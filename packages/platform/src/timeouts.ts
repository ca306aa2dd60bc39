import { setMaxListeners } from 'node:events';
import { setTimeout as nodeDelay } from 'node:timers/promises';

/*
 * All times are in milliseconds. Timers keep the process alive until they fire or the work settles, unless stated otherwise.
 * None of these functions cancels the work that loses a race: it goes on, and a later rejection of it is ignored. To cancel
 * work, hand it a signal.
 */

/** Settles with `work`, or rejects with what `timeoutError` returns after `ms`. */
export async function withTimeout<T>(ms: number, work: Promise<T>, timeoutError: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), ms);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Resolves once all have; rejects with the first rejection, or with an Error after `ms`. */
export async function allWithTimeout(ms: number, pending: readonly Promise<unknown>[]): Promise<void> {
  await withTimeout(ms, Promise.all(pending), () => new Error(`no answer within ${ms} ms`));
}

/** Settles with `work`, or resolves with `fallback` after `ms`. */
export async function withTimeoutFallback<T, F>(ms: number, work: Promise<T>, fallback: F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<F>((resolve) => {
    timer = setTimeout(resolve, ms, fallback);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}

/** Settles with `work`. If that takes longer than `ms`, `escalate` is called once, to end it by force. */
export async function escalateAfter<T>(ms: number, work: Promise<T>, escalate: () => void): Promise<T> {
  const timer = setTimeout(escalate, ms);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Settles with `work`, or rejects with the signal's reason once it has fired; `graceMs` later if given, so that work that
 * heeds the signal can end by itself.
 */
export async function raceAbort<T>(signal: AbortSignal, work: Promise<T>, { graceMs = 0 } = {}): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    const rejectWithReason = () => reject(signal.reason);
    onAbort = () => {
      if (graceMs === 0) rejectWithReason();
      else timer = setTimeout(rejectWithReason, graceMs);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
    clearTimeout(timer);
  }
}

export interface Deadline {
  /** Aborts with the reason of the first source that aborts, or with a TimeoutError. */
  signal: AbortSignal;
  /** Clears the timer and stops following the sources. Call it once the work has ended. */
  clear(): void;
}

/**
 * A signal that fires with any of `sources`, or after `ms`.
 *
 * Prefer it to `AbortSignal.any` with `AbortSignal.timeout`: Node 20 can garbage-collect a joined timeout, which then never
 * fires, and never frees what was joined to a signal that lives as long as the process.
 */
export function deadlineSignal(ms: number, ...sources: AbortSignal[]): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException(`${ms} ms passed`, 'TimeoutError')), ms);
  const removers = sources.map((source) => {
    const onAbort = () => controller.abort(source.reason);
    if (source.aborted) onAbort();
    setMaxListeners(0, source); // any number of deadlines may follow one signal; `clear` removes them
    source.addEventListener('abort', onAbort, { once: true });
    return () => source.removeEventListener('abort', onAbort);
  });
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer);
      for (const remove of removers) remove();
    },
  };
}

/** Resolves after `ms`, or as soon as `signal` fires; never rejects. With `ref: false` the process may end before. */
export async function delay(ms: number, options: { signal?: AbortSignal; ref?: boolean } = {}): Promise<void> {
  await nodeDelay(ms, undefined, options).catch(() => undefined);
}
