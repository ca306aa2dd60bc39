import { Readable } from 'node:stream';
import { ConditionalHeaders } from '@brandprint/contracts';
import { ApiError } from '@brandprint/platform';
import { z } from 'zod';
import { matchesIfNoneMatch, strongEtag } from '../http/etag.ts';
import { empty, openRoute, type Route, type RouteResponse } from '../http/route.ts';
import { documentText } from '../openapi/document-text.ts';
import { loadReferenceFile, REFERENCE_FILES } from '../reference/files.ts';
import { CONTENT_SECURITY_POLICY, renderReferencePage } from '../reference/page.ts';
import { versionOf } from '../version.ts';

const OpenApi = z
  .looseObject({ openapi: z.string().describe('The version of the OpenAPI specification.') })
  .meta({ id: 'OpenApiDocument', description: 'An OpenAPI 3.1 document.' });

const FilePath = z.object({ file: z.string().describe('The name of the file.') });

/** The content of a URL with a version never changes. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
const SHORT_CACHE = 'public, max-age=300';

/** The document of all routes, including these, and a page to read it and try requests. */
export function referenceRoutes(routes: () => readonly Route[]): Route[] {
  const getDocument = openRoute({
    id: 'getOpenApi',
    summary: 'Get this document',
    description: 'The OpenAPI 3.1 document of the whole API, including webhooks. Needs no key.',
    tag: 'Reference',
    method: 'get',
    path: '/openapi.json',
    headers: ConditionalHeaders,
    responses: { 200: OpenApi, 304: 'empty' },
    use: async ({ publicBaseUrl }, { headers }) => {
      const text = documentText(routes(), publicBaseUrl);
      const etag = strongEtag(versionOf(text));
      const caching = { ETag: etag, 'Cache-Control': SHORT_CACHE };
      if (matchesIfNoneMatch(etag, headers['if-none-match'])) return empty(304, caching);
      return { status: 200, headers: caching, content: { text } };
    },
  });

  const getPage = openRoute({
    id: 'getReference',
    summary: 'Open the interactive reference',
    description: 'A page that shows this document and sends requests with your key. Needs no key itself.',
    tag: 'Reference',
    method: 'get',
    path: '/docs',
    headers: ConditionalHeaders,
    responses: { 200: 'html', 304: 'empty' },
    use: async ({ publicBaseUrl }, { headers }) => {
      const page = await renderReferencePage(pathOf(publicBaseUrl));
      const pageHeaders = {
        'Content-Security-Policy': CONTENT_SECURITY_POLICY,
        'Content-Type': 'text/html; charset=utf-8',
      };
      const caching = { ETag: strongEtag(versionOf(page)), 'Cache-Control': SHORT_CACHE };
      return conditionalFile({ ...pageHeaders, ...caching }, async () => Readable.from(page), headers);
    },
  });

  const getFile = openRoute({
    id: 'getReferenceFile',
    summary: 'Get a file of the reference',
    description:
      'A script, style sheet or image of the page. It may be cached for a year: a new version has another URL.',
    tag: 'Reference',
    method: 'get',
    path: '/docs/{file}',
    params: FilePath,
    headers: ConditionalHeaders,
    responses: { 200: 'file', 304: 'empty', 404: 'NOT_FOUND' },
    use: async (_deps, { params, headers }) => {
      const name = REFERENCE_FILES.find((known) => known === params.file);
      if (!name) throw new ApiError('NOT_FOUND');
      const { contentType, version, open } = await loadReferenceFile(name);
      const fileHeaders = { ETag: strongEtag(version), 'Cache-Control': IMMUTABLE_CACHE, 'Content-Type': contentType };
      return conditionalFile(fileHeaders, async () => open(), headers);
    },
  });

  return [getDocument, getPage, getFile];
}

function conditionalFile(
  headers: Record<string, string> & { ETag: string },
  open: () => Promise<Readable>,
  requestHeaders: ConditionalHeaders,
): RouteResponse {
  if (matchesIfNoneMatch(headers.ETag, requestHeaders['if-none-match'])) return empty(304, headers);
  return { status: 200, headers, content: { file: open } };
}

const pathOf = (url: string | undefined): string => (url ? new URL(url).pathname.replace(/\/$/, '') : '');
