import { type AuthRoute, BASE_PATH, type Identity } from '@brandprint/identity';
import { ApiError } from '@brandprint/platform';
import express, { type Request, type Response } from 'express';
import { ownOrigin, requireOwnPage } from './own-origin.ts';
import { readRequestBody } from './read-request-body.ts';
import { validate } from './validate.ts';

/**
 * The routes of the dashboard's sign-in pages, below `/app/auth`. They work with cookies, so they are for browsers only
 * and not part of the API.
 */
export function authRoutes(identity: Identity, { publicBaseUrl }: { publicBaseUrl?: string | undefined }) {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const route of identity.routes) {
    router[route.method](route.path, (req, res) => handleRequest(route, identity, publicBaseUrl, req, res));
  }
  router.use(() => {
    throw new ApiError('NOT_FOUND');
  });
  return express.Router().use(BASE_PATH, router);
}

async function handleRequest(
  route: AuthRoute,
  identity: Identity,
  publicBaseUrl: string | undefined,
  req: Request,
  res: Response,
): Promise<void> {
  res.locals.route = `${BASE_PATH}${route.path}`;
  const origin = ownOrigin(req, publicBaseUrl);
  if (origin === null) throw new ApiError('INSECURE_ORIGIN');
  requireOwnPage(req, publicBaseUrl);
  const body = route.body && validate(route.body, await readRequestBody(req, res), 'body');
  const answer = await identity.handle(route, {
    origin,
    address: req.ip ?? '',
    cookie: req.headers.cookie ?? '',
    userAgent: (req.headers['user-agent'] ?? '').slice(0, 300),
    search: new URL(req.originalUrl, origin).search,
    body,
  });
  res.status(answer.status).set('Cache-Control', 'no-store');
  for (const cookie of answer.cookies) res.append('Set-Cookie', cookie);
  if (answer.location !== undefined) res.location(answer.location).end();
  else res.json(answer.body ?? null);
}
