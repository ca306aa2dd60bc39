import { BrandPath, BrandUsageResponse, UsageQuery, UsageResponse } from '@brandprint/contracts';
import { json, route } from '../http/route.ts';
import { getBrandUsage } from '../use-cases/get-brand-usage.ts';
import { getUsage } from '../use-cases/get-usage.ts';

const getUsageReport = route({
  id: 'getUsage',
  summary: 'Get usage',
  description:
    'Each accepted parse or reanalyze request is metered once, whatever the result of the analysis. It stays metered when the brand is deleted or the key revoked. Reads, rejected requests and responses replayed for an `Idempotency-Key` are not metered. Days are in UTC; a report covers at most 366 of them.\n\n' +
    'Where a language model writes sections, `models` has its calls, tokens and cost by day, model and stage. Failed, refused and aborted calls are included.',
  tag: 'Usage',
  method: 'get',
  path: '/v1/api/usage',
  query: UsageQuery,
  responses: { 200: UsageResponse },
  use: async (context, { query }) => json(200, { data: await getUsage(context, query) }),
});

const getBrandUsageReport = route({
  id: 'getBrandUsage',
  summary: 'Get the usage of a brand',
  description:
    'The language model calls for this brand over all of its analyses, and the newest calls one by one. ' +
    'It is empty without a model.',
  tag: 'Usage',
  method: 'get',
  path: '/v1/api/brands/{brandId}/usage',
  params: BrandPath,
  responses: { 200: BrandUsageResponse, 404: 'BRAND_NOT_FOUND' },
  use: async (context, { params }) => json(200, { data: await getBrandUsage(context, params.brandId) }),
});

export const usageRoutes = [getUsageReport, getBrandUsageReport];
