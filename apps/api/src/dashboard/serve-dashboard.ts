import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { compressResponse } from '../http/compress.ts';
import { NOT_BUILT_PAGE } from './not-built-page.ts';

/** Typefaces of brands, if the person asks for them: files and lists of files, no styles. */
const FONT_HOST = 'https://fonts.bunny.net';

/** Everything else is loaded from here, and only files run: no inline script or style, no frames, no other hosts. */
const DASHBOARD_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  `font-src 'self' ${FONT_HOST}`,
  `connect-src 'self' ${FONT_HOST}`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The folder of a build, beside this app: `npm run build:dashboard` makes it. */
const BUILT_DASHBOARD = join(import.meta.dirname, '../../../dashboard/dist');

const PAGE = 'index.html';
/** The names of these files contain a hash of their content. */
const HASHED_FILES = '/assets/';
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';
/** Sign-in has routes of its own. */
const SIGN_IN = '/auth';

/**
 * Serves the dashboard under `/app`, and sends browsers there from `/`. The folder is looked at on every request, because
 * it may be built while the API runs.
 */
export function serveDashboard(folder = BUILT_DASHBOARD): RequestHandler {
  const files = express.static(folder, {
    index: false,
    redirect: false,
    // With ranges, files are not compressed.
    acceptRanges: false,
    setHeaders: (res, path) => {
      const isHashed = path.startsWith(join(folder, HASHED_FILES));
      res.setHeader('Cache-Control', isHashed ? IMMUTABLE_CACHE : 'no-cache');
    },
  });
  const router = express.Router({ caseSensitive: true, strict: true });

  router.get('/', (req, res, next) => {
    if (!prefersHtml(req)) return next();
    res.set('Vary', 'Accept').redirect(302, 'app/');
  });
  router.get('/app', (_req, res) => res.redirect(302, 'app/'));
  router.use('/app', (req: Request, res: Response, next: NextFunction) => {
    if (isSignIn(req.path) || !['GET', 'HEAD'].includes(req.method)) return next('router');
    res.locals.route = '/app/{file}';
    res.set('Content-Security-Policy', DASHBOARD_POLICY);
    compressResponse(req, res);
    if (!existsSync(join(folder, PAGE))) return sendNotBuilt(res);
    files(req, res, next);
  });
  router.use('/app', (req: Request, res: Response, next: NextFunction) => {
    // A script that is gone must not become a page.
    if (req.path.startsWith(HASHED_FILES)) return next('router');
    res.set('Cache-Control', 'no-cache').sendFile(PAGE, { root: folder, acceptRanges: false });
  });
  return router;
}

const isSignIn = (path: string): boolean => path === SIGN_IN || path.startsWith(`${SIGN_IN}/`);

/** A browser that opens the address; API clients accept anything or JSON. */
const prefersHtml = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';

/** Without a build. Browsers ask again by themselves, since it may be under way. */
function sendNotBuilt(res: Response): void {
  res
    .status(503)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': '3', Refresh: '3' })
    .type('html')
    .send(NOT_BUILT_PAGE);
}
