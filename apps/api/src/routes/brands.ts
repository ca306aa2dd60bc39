import {
  AssetPath,
  BrandDetailResponse,
  BrandListQuery,
  BrandListResponse,
  BrandPath,
  ConditionalHeaders,
  ParseRequest,
  ParseResponse,
} from '@brandprint/contracts';
import { jsonUnlessNamed } from '../http/conditional.ts';
import { publicUrl } from '../http/public-url.ts';
import { json, route } from '../http/route.ts';
import { getAsset } from '../use-cases/get-asset.ts';
import { getBrand } from '../use-cases/get-brand.ts';
import { listBrands } from '../use-cases/list-brands.ts';
import { submitParse } from '../use-cases/submit-parse.ts';

/** Seconds; what a polling client waits between looks. */
const POLL_AFTER = '5';

const postParse = route({
  id: 'parse',
  summary: 'Submit a URL for analysis',
  tag: 'Brands',
  limit: 'parse',
  idempotent: true,
  method: 'post',
  path: '/v1/api/parse',
  body: ParseRequest,
  answers: {
    202: ParseResponse,
  },
  use: (context, { body }) =>
    submitParse(context, body, (data) => {
      const path = `/v1/api/brands/${data.brand_id}`;
      return json(202, { data }, { Location: publicUrl(context.deps, path), 'Retry-After': POLL_AFTER });
    }),
});

const getBrands = route({
  id: 'listBrands',
  summary: 'List brands, newest first',
  tag: 'Brands',
  method: 'get',
  path: '/v1/api/brands',
  query: BrandListQuery,
  answers: { 200: BrandListResponse },
  use: async (context, { query }) => json(200, await listBrands(context, query)),
});

const getBrandDetail = route({
  id: 'getBrand',
  summary: 'A brand with its analysis',
  tag: 'Brands',
  method: 'get',
  path: '/v1/api/brands/{brandId}',
  params: BrandPath,
  headers: ConditionalHeaders,
  answers: {
    200: BrandDetailResponse,
    304: 'empty',
    403: 'SUBSCRIPTION_REQUIRED',
    404: 'BRAND_NOT_FOUND',
  },
  use: async (context, { params, headers }) => jsonUnlessNamed(await getBrand(context, params), headers),
});

/** A drawing from a stranger's site runs nothing, wherever a browser opens it. */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cache-Control': 'private, max-age=300',
};

const getBrandAsset = route({
  id: 'getBrandAsset',
  summary: 'A logo or image of a brand',
  tag: 'Assets',
  method: 'get',
  path: '/v1/api/brands/{brandId}/assets/{name}',
  params: AssetPath,
  answers: {
    200: 'file',
    403: 'SUBSCRIPTION_REQUIRED',
    404: ['BRAND_NOT_FOUND', 'NOT_FOUND'],
    410: 'ASSETS_EXPIRED',
  },
  use: async (context, { params }) => {
    const { body, bytes, contentType } = await getAsset(context, params);
    const inline = contentType !== 'image/svg+xml' && contentType.startsWith('image/');
    const headers = {
      ...HARMLESS,
      'Content-Type': contentType,
      'Content-Length': String(bytes),
      'Content-Disposition': inline ? 'inline' : 'attachment',
    };
    return { status: 200, headers, content: { file: body } };
  },
});

export const brandRoutes = [postParse, getBrands, getBrandDetail, getBrandAsset];
