import type { Readable } from 'node:stream';
import type { FileHeaders } from '@brandprint/contracts';
import { ApiError } from '@brandprint/platform';
import { matchesIfNoneMatch } from './etag.ts';
import { parseRange, type Range } from './range.ts';
import { empty } from './route.ts';
import type { RouteResponse } from './route-response.ts';

/** A file whose bytes never change. */
export interface ServedFile {
  bytes: number;
  contentType: string;
  /** A strong ETag. */
  etag: string;
  cacheControl: string;
  /** Opens the file or a range of it; called only if it is sent. */
  open(range?: Range): Promise<Readable>;
}

/** Responds with a file, a range of it, or 304; RFC 9110, sections 13.2.2 and 14.2. Throws RANGE_NOT_SATISFIABLE. */
export function fileResponse(file: ServedFile, requestHeaders: FileHeaders): RouteResponse {
  const { bytes, contentType, etag, open } = file;
  const validators = { ETag: etag, 'Cache-Control': file.cacheControl, 'Accept-Ranges': 'bytes' };
  if (matchesIfNoneMatch(etag, requestHeaders['if-none-match'])) return empty(304, validators);

  const partial = requestHeaders['if-range'] === undefined || requestHeaders['if-range'].trim() === etag;
  const range = partial ? parseRange(requestHeaders.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    throw new ApiError('RANGE_NOT_SATISFIABLE', { headers: { 'Content-Range': `bytes */${bytes}` } });
  }
  const headers = { ...validators, ...safeHeaders(contentType), 'Content-Type': contentType };
  if (!range) {
    return { status: 200, headers: { ...headers, 'Content-Length': String(bytes) }, content: { file: () => open() } };
  }
  const { start, end } = range;
  const rangeHeaders = { 'Content-Range': `bytes ${start}-${end}/${bytes}`, 'Content-Length': String(end + 1 - start) };
  return { status: 206, headers: { ...headers, ...rangeHeaders }, content: { file: () => open(range) } };
}

/** A file must run no script, wherever a browser opens it. */
const NO_SCRIPT = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Headers of a file to download. `name` is of letters, digits, dots and hyphens. */
export const attachmentHeaders = (name: string, contentType: string): Record<string, string> => ({
  ...NO_SCRIPT,
  'Content-Type': contentType,
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** Of files from a crawled site only bitmap images are shown inline. */
const safeHeaders = (contentType: string) => ({
  ...NO_SCRIPT,
  'Content-Disposition': contentType.startsWith('image/') && contentType !== 'image/svg+xml' ? 'inline' : 'attachment',
});
