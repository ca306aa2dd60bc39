import { type Database, type QueueLine, readLine } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';
import { type Shared, share } from './share.ts';

/** Assumed until analyses have completed here. */
const TYPICAL_SECONDS = 30;

/** Minutes until a waiting crawl begins, from how long analyses take and how many run side by side; rounded up. */
export function estimateWaitMinutes({
  position,
  running,
  meanSeconds,
}: { position: number } & Pick<QueueLine, 'running' | 'meanSeconds'>): number {
  if (position === 0) return 0;
  const rounds = Math.ceil(position / Math.max(1, running));
  return Math.max(1, Math.ceil((rounds * (meanSeconds ?? TYPICAL_SECONDS)) / 60));
}

/** Those who poll share one reading of the line. */
const lines = new WeakMap<Database, Shared<QueueLine>>();

/** Place and wait of an analysis in the queue; both 0 once its crawl has begun. */
export async function queueStanding(
  { database }: Pick<Pipeline, 'database'>,
  analysisId: string,
): Promise<{ position: number; estimatedWaitMinutes: number }> {
  const shared = lines.get(database) ?? share(() => readLine(database.select));
  lines.set(database, shared);
  let line = await shared.recent();
  // It may have come after that reading.
  if (placeIn(line, analysisId) === 0) line = await shared.fresh();
  const position = placeIn(line, analysisId);
  return { position, estimatedWaitMinutes: estimateWaitMinutes({ position, ...line }) };
}

const ID_BYTES = 16;

/** 1 is next; 0 is not waiting. */
function placeIn({ ids }: QueueLine, id: string): number {
  const at = ids.indexOf(Buffer.from(id.replaceAll('-', ''), 'hex'));
  return at < 0 ? 0 : Math.floor(at / ID_BYTES) + 1;
}
