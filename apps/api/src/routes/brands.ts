import {
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
  sends: { 202: ['Location', 'Retry-After'] },
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

export const brandRoutes = [postParse, getBrands, getBrandDetail];
