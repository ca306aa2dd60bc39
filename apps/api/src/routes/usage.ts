import { BrandPath, BrandUsageResponse, UsageQuery, UsageResponse } from '@brandprint/contracts';
import { json, route } from '../http/route.ts';
import { getBrandUsage } from '../use-cases/get-brand-usage.ts';
import { getUsage } from '../use-cases/get-usage.ts';

const getUsageReport = route({
  id: 'getUsage',
  summary: 'Get usage',
  description:
    'Each accepted parse or reanalyze request is metered once, whatever becomes of the analysis, and stays metered when the brand is deleted or the key revoked. Nothing else is: not reading, not what was refused, not an answer that is replayed for an `Idempotency-Key`. Days are in UTC; a report covers at most 366 of them.\n\n' +
    'Where sections are written with a language model, `models` says what that came to, by day, model and stage. Every call is in it: also one that failed, was refused or was cut off.',
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
    'What the calls of language models for this brand came to, over all of its analyses, and the newest calls one by one. ' +
    'Nothing is in it where sections are made without a model.',
  tag: 'Usage',
  method: 'get',
  path: '/v1/api/brands/{brandId}/usage',
  params: BrandPath,
  responses: { 200: BrandUsageResponse, 404: 'BRAND_NOT_FOUND' },
  use: async (context, { params }) => json(200, { data: await getBrandUsage(context, params.brandId) }),
});

export const usageRoutes = [getUsageReport, getBrandUsageReport];
