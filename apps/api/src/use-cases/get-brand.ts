import type { BrandDetail } from '@brandprint/contracts';
import { findBrand } from '@brandprint/database';
import { queueStanding } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import { brandDetail } from '../views/brand.ts';
import type { Context } from './context.ts';
import { requireSubscription } from './subscription.ts';

const NOT_WAITING = { position: 0, estimatedWaitMinutes: 0 };

export async function getBrand({ deps, caller }: Context, { brandId }: { brandId: string }): Promise<BrandDetail> {
  requireSubscription(caller);
  const row = await findBrand(deps.pipeline.database.prisma, { workspaceId: caller.workspaceId, brandId });
  if (!row) throw new ApiError('BRAND_NOT_FOUND');
  const standing = row.status === 'queued' ? await queueStanding(deps.pipeline, row.analysisId) : NOT_WAITING;
  return brandDetail(row, standing, new Date());
}
