import { pipeline as pipe } from 'node:stream/promises';
import { ApiError } from '@brandprint/platform';
import express, { type Request, type Response } from 'express';
import type { ApiDeps } from '../deps.ts';
import { authenticate } from './authenticate.ts';
import { readBody } from './body.ts';
import { loggerOf } from './request-id.ts';
import type { Answer, Route } from './route.ts';
import { validate } from './validate.ts';

/** Serves routes: each request is authenticated, checked, handed to the use case, and its answer checked and sent. */
export function serveRoutes(routes: readonly Route[], deps: ApiDeps): express.Router {
  const router = express.Router({ caseSensitive: true });
  for (const [path, group] of groupByPath(routes)) {
    const place = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    for (const route of group) place[route.method]((req: Request, res: Response) => serve(route, deps, req, res));
    const allowed = group.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
    place.all(() => {
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: allowed.join(', ') } });
    });
  }
  return router;
}

async function serve(route: Route, deps: ApiDeps, req: Request, res: Response): Promise<void> {
  const caller = route.access === 'key' ? await authenticate(req, deps) : null;
  res.locals.workspaceId = caller?.workspaceId;
  const params = validate(route.params, req.params, 'path');
  const query = validate(route.query, req.query, 'query');
  const body = route.body && validate(route.body, await readBody(req, res), 'body');
  const answer = await route.handle(deps, caller, { params, query, body });
  await send(route, answer, req, res);
}

async function send(route: Route, { status, headers = {}, content }: Answer, req: Request, res: Response) {
  const promised = route.answers[status];
  res.status(status).set(headers);
  if ('json' in content) {
    if (typeof promised !== 'object' || !('safeParse' in promised))
      throw new Error(`${route.path}: no answer ${status}`);
    const { error } = promised.safeParse(content.json);
    if (error) throw new Error(`${route.path} would have broken its contract`, { cause: error });
    res.json(content.json);
    return;
  }
  if (req.method === 'HEAD') {
    content.file.destroy();
    res.end();
    return;
  }
  // The status is sent by now: a file that breaks off, or a client that leaves, ends the connection.
  await pipe(content.file, res).catch((error) => loggerOf(res).warn('a file was not sent whole', { error }));
}

function groupByPath(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) groups.set(route.path, [...(groups.get(route.path) ?? []), route]);
  return groups;
}
