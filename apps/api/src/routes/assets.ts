import { AssetPath, FileHeaders } from '@brandprint/contracts';
import { strongEtag } from '../http/etag.ts';
import { fileResponse } from '../http/file-response.ts';
import { route } from '../http/route.ts';
import { getAsset } from '../use-cases/get-asset.ts';

const getBrandAsset = route({
  id: 'getBrandAsset',
  summary: 'Get a logo or an image',
  description:
    'A file that an `asset_path` of the analysis names, available until `assets_expire_at`. Its name is a hash of its content, so it never ' +
    'changes and can be cached until then. SVG files are sent as attachments that run no script.',
  tag: 'Assets',
  method: 'get',
  path: '/v1/api/brands/{brandId}/assets/{name}',
  params: AssetPath,
  headers: FileHeaders,
  responses: {
    200: 'file',
    206: 'file',
    304: 'empty',
    403: 'SUBSCRIPTION_REQUIRED',
    404: ['BRAND_NOT_FOUND', 'NOT_FOUND'],
    410: 'ASSETS_EXPIRED',
    416: 'RANGE_NOT_SATISFIABLE',
  },
  use: async (context, { params, headers }) => {
    const { name, bytes, contentType, maxAgeSeconds, open } = await getAsset(context, params);
    const cacheControl = maxAgeSeconds > 0 ? `private, max-age=${maxAgeSeconds}, immutable` : 'private, no-cache';
    return fileResponse({ bytes, contentType, etag: strongEtag(name), cacheControl, open }, headers);
  },
});

export const assetRoutes = [getBrandAsset];
