import { isUtf8 } from 'node:buffer';
import type { ErrorCode } from '@brandprint/contracts';
import { ApiError } from '@brandprint/platform';
import express, { type Request, type Response } from 'express';

const BODY_LIMIT = '1mb';
/**
 * Not strict: a bare number is valid JSON, and the schema rejects it. Express parses an empty body as `{}`, so
 * emptiness is recorded. Text that is not UTF-8 (RFC 8259, section 8.1) would be misread and stored wrongly.
 */
const parse = express.json({
  limit: BODY_LIMIT,
  type: () => true,
  strict: false,
  verify: (_req, res, body, charset) => {
    if (charset !== 'utf-8') throw { type: 'charset.unsupported' };
    if (!isUtf8(body)) throw { type: 'charset.broken' };
    (res as Response).locals.hasBody = body.length > 0;
  },
});

/** Errors of the parser by its own names. */
const PARSER_ERRORS: Record<string, { code: ErrorCode; message?: string }> = {
  'entity.too.large': { code: 'PAYLOAD_TOO_LARGE' },
  'charset.unsupported': { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'The request body must be UTF-8' },
  'encoding.unsupported': {
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The Content-Encoding of the request body must be gzip, deflate, br or identity',
  },
  'charset.broken': { code: 'INVALID_JSON', message: 'The request body is not valid UTF-8' },
  'entity.parse.failed': { code: 'INVALID_JSON' },
};
const UNREADABLE_BODY: (typeof PARSER_ERRORS)[string] = {
  code: 'INVALID_JSON',
  message: 'The request body could not be read: it was cut off, or does not match its Content-Encoding',
};

/**
 * Reads a JSON body. Without one, a POST means all defaults (`{}`), and any other method has no body (undefined).
 * Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or INVALID_JSON.
 */
export async function readRequestBody(
  req: Request,
  res: Response,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  if (hasBodyHeaders(req) && !req.is([...types])) throw unsupportedMediaType(req.method, types);
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error?: unknown) => (error ? reject(bodyError(error)) : resolve()));
  });
  if (res.locals.hasBody) return req.body;
  return req.method === 'POST' ? {} : undefined;
}

const hasBodyHeaders = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** A PATCH gets the accepted media types, as RFC 5789 (section 2.2) asks for. */
const unsupportedMediaType = (method: string, types: readonly string[]): ApiError =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', {
    message: `The request body must be ${types.join(' or ')}`,
    headers: method === 'PATCH' ? { 'Accept-Patch': types.join(', ') } : {},
  });

function bodyError(error: unknown): ApiError {
  const { code, message } = PARSER_ERRORS[(error as { type?: string }).type ?? ''] ?? UNREADABLE_BODY;
  return new ApiError(code, { ...(message !== undefined && { message }), cause: error });
}
