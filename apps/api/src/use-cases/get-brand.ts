import { findBrand, readContent } from '@brandprint/database';
import { queueStanding } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import { brandDetailJson, type Standing } from '../views/brand.ts';
import { brandTag } from '../views/brand-tag.ts';
import type { Context } from './context.ts';
import { requireSubscription } from './subscription.ts';

const NOT_WAITING: Standing = { position: 0, estimatedWaitMinutes: 0 };

/** A brand in detail: what names its present state, and its JSON, which is made only for those who do not have it. */
export async function getBrand(
  { deps, caller }: Context,
  { brandId }: { brandId: string },
): Promise<{ etag: string; read(): Promise<string> }> {
  requireSubscription(caller);
  const { select } = deps.pipeline.database;
  const head = await findBrand(select, { workspaceId: caller.workspaceId, brandId });
  if (!head) throw new ApiError('BRAND_NOT_FOUND');
  const standing = head.status === 'queued' ? await queueStanding(deps.pipeline, head.analysisId) : NOT_WAITING;
  const now = new Date();
  return {
    etag: brandTag(head, standing, now),
    read: async () => brandDetailJson(head, await readContent(select, head), standing, now),
  };
}
