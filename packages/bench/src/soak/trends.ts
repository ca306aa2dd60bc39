import { median, rise } from '../stats.ts';
import type { ResourceUsage } from './worker.ts';

const MB = 1024 * 1024;

/** What the worker holds, and what can be seen of it from outside. */
export interface Sample extends ResourceUsage {
  browsers: number;
  /** Of all processes of the browser together, what they share counted in each. */
  browserRss: number;
  temporary: number;
}

/** How much more of a thing there may be at the end than at the beginning: so many, or a share of what there was. */
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
  /** From the first to the last sample, along the line that fits best. */
  rise: number;
  allowed: number;
  level: boolean;
}

/**
 * Whether what is held after the warm-up grows: it does if the last quarter is above the first one, and the line through all
 * rises, both by more than is allowed. What the system does not tell is left out.
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
    const rises = rise(values);
    return [{ name, first, last, rise: rises, allowed, level: last - first <= allowed || rises <= allowed }];
  });
}
