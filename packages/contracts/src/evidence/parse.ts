import type { Evidence } from '../evidence.ts';
import type { PictureTexture, StoredAsset } from './assets.ts';

/** An asset as written by releases that called the texture `grain`. */
type WrittenAsset = StoredAsset & { grain?: PictureTexture | null };

/** Reads stored evidence, whose version callers have to check. */
export function parseEvidence(json: string): Evidence {
  const evidence = JSON.parse(json) as Evidence & { assets: WrittenAsset[] };
  return { ...evidence, assets: evidence.assets?.map(renameGrain) };
}

const renameGrain = ({ grain, ...asset }: WrittenAsset): StoredAsset =>
  grain === undefined ? asset : { texture: grain, ...asset };
