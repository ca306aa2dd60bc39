import { claimExpiredAssets, type ExpiryClaim, recordAssetsDeleted, releaseExpiryClaim } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import { analysisPrefix } from '@brandprint/storage';
import type { CourierDeps } from '../deps.ts';
import type { Sweep } from '../sweep.ts';

const BATCH = 20;
/** How long a courier may take over its batch before another one takes what is left of it. */
const LEASE_SECONDS = 300;
const RETRY_SECONDS = 60;

/**
 * Removes the binaries of analyses that are past their time: everything below their prefix, evidence and screenshots too.
 * Sections and provenance stay. What the store does not remove stays due; the round then throws at its end.
 */
export const expireAssets = (deps: CourierDeps): Sweep => ({
  name: 'expire assets',
  everyMs: 5_000,
  async run(signal) {
    const { database } = deps.pipeline;
    const claims = await claimExpiredAssets(database, { limit: BATCH, leaseSeconds: LEASE_SECONDS });
    let failed = 0;
    for (const claim of claims) {
      if (signal.aborted) await releaseExpiryClaim(database, claim.analysisId, 0);
      else if (!(await expire(deps, claim))) failed += 1;
    }
    if (failed > 0) throw new Error(`assets of ${failed} analyses that are past their time could not be removed`);
    return { more: claims.length === BATCH };
  },
});

/**
 * Answers whether they are gone. No transaction is open while the store works: removing twice changes nothing, and it is
 * recorded once.
 */
async function expire({ pipeline, store }: CourierDeps, { brandId, analysisId }: ExpiryClaim): Promise<boolean> {
  const { database, logger } = pipeline;
  try {
    await store.removeBelow(analysisPrefix(brandId, analysisId));
    await database.transaction((tx) => recordAssetsDeleted(tx, analysisId));
    logger.info('assets expired', { brand: brandId, analysis: analysisId });
    return true;
  } catch (error) {
    logger.error('could not remove expired assets', { brand: brandId, analysis: analysisId, error });
    await release(pipeline, analysisId);
    return false;
  }
}

/** Where that fails too, the claim runs out. */
async function release({ database, logger }: Pipeline, analysisId: string): Promise<void> {
  try {
    await releaseExpiryClaim(database, analysisId, RETRY_SECONDS);
  } catch (error) {
    logger.warn('could not give back a claim on expired assets', { analysis: analysisId, error });
  }
}
