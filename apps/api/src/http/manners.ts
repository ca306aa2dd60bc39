import compression from 'compression';
import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

/** Seconds that a browser may keep the answer to its question whether it may call. */
const PREFLIGHT_SECONDS = 7_200;
/** What a page may read of an answer besides its body. */
const EXPOSED = [
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

/** How any answer behaves: safe in a browser, small on the wire, and readable by the pages of the given origins only. */
export function manners({ corsOrigins = [] }: { corsOrigins?: readonly string[] | undefined }): RequestHandler[] {
  const open = corsOrigins.length > 0;
  const origin = corsOrigins.includes('*') ? '*' : [...corsOrigins];
  return [
    helmet({
      // An answer is data: whatever a browser makes of it may load and run nothing.
      contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: open ? 'cross-origin' : 'same-origin' },
    }),
    ...(open ? [cors({ origin, exposedHeaders: EXPOSED, maxAge: PREFLIGHT_SECONDS })] : []),
    compression({ filter: (req, res) => isWhole(res as Response) && compression.filter(req, res) }),
  ];
}

/** A file that can be had in parts keeps its bytes: a range counts in them. */
const isWhole = (res: Response): boolean => !res.hasHeader('Accept-Ranges');
