import { readBrandContent } from '@brandprint/database';
import { readQueuePosition } from '@brandprint/pipeline';
import { ApiError } from '@brandprint/platform';
import type { Context } from '../context.ts';
import { brandDetailJson, NOT_WAITING } from '../views/brand.ts';
import { brandVersion } from '../views/brand-etag.ts';
import { requireSubscription } from './require-subscription.ts';

/** A brand in detail: its version, and its JSON, which is built only for clients that do not have it. */
export async function getBrand({
  deps,
  caller,
  brand,
}: Context): Promise<{ version: string; read(): Promise<Buffer> }> {
  requireSubscription(caller);
  if (!brand) throw new ApiError('BRAND_NOT_FOUND');
  const queuePosition =
    brand.status === 'queued' ? await readQueuePosition(deps.pipeline, brand.analysisId) : NOT_WAITING;
  const now = new Date();
  const { database } = deps.pipeline;
  return {
    version: brandVersion(brand, queuePosition, now),
    read: async () => {
      const content = await readBrandContent(database, { workspaceId: caller.workspaceId, brandId: brand.id });
      if (!content) throw new ApiError('BRAND_NOT_FOUND');
      return brandDetailJson(content, queuePosition, now);
    },
  };
}
