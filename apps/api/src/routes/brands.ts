import {
  BrandListQuery,
  BrandListResponse,
  BrandPath,
  ConditionalHeaders,
  DocumentedBrandResponse,
} from '@brandprint/contracts';
import { conditionalJson } from '../http/conditional-json.ts';
import { empty, json, route } from '../http/route.ts';
import { deleteBrand } from '../use-cases/delete-brand.ts';
import { getBrand } from '../use-cases/get-brand.ts';
import { listBrands } from '../use-cases/list-brands.ts';

const getBrands = route({
  id: 'listBrands',
  summary: 'List brands',
  description:
    'The brands of the workspace in short form, whichever key created them. `status` and `q` filter the list; use the same values on every page.',
  tag: 'Brands',
  method: 'get',
  path: '/v1/api/brands',
  query: BrandListQuery,
  responses: { 200: BrandListResponse },
  use: async (context, { query }) => json(200, await listBrands(context, query)),
});

const getBrandDetail = route({
  id: 'getBrand',
  summary: 'Get a brand with its analysis',
  description:
    "Poll it every 5 seconds until `analysis_status` is `complete`, `failed` or `idle`, with the `ETag` of the last response as `If-None-Match`. `analysis` is null until then. Afterwards it has every section. A section is null if it was not requested or could not be extracted. People's edits are applied and can give a section any shape: while `has_overrides` is false, each has its own.",
  tag: 'Brands',
  method: 'get',
  path: '/v1/api/brands/{brandId}',
  params: BrandPath,
  headers: ConditionalHeaders,
  responses: {
    200: DocumentedBrandResponse,
    304: 'empty',
    403: 'SUBSCRIPTION_REQUIRED',
    404: 'BRAND_NOT_FOUND',
  },
  use: async (context, { headers }) => conditionalJson(await getBrand(context), headers),
});

const deleteBrandById = route({
  id: 'deleteBrand',
  summary: 'Delete a brand',
  description:
    'Deletes the brand with its analyses, edits, history, events and assets, and stops work on it. This cannot be undone. Metered usage stays metered.',
  tag: 'Brands',
  method: 'delete',
  path: '/v1/api/brands/{brandId}',
  params: BrandPath,
  responses: { 204: 'empty', 404: 'BRAND_NOT_FOUND' },
  use: async (context, { params }) => {
    await deleteBrand(context, params);
    return empty(204);
  },
});

export const brandRoutes = [getBrands, getBrandDetail, deleteBrandById];
