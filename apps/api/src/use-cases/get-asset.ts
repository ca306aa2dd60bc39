import type { Readable } from 'node:stream';
import { findBrandAsset, hasBrand } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { Context } from './context.ts';
import { requireSubscription } from './subscription.ts';

export interface AssetFile {
  body: Readable;
  bytes: number;
  contentType: string;
}

/** Names are hashes with an ending; nothing else is asked of the database. */
const NAME = /^[\w.-]{1,128}$/;

/** A stored logo or image, as long as it is kept. */
export async function getAsset(
  { deps, caller }: Context,
  { brandId, name }: { brandId: string; name: string },
): Promise<AssetFile> {
  requireSubscription(caller);
  const { prisma } = deps.pipeline.database;
  if (!(await hasBrand(prisma, { workspaceId: caller.workspaceId, brandId }))) throw new ApiError('BRAND_NOT_FOUND');
  const asset = NAME.test(name) ? await findBrandAsset(prisma, brandId, name) : null;
  if (!asset) throw new ApiError('NOT_FOUND');
  if (asset.expiresAt && asset.expiresAt <= new Date()) throw new ApiError('ASSETS_EXPIRED');
  const stored = await deps.store.get(asset.key);
  if (!stored) throw new ApiError('NOT_FOUND');
  return { ...stored, contentType: asset.contentType };
}
