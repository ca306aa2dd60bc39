import { BrandPath, ConditionalHeaders, EvidenceQuery, EvidenceResponse } from '@brandprint/contracts';
import { conditionalJson } from '../http/conditional-json.ts';
import { route } from '../http/route.ts';
import { getEvidence } from '../use-cases/get-evidence.ts';

const getBrandEvidence = route({
  id: 'getEvidence',
  summary: 'See where values come from',
  description:
    'For every value that was measured: the page, the selector and the property where it was seen, what stood there and how ' +
    'often, whether a visitor sees it or markup only declares it, and how sure it is. With `colors` come the WCAG contrast of ' +
    'the pairs of text and background that occur, and the palette of the other colour scheme where the site has one; with ' +
    '`typography` what each family was drawn with.\n\n' +
    'It tells of what the latest analysis extracted, whatever people edited since, and is kept when the binary assets are ' +
    'deleted. While an analysis is queued or running there is nothing to show, and the answer is 409.',
  tag: 'Sections',
  method: 'get',
  path: '/v1/api/brands/{brandId}/evidence',
  params: BrandPath,
  query: EvidenceQuery,
  headers: ConditionalHeaders,
  responses: {
    200: EvidenceResponse,
    304: 'empty',
    403: 'SUBSCRIPTION_REQUIRED',
    404: 'BRAND_NOT_FOUND',
    409: 'ANALYSIS_NOT_COMPLETE',
  },
  use: async (context, { params, query, headers }) => {
    const { version, text } = await getEvidence(context, { ...params, ...query });
    return conditionalJson({ version, read: async () => text }, headers);
  },
});

export const evidenceRoutes = [getBrandEvidence];
