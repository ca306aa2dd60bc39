import { Readable } from 'node:stream';
import {
  BrandPath,
  ConditionalHeaders,
  type ExportFormat,
  ExportListResponse,
  ExportPath,
  ExportPrinting,
  ExportQuery,
} from '@brandprint/contracts';
import { conditionalJson } from '../http/conditional-json.ts';
import { matchesIfNoneMatch, strongEtag, weakEtag } from '../http/etag.ts';
import { attachmentHeaders } from '../http/file-response.ts';
import { empty, json, route } from '../http/route.ts';
import { getExport, listExports } from '../use-cases/exports.ts';
import type { PrintProgress } from '../use-cases/print-export.ts';

const ERROR_RESPONSES = {
  403: 'SUBSCRIPTION_REQUIRED',
  404: 'BRAND_NOT_FOUND',
  409: 'ANALYSIS_NOT_COMPLETE',
} as const;

const listBrandExports = route({
  id: 'listExports',
  summary: 'List the exports of a brand',
  description: 'The formats that the brand can be downloaded in, and its colour schemes.',
  tag: 'Exports',
  method: 'get',
  path: '/v1/api/brands/{brandId}/exports',
  params: BrandPath,
  headers: ConditionalHeaders,
  responses: { 200: ExportListResponse, 304: 'empty', ...ERROR_RESPONSES },
  use: async (context, { params, headers }) => {
    const { version, text } = await listExports(context, params.brandId);
    return conditionalJson({ version, read: async () => text }, headers);
  },
});

const getBrandExport = route({
  id: 'getExport',
  summary: 'Export a brand',
  description:
    "The brand as a file for another tool, with people's edits applied. Values are named by their role, so that names stay the same " +
    'between analyses, and no value is made up: what the brand lacks is left out. The same brand and options give the same ' +
    'bytes.\n\nWith `needs_assets`, files that have expired are missing, and the README of the archive, or the book, names them. An option that the format does not list is ignored. A `scheme` that the brand does not have is 400.\n\n' +
    '`book.pdf` is printed by a browser, once for each state of the brand, and then kept until the assets expire. The first request waits up to five seconds for it. If it takes longer the response is 202: send the same request again after `Retry-After`. If it cannot be printed, or no worker has taken a print for a minute, the response is 503 with the code `PRINT_FAILED`; a request after `Retry-After` tries again.',
  tag: 'Exports',
  method: 'get',
  path: '/v1/api/brands/{brandId}/exports/{format}',
  params: ExportPath,
  query: ExportQuery,
  headers: ConditionalHeaders,
  responses: { 200: 'file', 202: ExportPrinting, 304: 'empty', ...ERROR_RESPONSES, 503: 'PRINT_FAILED' },
  responseHeaders: { 200: ['Content-Disposition'], 202: ['Retry-After'] },
  use: async (context, { params, query, headers }) => {
    const { name, mediaType, version, isPrinted, read } = await getExport(context, { ...params, ...query });
    const etag = isPrinted ? weakEtag(version) : strongEtag(version);
    if (matchesIfNoneMatch(strongEtag(version), headers['if-none-match'])) return empty(304, { ETag: etag });
    const bytes = await read();
    if (typeof bytes === 'string') return notPrintedYet(bytes, params.format);
    return {
      status: 200,
      headers: { ...attachmentHeaders(name, mediaType), ETag: etag, 'Content-Length': String(bytes.length) },
      content: { file: async () => Readable.from([bytes]) },
    };
  },
});

const RETRY_SECONDS = '2';

const PROGRESS: Record<PrintProgress, string> = {
  waiting: 'The file waits for a worker that prints.',
  printing: 'The file is being printed.',
};

const notPrintedYet = (progress: PrintProgress, format: ExportFormat) => {
  const message = `${PROGRESS[progress]} Send the same request again in ${RETRY_SECONDS} seconds.`;
  const data: ExportPrinting['data'] = { status: 'printing', format, message };
  return json(202, { data }, { 'Retry-After': RETRY_SECONDS });
};

export const exportRoutes = [listBrandExports, getBrandExport];
