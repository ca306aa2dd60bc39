import type { Evidence } from '@brandprint/contracts';
import { recordFirstView, type StageClaim } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import { type AssetStore, saveEvidence } from '@brandprint/storage';

/**
 * Has the first view of the home page measured while the crawl goes on. Never rejects: an analysis without a first look only
 * shows its sections later.
 */
export async function requestFirstLook(
  { pipeline, store }: { pipeline: Pipeline; store: AssetStore },
  { claim, brandId }: { claim: StageClaim; brandId: string },
  firstView: Evidence,
): Promise<void> {
  const { analysisId, fence } = claim;
  try {
    const key = await saveEvidence(store, { brandId, analysisId, fence }, firstView, 'first-view');
    if (!(await recordFirstView(pipeline.database, claim, key))) return;
    await pipeline.queue.addJobs([{ queue: 'first-look', job: { analysisId }, id: `${analysisId}-${fence}` }]);
  } catch (error) {
    pipeline.logger.warn('no first look at a brand', { analysis: analysisId, error });
  }
}
