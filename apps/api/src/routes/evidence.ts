import { BrandPath, ConditionalHeaders, EvidenceQuery, EvidenceResponse } from '@brandprint/contracts';
import { conditionalJson } from '../http/conditional-json.ts';
import { route } from '../http/route.ts';
import { getEvidence } from '../use-cases/get-evidence.ts';

const getBrandEvidence = route({
  id: 'getEvidence',
  summary: 'Get evidence',
  description:
    'For every measured value: the page, selector and property where it was seen, its value there and how ' +
    'often, whether it is rendered or only declared in markup, and the confidence. `colors` also has the WCAG contrast of ' +
    'the text and background pairs that occur, and the palette of the other colour scheme if the site has one. ' +
    '`typography` also has the fonts that each family was rendered with.\n\n' +
    "It describes what the latest analysis extracted, without people's edits, and is kept when the assets are " +
    'deleted. While an analysis is queued or running there is nothing to show, and the response is 409.',
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
