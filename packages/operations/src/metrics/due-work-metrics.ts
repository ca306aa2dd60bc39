import type { CollectMetrics, Metrics } from './metrics.ts';

/** What rows say is due, of one kind in one state: each reading tells of the same kinds and states. */
export interface DueWork {
  kind: string;
  state: string;
  count: number;
  oldestSeconds: number;
}

/** So long one reading serves, however many scrape. */
const CACHE_MS = 5_000;

/**
 * Shows what rows say is due. Each process asks on its own, at most every few seconds. While it cannot be asked there is
 * nothing to be seen: whoever scales by an old number scales wrong.
 */
export function registerDueWorkMetrics(metrics: Metrics, read: () => Promise<readonly DueWork[]>): void {
  let last = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | undefined;
  const refresh = async () => {
    for (const { kind, state, count, oldestSeconds } of await read()) {
      metrics.set('brandprint_due_work', { kind, state }, count);
      metrics.set('brandprint_due_work_oldest_seconds', { kind, state }, oldestSeconds);
    }
    last = performance.now();
  };
  const reading: CollectMetrics = () => {
    if (performance.now() - last < CACHE_MS) return Promise.resolve();
    inFlight ??= refresh().finally(() => {
      inFlight = undefined;
    });
    return inFlight;
  };
  metrics.beforeScrape(['brandprint_due_work', 'brandprint_due_work_oldest_seconds'], reading);
}
