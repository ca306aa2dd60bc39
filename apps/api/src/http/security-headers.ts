import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Seconds that a browser may keep the answer to its question whether it may call. */
const PREFLIGHT_SECONDS = 7_200;
/** What a page may read of an answer besides its body. */
const EXPOSED_HEADERS = [
  'ETag',
  'Location',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'X-Request-Id',
  'Idempotency-Replayed',
  'Content-Disposition',
  'Content-Range',
];

/** How any answer behaves: safe in a browser, and readable by the pages of the given origins only. */
export function securityHeaders({
  corsOrigins = [],
}: {
  corsOrigins?: readonly string[] | undefined;
}): RequestHandler[] {
  const open = corsOrigins.length > 0;
  const origin = corsOrigins.includes('*') ? '*' : [...corsOrigins];
  const safe = helmet({
    // An answer is data: whatever a browser makes of it may load and run nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: open ? 'cross-origin' : 'same-origin' },
  });
  return [
    setHeaders([...headersOf(safe), ['Vary', 'Accept-Encoding']]),
    ...(open ? [cors({ origin, exposedHeaders: EXPOSED_HEADERS, maxAge: PREFLIGHT_SECONDS })] : []),
  ];
}

type Headers = readonly (readonly [name: string, value: string])[];

/** The headers that a handler gives to any answer; they are the same each time, and asked for once. */
function headersOf(
  handler: (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => void,
): Headers {
  const req = new IncomingMessage(new Socket());
  const res = new ServerResponse(req);
  handler(req, res, (error) => {
    if (error) throw error;
  });
  return res.getHeaderNames().map((name) => [name, String(res.getHeader(name))]);
}

const setHeaders =
  (headers: Headers): RequestHandler =>
  (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
