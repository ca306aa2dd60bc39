import { UsageQuery, UsageResponse } from '@brandprint/contracts';
import { json, route } from '../http/route.ts';
import { getUsage } from '../use-cases/get-usage.ts';

const getUsageReport = route({
  id: 'getUsage',
  summary: 'Get usage',
  description:
    'Each accepted parse or reanalyze request is metered once, whatever becomes of the analysis, and stays metered when the brand is deleted or the key revoked. Nothing else is: not reading, not what was refused, not an answer that is replayed for an `Idempotency-Key`. Days are in UTC; a report covers at most 366 of them.',
  tag: 'Usage',
  method: 'get',
  path: '/v1/api/usage',
  query: UsageQuery,
  answers: { 200: UsageResponse },
  use: async (context, { query }) => json(200, { data: await getUsage(context, query) }),
});

export const usageRoutes = [getUsageReport];
