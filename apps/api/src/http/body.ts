import { ApiError } from '@brandprint/platform';
import express, { type Request, type Response } from 'express';

const LIMIT = '1mb';
/** Not strict: a bare number is valid JSON, and refused by the schema. An empty body would be taken for `{}`, so it is noted. */
const parse = express.json({
  limit: LIMIT,
  type: () => true,
  strict: false,
  verify: (_req, res, body) => {
    (res as Response).locals.hasBody = body.length > 0;
  },
});
const STATUSES = { 413: 'PAYLOAD_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' } as const;

/**
 * Reads a JSON body. Where there is none, a POST asks with all defaults (`{}`), and anything else says nothing (undefined).
 * Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or INVALID_JSON.
 */
export async function readBody(
  req: Request,
  res: Response,
  types: readonly string[] = ['application/json'],
): Promise<unknown> {
  if (announcesBody(req) && !req.is([...types])) throw wrongType(req.method, types);
  await new Promise<void>((resolve, reject) => {
    parse(req, res, (error?: unknown) => (error ? reject(refusal(error)) : resolve()));
  });
  if (res.locals.hasBody) return req.body;
  return req.method === 'POST' ? {} : undefined;
}

const announcesBody = (req: Request): boolean =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

/** A PATCH is told what it may be, as RFC 5789 (section 2.2) asks for. */
const wrongType = (method: string, types: readonly string[]): ApiError =>
  new ApiError('UNSUPPORTED_MEDIA_TYPE', {
    message: `The request body must be ${types.join(' or ')}`,
    headers: method === 'PATCH' ? { 'Accept-Patch': types.join(', ') } : {},
  });

function refusal(error: unknown): ApiError {
  const { status } = error as { status?: number };
  return new ApiError(STATUSES[status as keyof typeof STATUSES] ?? 'INVALID_JSON', { cause: error });
}
