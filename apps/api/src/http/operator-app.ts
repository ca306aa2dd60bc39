import { createHash, timingSafeEqual } from 'node:crypto';
import type { Board } from '@brandprint/queue';
import express, { type Express, type RequestHandler } from 'express';

/** Path of the queue dashboard. */
export const QUEUES_PATH = '/queues';

/** The queue dashboard, for those with the operators' token: as a password (Basic, any name) or as a bearer token. */
export function operatorApp(token: string, board: Board): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(QUEUES_PATH, requireToken(token), readOnly, board);
  return app;
}

/** The same next to the API's routes: its responses have their own headers. */
export const operatorPages =
  (app: RequestHandler): RequestHandler =>
  (req, res, next) => {
    if (!isOperatorPath(req.url)) return next();
    res.locals.route = QUEUES_PATH;
    app(req, res, next);
  };

export const isOperatorPath = (url = ''): boolean => url === QUEUES_PATH || /^\/queues[/?]/.test(url);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

function requireToken(token: string): RequestHandler {
  const expected = digest(token);
  return (req, res, next) => {
    res.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    const actual = tokenOf(req.get('authorization') ?? '');
    if (actual !== null && timingSafeEqual(digest(actual), expected)) return next();
    res.status(401).set('WWW-Authenticate', 'Basic realm="Operators", charset="UTF-8"').end();
  };
}

/** The credential in an Authorization header: for Basic, the password. */
function tokenOf(header: string): string | null {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(header) ?? [];
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  const pair = Buffer.from(value, 'base64').toString('utf8');
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null;
}

/** Rejects everything except reading. */
const readOnly: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.status(405).set('Allow', 'GET, HEAD').end();
};
