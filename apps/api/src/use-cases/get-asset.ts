import type { Readable } from 'node:stream';
import { type BrandAsset, findBrandAsset } from '@brandprint/database';
import { ApiError } from '@brandprint/platform';
import type { AssetStore, ByteRange } from '@brandprint/storage';
import type { Context, UseCaseDeps } from '../context.ts';
import { requireSubscription } from './require-subscription.ts';
import { storeUnavailable } from './store-unavailable.ts';

export interface AssetFile {
  /** A hash of the content. */
  name: string;
  bytes: number;
  contentType: string;
  /** Seconds until it expires; 0 if that is not known yet. */
  maxAgeSeconds: number;
  /** Throws UNAVAILABLE if the store fails. */
  open(range?: ByteRange): Promise<Readable>;
}

/** Names are hashes with an extension; nothing else is looked up. */
const ASSET_NAME = /^[\w.-]{1,128}$/;

/** A stored logo or image that has not expired. */
export async function getAsset(
  { deps, caller }: Context,
  { brandId, name }: { brandId: string; name: string },
): Promise<AssetFile> {
  requireSubscription(caller);
  const { workspaceId } = caller;
  const find = () => findAvailableAsset(deps, { workspaceId, brandId, name });
  const asset = await find();
  const { bytes, contentType, expiresAt } = asset;
  return {
    name,
    bytes,
    contentType,
    maxAgeSeconds: expiresAt ? Math.floor((expiresAt.getTime() - Date.now()) / 1000) : 0,
    async open(range) {
      const body = await openObject(deps.store, asset, range);
      if (body) return body;
      await find(); // it may have been removed meanwhile
      throw new ApiError('NOT_FOUND');
    },
  };
}

/** Throws BRAND_NOT_FOUND, NOT_FOUND or ASSETS_EXPIRED. */
async function findAvailableAsset(
  { pipeline }: UseCaseDeps,
  { workspaceId, brandId, name }: { workspaceId: string; brandId: string; name: string },
): Promise<BrandAsset> {
  // No binary has an empty name.
  const wanted = { workspaceId, brandId, name: ASSET_NAME.test(name) ? name : '' };
  const asset = await findBrandAsset(pipeline.database, wanted);
  if (asset === undefined) throw new ApiError('BRAND_NOT_FOUND');
  if (asset === null) throw new ApiError('NOT_FOUND');
  if (asset.expired) throw new ApiError('ASSETS_EXPIRED');
  return asset;
}

/** Null if the store has no such object. Throws UNAVAILABLE if the store fails. */
async function openObject(store: AssetStore, asset: BrandAsset, range?: ByteRange): Promise<Readable | null> {
  const stored = await store.get(asset.key, range).catch((cause) => {
    throw storeUnavailable(cause);
  });
  if (!stored) return null;
  if (stored.bytes === asset.bytes) return stored.body;
  stored.body.destroy();
  throw new Error(`object ${asset.key} has ${stored.bytes} bytes, not ${asset.bytes}`);
}
