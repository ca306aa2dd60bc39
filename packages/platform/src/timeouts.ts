/** Settles with `work`, or rejects with the signal's reason as soon as it fires; `work` is then left to fail alone. */
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
 * A signal that fires with any of `signals`, or after `ms`. Not made of AbortSignal.timeout: of several signals joined,
 * Node 20 lets go of one that nobody else holds, and then it never fires. `clear` ends the wait.
 */
export function deadlineSignal(ms: number, ...signals: AbortSignal[]): { signal: AbortSignal; clear: () => void } {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new DOMException(`${ms} ms passed`, 'TimeoutError')), ms);
  return { signal: AbortSignal.any([...signals, deadline.signal]), clear: () => clearTimeout(timer) };
}
