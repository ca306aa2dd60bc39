import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** Seconds that a browser may cache a CORS preflight response. */
const PREFLIGHT_SECONDS = 7_200;
/** Headers that a page of another origin may read. */
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

/** Headers of every response: safe in a browser, and readable by pages of the given origins only. */
export function securityHeaders({
  corsOrigins = [],
}: {
  corsOrigins?: readonly string[] | undefined;
}): RequestHandler[] {
  const open = corsOrigins.length > 0;
  const origin = corsOrigins.includes('*') ? '*' : [...corsOrigins];
  const safe = helmet({
    // A response is data: a browser that renders it may load and run nothing.
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: open ? 'cross-origin' : 'same-origin' },
  });
  return [
    setHeaders([...headersOf(safe), ['Vary', 'Accept-Encoding']]),
    ...(open ? [cors({ origin, exposedHeaders: EXPOSED_HEADERS, maxAge: PREFLIGHT_SECONDS })] : []),
  ];
}

type Headers = readonly (readonly [name: string, value: string])[];

/** The headers that the handler sets on every response; they never change, so they are collected once. */
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
