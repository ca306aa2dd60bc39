import { growthOfTrend, median } from '@brandprint/harness/stats';
import type { ResourceUsage } from './worker.ts';

const MB = 1024 * 1024;

/** The worker's resources, measured from inside and outside. */
export interface Sample extends ResourceUsage {
  browsers: number;
  /** Of all browser processes; shared memory counts in each. */
  browserRss: number;
  temporary: number;
}

/** Allowed growth of a resource: a number or a share, whichever is larger. */
interface Tolerance {
  more: number;
  share: number;
}

const TOLERANCES: Readonly<Record<keyof Sample, Tolerance>> = {
  heap: { more: 4 * MB, share: 0.05 },
  rss: { more: 40 * MB, share: 0.15 },
  openFiles: { more: 3, share: 0 },
  handles: { more: 3, share: 0 },
  listeners: { more: 0, share: 0 },
  contexts: { more: 0, share: 0 },
  targets: { more: 0, share: 0 },
  browsers: { more: 2, share: 0 },
  browserRss: { more: 80 * MB, share: 0.15 },
  temporary: { more: 0, share: 0 },
};

export interface Trend {
  name: keyof Sample;
  /** Medians of the first and of the last quarter. */
  first: number;
  last: number;
  /** Of the least-squares line, from the first to the last sample. */
  growth: number;
  allowed: number;
  level: boolean;
}

/**
 * Whether resources grow after the warm-up. A resource grows if both the last quarter is above the first and the line through
 * all samples rises by more than is allowed. What the system does not report is left out.
 */
export function computeTrends(samples: readonly Sample[]): Trend[] {
  const quarter = Math.max(Math.floor(samples.length / 4), 1);
  return (Object.keys(TOLERANCES) as (keyof Sample)[]).flatMap((name) => {
    const values = samples.map((sample) => sample[name]);
    if (values.some(Number.isNaN)) return [];
    const first = median(values.slice(0, quarter));
    const last = median(values.slice(-quarter));
    const { more, share } = TOLERANCES[name];
    const allowed = Math.max(more, share * first);
    const growth = growthOfTrend(values);
    return [{ name, first, last, growth, allowed, level: last - first <= allowed || growth <= allowed }];
  });
}
