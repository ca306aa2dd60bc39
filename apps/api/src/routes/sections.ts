import {
  BrandPath,
  ConditionalHeaders,
  EditHeaders,
  EditHistoryQuery,
  EditHistoryResponse,
  MergePatch,
  SectionPatchResult,
  SectionPath,
  SectionQuery,
  SectionReplacement,
  SectionResult,
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
/** A rejected edit gets the current ETag. */
const EDIT_RESPONSE_HEADERS = { 200: ['ETag'], 412: ['ETag'] } as const;
const EDIT_RESPONSES = { 200: SectionPatchResult, ...ERROR_RESPONSES, 412: 'STALE' } as const;

/** The current section. Throws STALE. */
function sectionResponse({ kind, section }: EditOutcome): RouteResponse {
  const headers = { ETag: strongEtag(section.version) };
  if (kind === 'stale') throw new ApiError('STALE', { headers });
  return { status: 200, headers, content: { text: section.text } };
}

const getBrandSection = route({
  id: 'getSection',
  summary: 'Get a section',
  description:
    'A section without data, such as `audio` or one that was not requested, is an empty object. While an analysis runs, a ' +
    'section can be read from its event `stage.done` on: it is final, though the brand is not complete yet and the section cannot ' +
    'be edited. The name, the logo, the colours and the fonts come first. Until then the response is 409.\n\n' +
    'With `provisional=true`, `things`, `colors` and `typography` can be read even before, from the event `sections.provisional` on: as measured ' +
    'on the first view of the home page, and marked by `meta.provisional`. The final section replaces it, under another ETag. Read it again at its ' +
    '`stage.done`.\n\n`source=extracted` leaves out what people edited, which `meta` then leaves out, too.',
  tag: 'Sections',
  method: 'get',
  path: PATH,
  params: SectionPath,
  query: SectionQuery,
  headers: ConditionalHeaders,
  responses: { 200: SectionResult, 304: 'empty', ...ERROR_RESPONSES },
  use: async (context, { params, query, headers }) => {
    const { version, text } = await getSection(context, params, query);
    return conditionalJson({ version, read: async () => text }, headers);
  },
});

const patchBrandSection = route({
  id: 'patchSection',
  summary: 'Edit a section',
  description:
    'RFC 7396: keys whose value is null are removed, objects are merged, everything else replaces what was there. A section ' +
    'without data starts from `{}`.\n\n' +
    'Edits are stored separately from what was extracted. They are also applied to every later analysis, in the order ' +
    'in which they were made, until they are reverted. An edit is stored even if it equals what was extracted. A patch that ' +
    'adds nothing to the stored edits gets the usual response and no entry in the history, so an edit is safe to ' +
    'retry.\n\n' +
    'Values that cannot be stored exactly are rejected: whole numbers beyond ±(2^53 - 1), numbers too large for double precision, ' +
    'the character U+0000, lone surrogates, the key `__proto__`, and more than 64 levels of nesting. Of duplicate keys ' +
    'the last one counts. All edits of a section together may have 1 MiB, and the edited section at most 2 MiB.',
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
    'The section becomes the body, nulls included, whatever was or will be extracted. Later patches are merged into it. ' +
    'The same values are rejected as in a patch.',
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
    'Removes all edits of the section and shows what the latest analysis extracted. A section without edits ' +
    'is returned unchanged.',
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
    'Each entry has the section as it was shown before and after. If sections are large, a page has fewer entries than `limit`; ' +
    '`has_more` says whether there is another page.',
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
