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
    const position = positionIn(snapshot, analysisId);
    return { position, estimatedWaitMinutes: estimateWaitMinutes({ position, ...snapshot }) };
  };
  const cached = toPosition(await cache.get());
  // It may have come after that reading.
  return cached.position > 0 ? cached : toPosition(await cache.refresh());
}

const ID_BYTES = 16;
const POSITION_BYTES = 4;
const ENTRY_BYTES = ID_BYTES + POSITION_BYTES;

/** 1 is next; 0 is not waiting. The line may be long: it is in the order of ids, to be halved until one is left. */
function positionIn({ places }: QueueSnapshot, id: string): number {
  const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
  let [from, to] = [0, places.length / ENTRY_BYTES];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const offset = middle * ENTRY_BYTES;
    const order = places.compare(wanted, 0, ID_BYTES, offset, offset + ID_BYTES);
    if (order === 0) return places.readInt32BE(offset + ID_BYTES);
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return 0;
}
