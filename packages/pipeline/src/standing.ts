import { type QueueStanding, readStanding } from '@brandprint/database';
import type { Pipeline } from './pipeline.ts';

/** Assumed until analyses have completed here. */
const TYPICAL_SECONDS = 30;

/** Minutes until a waiting crawl begins, from how long analyses take and how many run side by side; rounded up. */
export function estimateWaitMinutes({ position, running, meanSeconds }: QueueStanding): number {
  if (position === 0) return 0;
  const rounds = Math.ceil(position / Math.max(1, running));
  return Math.max(1, Math.ceil((rounds * (meanSeconds ?? TYPICAL_SECONDS)) / 60));
}

/** Place and wait of an analysis in the queue; both 0 once its crawl has begun. */
export async function queueStanding(
  pipeline: Pick<Pipeline, 'database'>,
  analysisId: string,
): Promise<{ position: number; estimatedWaitMinutes: number }> {
  const standing = await readStanding(pipeline.database.prisma, analysisId);
  return { position: standing.position, estimatedWaitMinutes: estimateWaitMinutes(standing) };
}
