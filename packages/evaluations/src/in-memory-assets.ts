import { createHash } from 'node:crypto';
import type { AssetPort } from '@brandprint/sections';
import sharp from 'sharp';

/** Reads stored files. Saved files are described, but not stored. */
export const createInMemoryAssets = (read: AssetPort['read']): AssetPort => ({
  read,
  async save({ body, contentType, pageUrl, url = null }) {
    const sha256 = createHash('sha256').update(body).digest('hex');
    const { format = '', width, height, hasAlpha = false } = await sharp(body).metadata();
    return {
      key: sha256,
      assetPath: `/assets/${sha256}`,
      url,
      pageUrl,
      kind: 'derived',
      contentType,
      format,
      bytes: body.length,
      sha256,
      width: width ?? null,
      height: height ?? null,
      isVector: format === 'svg',
      hasAlpha,
      dhash: null,
      colors: [],
    };
  },
});
