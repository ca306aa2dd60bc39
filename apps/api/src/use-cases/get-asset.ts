import type { Readable } from 'node:stream';
import { type BrandAsset, findBrandAsset } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { AssetStore, ByteRange } from '@brandprint/storage';
import type { Context } from './context.ts';
import { requireSubscription } from './subscription.ts';

export interface AssetFile {
  /** Made of its content. */
  name: string;
  bytes: number;
  contentType: string;
  /** How long it will be there; 0 if that is not known yet. */
  freshSeconds: number;
  /** Throws UNAVAILABLE if the store cannot give it now. */
  open(range?: ByteRange): Promise<Readable>;
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
  const { workspaceId } = caller;
  // No binary has an empty name.
  const asset = await findBrandAsset(prisma, { workspaceId, brandId, name: NAME.test(name) ? name : '' });
  if (asset === undefined) throw new ApiError('BRAND_NOT_FOUND');
  if (asset === null) throw new ApiError('NOT_FOUND');
  if (asset.expired) throw new ApiError('ASSETS_EXPIRED');
  const { bytes, contentType, expiresAt } = asset;
  const freshSeconds = expiresAt ? Math.floor((expiresAt.getTime() - Date.now()) / 1000) : 0;
  return { name, bytes, contentType, freshSeconds, open: (range) => open(deps.store, asset, range) };
}

async function open(store: AssetStore, asset: BrandAsset, range?: ByteRange): Promise<Readable> {
  const stored = await store.get(asset.key, range).catch((cause) => {
    throw new ApiError('UNAVAILABLE', { headers: { 'Retry-After': '5' }, cause });
  });
  // It may have been swept since the database was asked.
  if (!stored) throw new ApiError(asset.expiresAt && asset.expiresAt <= new Date() ? 'ASSETS_EXPIRED' : 'NOT_FOUND');
  if (stored.bytes === asset.bytes) return stored.body;
  stored.body.destroy();
  throw new Error(`object ${asset.key} has ${stored.bytes} bytes, not ${asset.bytes}`);
}
