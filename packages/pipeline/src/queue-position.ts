import { type Database, type QueueSnapshot, readQueueSnapshot } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import { type RevalidatingCache, staleWhileRevalidate } from './stale-while-revalidate.ts';

/** Assumed until analyses have completed here. */
const DEFAULT_ANALYSIS_SECONDS = 30;

/** Minutes until a waiting crawl begins, from how long analyses take and how many run side by side; rounded up. */
export function estimateWaitMinutes({
  position,
  running,
  meanSeconds,
}: { position: number } & Pick<QueueSnapshot, 'running' | 'meanSeconds'>): number {
  if (position === 0) return 0;
  const rounds = Math.ceil(position / Math.max(1, running));
  return Math.max(1, Math.ceil((rounds * (meanSeconds ?? DEFAULT_ANALYSIS_SECONDS)) / 60));
}

/** Those who poll share one reading of the line. */
const snapshots = new WeakMap<Database, RevalidatingCache<QueueSnapshot>>();

/** Place and wait of an analysis in the queue; both 0 once its crawl has begun. */
export async function readQueuePosition(
  { database, workspaceConcurrency }: Pick<Pipeline, 'database' | 'workspaceConcurrency'>,
  analysisId: string,
): Promise<{ position: number; estimatedWaitMinutes: number }> {
  const cache =
    snapshots.get(database) ?? staleWhileRevalidate(() => readQueueSnapshot(database, workspaceConcurrency));
  snapshots.set(database, cache);
  const toPosition = (snapshot: QueueSnapshot) => {
    const position = snapshot.positions.get(analysisId) ?? 0;
    return { position, estimatedWaitMinutes: estimateWaitMinutes({ position, ...snapshot }) };
  };
  const cached = toPosition(await cache.get());
  // It may have come after that reading.
  return cached.position > 0 ? cached : toPosition(await cache.refresh());
}
