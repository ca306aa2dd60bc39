import type { BrandUsageReport } from '@brandprint/contracts';
import { readBrandCalls } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { brandUsageReport } from '../views/usage.ts';

const MAX_CALLS = 100;

export async function getBrandUsage({ deps, caller }: Context, brandId: string): Promise<BrandUsageReport> {
  const { workspaceId } = caller;
  const found = await readBrandCalls(deps.pipeline.database, { workspaceId, brandId, newest: MAX_CALLS });
  if (!found) throw new ApiError('BRAND_NOT_FOUND');
  return brandUsageReport(brandId, found);
}
