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
  { database, workspaceConcurrency }: Pick<Pipeline, 'database' | 'workspaceConcurrency'>,
  analysisId: string,
): Promise<{ position: number; estimatedWaitMinutes: number }> {
  const shared = lines.get(database) ?? share(() => readLine(database, workspaceConcurrency));
  lines.set(database, shared);
  const standing = (line: QueueLine) => {
    const position = placeIn(line, analysisId);
    return { position, estimatedWaitMinutes: estimateWaitMinutes({ position, ...line }) };
  };
  const recent = standing(await shared.recent());
  // It may have come after that reading.
  return recent.position > 0 ? recent : standing(await shared.fresh());
}

const ID_BYTES = 16;
const PLACE_BYTES = 4;
const BYTES = ID_BYTES + PLACE_BYTES;

/** 1 is next; 0 is not waiting. The line may be long: it is in the order of ids, to be halved until one is left. */
function placeIn({ places }: QueueLine, id: string): number {
  const wanted = Buffer.from(id.replaceAll('-', ''), 'hex');
  let [from, to] = [0, places.length / BYTES];
  while (from < to) {
    const middle = (from + to) >>> 1;
    const at = middle * BYTES;
    const order = places.compare(wanted, 0, ID_BYTES, at, at + ID_BYTES);
    if (order === 0) return places.readInt32BE(at + ID_BYTES);
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return 0;
}
