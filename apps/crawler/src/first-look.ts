import type { Evidence } from '@brandprint/contracts';
import type { StageClaim } from '@brandprint/database';
import { type Pipeline, requestFirstLook } from '@brandprint/pipeline';
import { type AssetStore, saveFirstView } from '@brandprint/storage';

/**
 * Stores the first view of the home page, and has it measured while the crawl goes on. Never rejects: an analysis without a
 * first look only shows its sections later.
 */
export async function storeFirstView(
  { pipeline, store }: { pipeline: Pipeline; store: AssetStore },
  { claim, brandId }: { claim: StageClaim; brandId: string },
  view: Evidence,
): Promise<void> {
  const { analysisId, fence } = claim;
  try {
    const key = await saveFirstView(store, { brandId, analysisId, fence }, view);
    await requestFirstLook(pipeline, claim, key);
  } catch (error) {
    pipeline.logger.warn('could not request a first look', { analysis: analysisId, error });
  }
}
