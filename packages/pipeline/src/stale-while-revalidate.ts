/** What one asks, all get. */
export interface RevalidatingCache<T> {
  /** A reading that was kept, or else a new one. Nobody waits for the next one while people keep asking. */
  get(): Promise<T>;
  /** A new reading; who asks while one is under way gets that. */
  refresh(): Promise<T>;
}

/** A reading that took less is not kept: what is shown is what is. */
const MIN_CACHED_MS = 20;
/** A slow one is kept for as many times as long as it took, and so takes up a small part of the time only. */
const MAX_AGE_FACTOR = 10;
/** It serves for so many times longer while the next one is under way. */
const STALE_FACTOR = 2;

/** Shares the answers of `read`, which costs more the busier it is here. `clock` tells milliseconds. */
export function staleWhileRevalidate<T>(
  read: () => Promise<T>,
  clock: () => number = () => performance.now(),
): RevalidatingCache<T> {
  let inFlight: Promise<T> | undefined;
  let cached: { value: T; freshUntil: number; staleUntil: number } | undefined;

  const readAndCache = async () => {
    const started = clock();
    const value = await read();
    const durationMs = clock() - started;
    const freshUntil = clock() + MAX_AGE_FACTOR * durationMs;
    cached =
      durationMs < MIN_CACHED_MS
        ? undefined
        : { value, freshUntil, staleUntil: freshUntil + STALE_FACTOR * durationMs };
    return value;
  };
  const refresh = () => {
    inFlight ??= readAndCache().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
  const get = async () => {
    const now = clock();
    if (!cached || now >= cached.staleUntil) return refresh();
    const { value, freshUntil } = cached;
    // Should it fail, then those who ask after the grace are told.
    if (now >= freshUntil) refresh().catch(() => {});
    return value;
  };
  return { get, refresh };
}
