import { isActive } from '@brandprint/contracts';
import {
  type BrandKey,
  type DueStage,
  deleteBrandRows,
  findNewestAnalysis,
  finishAnalysis,
  listReadyStages,
  lockAnalysis,
  readLockedAnalysis,
  skipUnfinishedStages,
} from '@brandprint/database';
import { admit, removeStageJobs } from './enqueue.ts';
import type { Pipeline } from './pipeline.ts';
import { incompleteNote } from './quality-note.ts';

/**
 * Cancels the newest analysis of a brand: `idle`. Running stages lose their claim, so they stop soon and write nothing;
 * what they stored is removed with the other binaries of the analysis. The next analysis is admitted at once.
 */
export async function cancelNewestAnalysis(
  pipeline: Pipeline,
  brand: BrandKey,
): Promise<'cancelled' | 'not_active' | 'not_found'> {
  const outcome = await pipeline.database.transaction(async (tx) => {
    const newest = await findNewestAnalysis(tx, brand);
    const locked = newest && (await lockAnalysis(tx, newest.analysisId));
    if (!locked) return 'not_found';
    if (!isActive(locked.status)) {
      const now = await findNewestAnalysis(tx, brand);
      return now?.analysisId === newest.analysisId ? 'not_active' : 'changed';
    }
    const analysis = await readLockedAnalysis(tx, newest.analysisId);
    const ready = await listReadyStages(tx, [newest.analysisId]);
    await skipUnfinishedStages(tx, newest.analysisId);
    const qualityNote = incompleteNote({ status: 'idle' }, analysis.brand.shownAnalysis);
    await finishAnalysis(tx, analysis, { status: 'idle', qualityNote });
    return { ready };
  });
  if (outcome === 'changed') return cancelNewestAnalysis(pipeline, brand);
  if (typeof outcome === 'string') return outcome;
  await removeJobsAndAdmit(pipeline, outcome.ready);
  return 'cancelled';
}

/**
 * Deletes a brand with all its rows; false if there is none. Running stages lose their claim, and the next analysis is
 * admitted.
 */
export async function removeBrand(pipeline: Pipeline, brand: BrandKey): Promise<boolean> {
  const outcome = await pipeline.database.transaction((tx) => deleteBrandRows(tx, brand));
  if (outcome === 'changed') return removeBrand(pipeline, brand);
  if (outcome === 'not_found') return false;
  await removeJobsAndAdmit(pipeline, outcome.ready);
  return true;
}

/** Removes the jobs of stages that no longer run, and admits the next analyses. */
async function removeJobsAndAdmit(pipeline: Pipeline, ready: readonly DueStage[]): Promise<void> {
  await Promise.all([removeStageJobs(pipeline, ready), admit(pipeline)]);
}
