import type { StoredAsset } from '@brandprint/contracts';
import type { AssetPort } from '@brandprint/sections';
import type { AssetStore, AssetWriter } from '@brandprint/storage';
import sharp from 'sharp';

const MAX_PIXELS = 50_000_000;

/** The asset store as a section sees it. */
export function createAssetPort(store: AssetStore, writer: AssetWriter): AssetPort {
  return {
    read: (key) => store.read(key),
    async save({ body, contentType, pageUrl, url = null }): Promise<StoredAsset> {
      const saved = await writer.save({ body, contentType });
      const image = await sharp(body, { limitInputPixels: MAX_PIXELS }).metadata();
      const { key, assetPath, bytes, sha256 } = saved;
      return {
        key,
        assetPath,
        bytes,
        sha256,
        contentType: saved.contentType,
        url,
        pageUrl,
        kind: 'derived',
        format: image.format ?? '',
        width: image.width ?? null,
        height: image.height ?? null,
        isVector: image.format === 'svg',
        hasAlpha: image.hasAlpha ?? false,
        dhash: null,
        colors: [],
      };
    },
  };
}
