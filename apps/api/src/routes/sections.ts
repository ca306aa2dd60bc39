import {
  BrandPath,
  ConditionalHeaders,
  EditHeaders,
  EditHistoryQuery,
  EditHistoryResponse,
  MergePatch,
  SectionPatchResult,
  SectionPath,
  SectionReplacement,
} from '@brandprint/contracts';
import { ApiError } from '@brandprint/platform';
import { conditionalJson } from '../http/conditional-json.ts';
import { strongEtag, versionsIn } from '../http/etag.ts';
import { json, route } from '../http/route.ts';
import type { RouteResponse } from '../http/route-response.ts';
import { type EditOutcome, patchSection, replaceSection, revertSection } from '../use-cases/edit-section.ts';
import { getSection } from '../use-cases/get-section.ts';
import { listEdits } from '../use-cases/list-edits.ts';

const PATH = '/v1/api/brands/{brandId}/sections/{section}';

const ERROR_RESPONSES = {
  403: 'SUBSCRIPTION_REQUIRED',
  404: 'BRAND_NOT_FOUND',
  409: 'ANALYSIS_NOT_COMPLETE',
} as const;
/** A refused edit is told the ETag of now. */
const EDIT_RESPONSE_HEADERS = { 200: ['ETag'], 412: ['ETag'] } as const;
const EDIT_RESPONSES = { 200: SectionPatchResult, ...ERROR_RESPONSES, 412: 'STALE' } as const;

/** The section as it is now. Throws STALE. */
function sectionResponse({ kind, section }: EditOutcome): RouteResponse {
  const headers = { ETag: strongEtag(section.version) };
  if (kind === 'stale') throw new ApiError('STALE', { headers });
  return { status: 200, headers, content: { text: section.text } };
}

const getBrandSection = route({
  id: 'getSection',
  summary: 'Get a section',
  description:
    'A section without data, such as `audio` or one that was not asked for, is an empty object. While an analysis is queued ' +
    'or running there is nothing to show, and the answer is 409.',
  tag: 'Sections',
  method: 'get',
  path: PATH,
  params: SectionPath,
  headers: ConditionalHeaders,
  responses: { 200: SectionPatchResult, 304: 'empty', ...ERROR_RESPONSES },
  use: async (context, { params, headers }) => {
    const { version, text } = await getSection(context, params);
    return conditionalJson({ version, read: async () => text }, headers);
  },
});

const patchBrandSection = route({
  id: 'patchSection',
  summary: 'Edit a section',
  description:
    'RFC 7396: keys whose value is null are removed, objects are merged, everything else replaces what was there. A section ' +
    'without data starts from `{}`.\n\n' +
    'Edits are kept beside what was extracted. Those of a section are applied to every later analysis too, one after the other ' +
    'as they were made, until they are reverted; one that says what was extracted anyway is kept like any other. A patch that ' +
    'adds nothing to the edits that are kept is answered like any other, and leaves no trace in the history: an edit may be ' +
    'sent again.\n\n' +
    'What cannot be stored as it is, is refused: whole numbers beyond ±(2^53 - 1), numbers too large for double precision, ' +
    'the character U+0000, halves of surrogate pairs, the key `__proto__`, and more than 64 levels of nesting. Of keys that ' +
    'are given twice the last one counts. All edits of a section together may have 1 MiB, and make at most 2 MiB of it.',
  tag: 'Sections',
  method: 'patch',
  path: PATH,
  params: SectionPath,
  headers: EditHeaders,
  body: MergePatch,
  bodyTypes: ['application/merge-patch+json', 'application/json'],
  responses: EDIT_RESPONSES,
  responseHeaders: EDIT_RESPONSE_HEADERS,
  use: async (context, { params, headers, body }) =>
    sectionResponse(await patchSection(context, { ...params, expected: versionsIn(headers['if-match']) }, body)),
});

const putBrandSection = route({
  id: 'replaceSection',
  summary: 'Replace a section',
  description:
    'The section becomes the body, nulls included, whatever was or will be extracted. Patches upon it are merged into it. ' +
    'What a patch may not hold is refused here too.',
  tag: 'Sections',
  method: 'put',
  path: PATH,
  params: SectionPath,
  headers: EditHeaders,
  body: SectionReplacement,
  responses: EDIT_RESPONSES,
  responseHeaders: EDIT_RESPONSE_HEADERS,
  use: async (context, { params, headers, body }) =>
    sectionResponse(await replaceSection(context, { ...params, expected: versionsIn(headers['if-match']) }, body)),
});

const deleteSectionOverride = route({
  id: 'revertSection',
  summary: 'Revert a section',
  description:
    'All edits of the section are dropped, and what the latest analysis extracted is shown again. A section that has no edits ' +
    'is answered as it is.',
  tag: 'Sections',
  method: 'delete',
  path: `${PATH}/override`,
  params: SectionPath,
  headers: EditHeaders,
  responses: EDIT_RESPONSES,
  responseHeaders: EDIT_RESPONSE_HEADERS,
  use: async (context, { params, headers }) =>
    sectionResponse(await revertSection(context, { ...params, expected: versionsIn(headers['if-match']) })),
});

const getEditHistory = route({
  id: 'listEditHistory',
  summary: 'List the edits of a brand',
  description:
    'Each with the section as it was shown before and after. A page has fewer entries than `limit` where the sections are ' +
    'large; `has_more` says whether there is another page.',
  tag: 'Sections',
  method: 'get',
  path: '/v1/api/brands/{brandId}/edit-history',
  params: BrandPath,
  query: EditHistoryQuery,
  responses: { 200: EditHistoryResponse, 403: 'SUBSCRIPTION_REQUIRED', 404: 'BRAND_NOT_FOUND' },
  use: async (context, { params, query }) => json(200, await listEdits(context, params, query)),
});

export const sectionRoutes = [
  getBrandSection,
  patchBrandSection,
  putBrandSection,
  deleteSectionOverride,
  getEditHistory,
];
