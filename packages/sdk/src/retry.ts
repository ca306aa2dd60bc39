import { ApiError, ConnectionError, TimeoutError } from './errors.ts';
import { MAX_TIMER_MS } from './timeout.ts';

/** Seconds that are waited at most; what takes longer is the caller's decision. */
const MAX_WAIT_SECONDS = 60;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 8_000;

/** Statuses after which the same request may succeed. */
const TRANSIENT: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** Whether a request that may have succeeded does nothing twice: a read, or one with an Idempotency-Key. */
export const isRepeatable = (method: string, headers: Headers): boolean =>
  method === 'GET' || headers.has('idempotency-key');

/** Whether the server refused a request before it did anything. */
export const wasRefusedUnread = (error: unknown): boolean => error instanceof ApiError && error.status === 429;

/** Milliseconds to wait before the next attempt; undefined if another one does not help. */
export function retryDelay(error: unknown, attempt: number): number | undefined {
  if (!isTransient(error)) return undefined;
  const asked = error instanceof ApiError ? error.retryAfter : undefined;
  if (asked !== undefined) return asked > MAX_WAIT_SECONDS ? undefined : asked * 1_000 + Math.random() * FIRST_DELAY_MS;
  return backoff(attempt);
}

/** Exponential, with jitter: clients that failed together do not return together. */
export const backoff = (attempt: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt) * (0.5 + Math.random() / 2);

function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return TRANSIENT.has(error.status) || error.code === 'IDEMPOTENCY_KEY_IN_USE';
  return error instanceof ConnectionError || error instanceof TimeoutError;
}

/** Resolves after a time. Rejects with the reason of the signal once it is aborted. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', onAbort);
        resolve();
      },
      Math.min(ms, MAX_TIMER_MS),
    );
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
