import { type RetentionPosition, removeSupersededAnalyses } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 500;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Removes analyses that ended more than this many days ago and that a newer one of their brand has replaced. A round
 * continues where the last one stopped, because most old analyses are the ones that their brand shows. For that reason
 * it also rests for a day once it has examined all of them.
 */
export function sweepSupersededAnalyses({ database, logger }: Pipeline, days: number): Sweep {
  let after: RetentionPosition | null = null;
  let passEnded = Number.NEGATIVE_INFINITY;
  return {
    name: 'superseded analyses',
    intervalMs: HOUR_MS,
    async run() {
      if (after === null && Date.now() - passEnded < DAY_MS) return { more: false };
      const { removed, next } = await removeSupersededAnalyses(database, { days, limit: BATCH_SIZE, after });
      after = next;
      if (next === null) passEnded = Date.now();
      if (removed > 0) logger.info('superseded analyses removed', { count: removed });
      return { more: next !== null };
    },
  };
}
