import { createHash } from 'node:crypto';
import type { AssetPort } from '@brandprint/sections';
import sharp from 'sharp';

/** Reads stored files. Saved files stay in memory. */
export function createInMemoryAssets(readStored: AssetPort['read']): AssetPort {
  const saved = new Map<string, Buffer>();
  return {
    read: async (key) => saved.get(key) ?? readStored(key),
    async save({ body, contentType, pageUrl, url = null }) {
      const sha256 = createHash('sha256').update(body).digest('hex');
      saved.set(sha256, body);
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
  };
}
