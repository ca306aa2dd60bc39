import { type Database, type QueueSnapshot, readQueueSnapshot } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import { type RevalidatingCache, staleWhileRevalidate } from './stale-while-revalidate.ts';

/** Assumed until analyses have completed in this installation. */
const DEFAULT_ANALYSIS_SECONDS = 30;

/** Minutes until a waiting crawl starts, from the mean duration and concurrency; rounded up. */
export function estimateWaitMinutes({
  position,
  running,
  meanSeconds,
}: { position: number } & Pick<QueueSnapshot, 'running' | 'meanSeconds'>): number {
  if (position === 0) return 0;
  const rounds = Math.ceil(position / Math.max(1, running));
  return Math.max(1, Math.ceil((rounds * (meanSeconds ?? DEFAULT_ANALYSIS_SECONDS)) / 60));
}

/** Polling clients share one snapshot of the queue. */
const snapshots = new WeakMap<Database, RevalidatingCache<QueueSnapshot>>();

/** Queue position and wait of an analysis; both 0 once its crawl has started. */
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
  // It may have been queued after the snapshot.
  return cached.position > 0 ? cached : toPosition(await cache.refresh());
}
