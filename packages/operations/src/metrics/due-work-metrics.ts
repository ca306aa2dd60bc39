import type { CollectMetrics, Metrics } from './metrics.ts';

/** Due work of one kind in one state; each read has the same kinds and states. */
export interface DueWork {
  kind: string;
  state: string;
  count: number;
  oldestSeconds: number;
}

/** How long one read is cached, however many scrapes there are. */
const CACHE_MS = 5_000;

/**
 * Shows due work from rows. Each process reads it at most every few seconds. While it cannot be read there is no value,
 * because scaling by an old number would be wrong. Reads are independent: one that fails removes its own values only.
 */
export function registerDueWorkMetrics(metrics: Metrics, ...reads: (() => Promise<readonly DueWork[]>)[]): void {
  for (const read of reads) registerRead(metrics, read);
}

function registerRead(metrics: Metrics, read: () => Promise<readonly DueWork[]>): void {
  let last = Number.NEGATIVE_INFINITY;
  let inFlight: Promise<void> | undefined;
  let shown: readonly DueWork[] = [];
  const refresh = async () => {
    shown = await read();
    for (const { kind, state, count, oldestSeconds } of shown) {
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
  metrics.beforeScrape(reading, () => {
    for (const { kind, state } of shown) {
      metrics.remove('brandprint_due_work', { kind, state });
      metrics.remove('brandprint_due_work_oldest_seconds', { kind, state });
    }
  });
}
