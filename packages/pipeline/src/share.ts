/** What one asks, all get. */
export interface Shared<T> {
  /** A reading that was kept, or else a new one. Nobody waits for the next one while people keep asking. */
  recent(): Promise<T>;
  /** A new reading; who asks while one is under way gets that. */
  fresh(): Promise<T>;
}

/** A reading that took less is not kept: what is shown is what is. */
const QUICK_MS = 20;
/** A slow one is kept for as many times as long as it took, and so takes up a small part of the time only. */
const KEEP_TIMES = 10;
/** It serves for so many times longer while the next one is under way. */
const GRACE_TIMES = 2;

/** Shares the answers of `read`, which costs more the busier it is here. `clock` tells milliseconds. */
export function share<T>(read: () => Promise<T>, clock: () => number = () => performance.now()): Shared<T> {
  let flight: Promise<T> | undefined;
  let kept: { value: T; until: number; last: number } | undefined;

  const take = async () => {
    const started = clock();
    const value = await read();
    const took = clock() - started;
    const until = clock() + KEEP_TIMES * took;
    kept = took < QUICK_MS ? undefined : { value, until, last: until + GRACE_TIMES * took };
    return value;
  };
  const fresh = () => {
    flight ??= take().finally(() => {
      flight = undefined;
    });
    return flight;
  };
  const recent = async () => {
    const now = clock();
    if (!kept || now >= kept.last) return fresh();
    const { value, until } = kept;
    // Should it fail, then those who ask after the grace are told.
    if (now >= until) fresh().catch(() => {});
    return value;
  };
  return { recent, fresh };
}
