import { isActive, type ParseResponse, type ReanalyzeRequest } from '@brandprint/contracts';
import { findNewestAnalysis, type Queryable } from '@brandprint/database';
import { submitReanalysis } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { meteredCaller, queuedResponse } from './submit-parse.ts';

/** Throws BRAND_NOT_FOUND or ANALYSIS_ACTIVE: checks before the request counts. */
export async function checkReanalysis({ deps, caller }: Context, { brandId }: { brandId: string }): Promise<void> {
  const { workspaceId } = caller;
  const newest = await findNewestAnalysis(deps.pipeline.database, { workspaceId, brandId });
  if (!newest) throw new ApiError('BRAND_NOT_FOUND');
  if (isActive(newest.status)) throw new ApiError('ANALYSIS_ACTIVE');
}

/**
 * Queues another analysis of a brand's site, in the caller's transaction; `admitQueued` follows its commit. Throws
 * BRAND_NOT_FOUND or ANALYSIS_ACTIVE.
 */
export async function reanalyzeBrand(
  { deps, caller }: Context,
  tx: Queryable,
  { brandId, request }: { brandId: string; request: ReanalyzeRequest },
): Promise<ParseResponse['data']> {
  const brand = await submitReanalysis(deps.pipeline, tx, { ...meteredCaller(caller), brandId, request });
  if (brand === 'not_found') throw new ApiError('BRAND_NOT_FOUND');
  if (brand === 'active') throw new ApiError('ANALYSIS_ACTIVE');
  return queuedResponse(brandId, brand.sourceUrl);
}
