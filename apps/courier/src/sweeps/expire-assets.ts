import {
  type AssetExpiryClaim,
  claimExpiredAssets,
  recordAssetsDeleted,
  releaseAssetExpiryClaim,
} from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import { analysisPrefix } from '@brandprint/storage';
import type { CourierDeps } from '../deps.ts';
import type { Sweep } from '../sweep.ts';

const BATCH_SIZE = 20;
/** How long a courier may take for its batch before another one takes over the rest. */
const LEASE_SECONDS = 300;
const RETRY_SECONDS = 60;

/**
 * Removes the binaries of expired analyses: everything below their prefix, including evidence and screenshots. Sections
 * and provenance stay. What the store fails to remove stays due, and the round throws at its end.
 */
export const expireAssets = (deps: CourierDeps): Sweep => ({
  name: 'expire assets',
  intervalMs: 5_000,
  async run(signal) {
    const { database } = deps.pipeline;
    const claims = await claimExpiredAssets(database, { limit: BATCH_SIZE, leaseSeconds: LEASE_SECONDS });
    let failed = 0;
    for (const claim of claims) {
      if (signal.aborted) await releaseAssetExpiryClaim(database, claim.analysisId, 0);
      else if (!(await expireAnalysisAssets(deps, claim))) failed += 1;
    }
    if (failed > 0) throw new Error(`Expired assets of ${failed} analyses could not be deleted`);
    return { more: claims.length === BATCH_SIZE };
  },
});

/**
 * Returns whether they are gone. No transaction is open during calls to the store: removing twice is harmless, and the
 * removal is recorded once.
 */
async function expireAnalysisAssets(
  { pipeline, store }: CourierDeps,
  { brandId, analysisId }: AssetExpiryClaim,
): Promise<boolean> {
  const { database, logger } = pipeline;
  try {
    await store.deletePrefix(analysisPrefix(brandId, analysisId));
    await database.transaction((tx) => recordAssetsDeleted(tx, analysisId));
    logger.info('assets expired', { brand: brandId, analysis: analysisId });
    return true;
  } catch (error) {
    logger.error('could not delete expired assets', { brand: brandId, analysis: analysisId, error });
    await releaseClaim(pipeline, analysisId);
    return false;
  }
}

/** If this fails too, the claim expires. */
async function releaseClaim({ database, logger }: Pipeline, analysisId: string): Promise<void> {
  try {
    await releaseAssetExpiryClaim(database, analysisId, RETRY_SECONDS);
  } catch (error) {
    logger.warn('could not release the claim on expired assets', { analysis: analysisId, error });
  }
}
