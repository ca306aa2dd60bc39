/** Settles with `work`, or rejects with the signal's reason when it aborts; a later failure of `work` is ignored. */
export async function raceAbort<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/**
 * A signal that aborts with any of `signals`, or after `ms`. It does not use AbortSignal.timeout: Node 20
 * garbage-collects such a signal if only AbortSignal.any refers to it, and then it never fires. `clear` stops the
 * timer.
 */
export function deadlineSignal(ms: number, ...signals: AbortSignal[]): { signal: AbortSignal; clear: () => void } {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DOMException(`${ms} ms passed`, 'TimeoutError')), ms);
  return { signal: AbortSignal.any([...signals, deadline.signal]), clear: () => clearTimeout(timer) };
}
