import { createHash } from 'node:crypto';
import type { AssetPort } from '@brandprint/sections';
import sharp from 'sharp';

/** Asset store of a section that keeps new files next to those of a crawl, by key. */
export const createMemoryAssets = (files: Map<string, Buffer>): AssetPort => ({
  read: async (key) => files.get(key) ?? null,
  async save({ body, contentType, pageUrl, url = null }) {
    const sha256 = createHash('sha256').update(body).digest('hex');
    const { format = '', width = null, height = null } = await sharp(body).metadata();
    files.set(sha256, body);
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
      width,
      height,
      isVector: format === 'svg',
      hasAlpha: true,
      dhash: null,
      colors: [],
    };
  },
});
