import { findAnalysesWithAssets } from '@brandprint/database';
import { type AssetStore, analysisPrefix, BRANDS_PREFIX, parseAnalysisKey } from '@brandprint/storage';
import type { CourierDeps } from '../deps.ts';
import type { Sweep } from '../sweep.ts';

const HOUR_MS = 3_600_000;
/**
 * Newer objects are left alone. This is longer than any analysis takes and any binary is kept, so clock differences, or
 * rows that are not committed yet, never remove something in use.
 */
const GRACE_MS = 2 * HOUR_MS;
/** Number of analyses looked up at once. */
const BATCH_SIZE = 500;

/** The objects of one analysis, as the store lists them. */
interface AnalysisObjects {
  brandId: string;
  analysisId: string;
  newest: Date;
}

/**
 * Removes what should not be in the store: objects of deleted brands and analyses, and what a worker without a valid
 * claim wrote after the removal. Objects with other key formats are not ours and stay. Throws at the end of the round
 * if some could not be removed.
 */
export const removeOrphanedAssets = ({ pipeline, store }: CourierDeps): Sweep => ({
  name: 'orphaned assets',
  intervalMs: HOUR_MS,
  async run(signal) {
    const { database, logger } = pipeline;
    const cutoff = new Date(Date.now() - GRACE_MS);
    let failed = 0;
    for await (const groups of batches(objectsOlderThan(store, cutoff, signal), BATCH_SIZE)) {
      if (signal.aborted) break;
      const ids = groups.map(({ analysisId }) => analysisId);
      const withAssets = await findAnalysesWithAssets(database, ids);
      for (const { brandId, analysisId } of groups) {
        if (withAssets.has(analysisId) || signal.aborted) continue;
        const of = { brand: brandId, analysis: analysisId };
        try {
          await store.deletePrefix(analysisPrefix(brandId, analysisId));
          logger.warn('deleted orphaned assets', of);
        } catch (error) {
          failed += 1;
          logger.error('could not delete orphaned assets', { ...of, error });
        }
      }
    }
    if (failed > 0) throw new Error(`Orphaned assets of ${failed} analyses could not be deleted`);
    return { more: false };
  },
});

/** The analyses whose objects were all written before `cutoff`. Stops when `signal` aborts. */
async function* objectsOlderThan(
  store: AssetStore,
  cutoff: Date,
  signal: AbortSignal,
): AsyncGenerator<AnalysisObjects> {
  for await (const group of groupByAnalysis(store, signal)) if (group.newest < cutoff) yield group;
}

/** Objects of one analysis are adjacent, so only one group at a time is in memory. */
async function* groupByAnalysis(store: AssetStore, signal: AbortSignal): AsyncGenerator<AnalysisObjects> {
  let group: AnalysisObjects | undefined;
  for await (const { key, modifiedAt } of store.list(BRANDS_PREFIX)) {
    if (signal.aborted) return;
    const owner = parseAnalysisKey(key);
    if (!owner) continue;
    if (group?.analysisId === owner.analysisId && group.brandId === owner.brandId) {
      if (modifiedAt > group.newest) group.newest = modifiedAt;
      continue;
    }
    if (group) yield group;
    group = { ...owner, newest: modifiedAt };
  }
  if (group) yield group;
}

async function* batches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
