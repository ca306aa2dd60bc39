interface Limits<T> {
  /** Items that are worked on at the same time. */
  atOnce: number;
  /** Of all of them together; a heavier one is worked on alone. */
  maxWeight?: number;
  weightOf?: (item: T) => number;
}

/** Works on items, several at a time, in their order. After a failure it begins none, and throws once all have ended. */
export async function inParallel<T>(
  items: Iterable<T>,
  { atOnce, maxWeight = Number.POSITIVE_INFINITY, weightOf = () => 0 }: Limits<T>,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>();
  let weight = 0;
  try {
    for (const item of items) {
      const own = weightOf(item);
      while (running.size >= atOnce || (running.size > 0 && weight + own > maxWeight)) await Promise.race(running);
      weight += own;
      // One that failed stays, so that it is found even if another ends in the same tick.
      const task = work(item).then(() => {
        weight -= own;
        running.delete(task);
      });
      running.add(task);
    }
    await Promise.all(running);
  } catch (error) {
    await Promise.allSettled(running);
    throw error;
  }
}
