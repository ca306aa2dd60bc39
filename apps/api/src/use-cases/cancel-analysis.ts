import type { BrandSummary } from '@brandprint/contracts';
import { findBrand } from '@brandprint/database';
import { cancelNewestAnalysis as cancel } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { brandSummary } from '../views/brand.ts';

/** Cancels the queued or running analysis. */
export async function cancelAnalysis(
  { deps, caller }: Context,
  { brandId }: { brandId: string },
): Promise<BrandSummary> {
  const brand = { workspaceId: caller.workspaceId, brandId };
  const outcome = await cancel(deps.pipeline, brand);
  if (outcome === 'not_active') throw new ApiError('ANALYSIS_NOT_ACTIVE');
  const row = outcome === 'cancelled' ? await findBrand(deps.pipeline.database, brand) : null;
  if (!row) throw new ApiError('BRAND_NOT_FOUND');
  return brandSummary(row, new Date());
}
