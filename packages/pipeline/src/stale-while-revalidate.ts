/** One value shared by all callers. */
export interface RevalidatingCache<T> {
  /** The cached value, or a new one. While callers keep asking, nobody waits for a refresh. */
  get(): Promise<T>;
  /** A new value; callers during a read in progress get that one. */
  refresh(): Promise<T>;
}

/** A read that took less is not cached, so the value is current. */
const MIN_CACHED_MS = 20;
/** A slow one is cached for this many times its duration, so that reads take a small part of the time. */
const MAX_AGE_FACTOR = 10;
/** For this many times longer it serves stale while the next read is in progress. */
const STALE_FACTOR = 2;

/** Shares the results of `read`, which gets slower under load. `clock` returns milliseconds. */
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
    // If it fails, callers after the grace period get the error.
    if (now >= freshUntil) refresh().catch(() => {});
    return value;
  };
  return { get, refresh };
}
