const WINDOW_MS = 60_000;

/** Counts the requests of each caller in a fixed window of a minute. The result says whether one more is allowed. */
export function createRateLimit(perMinute: number): (caller: string) => boolean {
  let counts = new Map<string, number>();
  let end = 0;
  return (caller) => {
    if (Date.now() >= end) {
      counts = new Map();
      end = Date.now() + WINDOW_MS;
    }
    const count = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, count);
    return count <= perMinute;
  };
}
