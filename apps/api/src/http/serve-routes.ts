import { includesRole } from '@brandprint/contracts';
import type { AuthenticatedCaller } from '@brandprint/database';
import { whileAtHome } from '@brandprint/identity';
import { ApiError } from '@brandprint/platform';
import express, { type Request, type Response } from 'express';
import type { AccountContext } from '../context.ts';
import type { AppDeps } from '../deps.ts';
import { authenticate, authenticatePerson } from './authenticate.ts';
import { compressResponse } from './compress.ts';
import { sendEvents } from './event-stream.ts';
import { type Transact, transactOnly, withIdempotency } from './idempotency.ts';
import { requireHere, withFence } from './moving-workspace.ts';
import { consumeRateLimit } from './rate-limit.ts';
import { readRequestBody } from './read-request-body.ts';
import { loggerOf } from './request-log.ts';
import { type Route, roleOf } from './route.ts';
import type { RouteResponse } from './route-response.ts';
import { sendFile } from './send-file.ts';
import { validate } from './validate.ts';

/** Serves routes: authenticates and validates each request, calls the use case, and sends its response. */
export function serveRoutes(routes: readonly Route[], deps: AppDeps): express.Router {
  const router = express.Router({ caseSensitive: true, strict: true });
  for (const [path, group] of groupByPath(routes)) {
    const expressRoute = router.route(path.replaceAll(/\{(\w+)\}/g, ':$1'));
    for (const route of group)
      expressRoute[route.method]((req: Request, res: Response) => handleRequest(route, deps, req, res));
    const methods = group.flatMap(({ method }) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
    const allow = [...methods, 'OPTIONS'].join(', ');
    expressRoute.options((_req, res) => {
      res.status(204).set('Allow', allow).end();
    });
    expressRoute.all(() => {
      throw new ApiError('METHOD_NOT_ALLOWED', { headers: { Allow: allow } });
    });
  }
  return router;
}

async function handleRequest(route: Route, deps: AppDeps, req: Request, res: Response): Promise<void> {
  const requestDeps = withRequestLogger(deps, res);
  res.locals.route = route.path;
  res.locals.brandId = req.params.brandId;
  const { authenticated, account } = await authorize(route, requestDeps, req);
  res.locals.workspaceId = authenticated?.caller.workspaceId;
  // Ranges are defined for GET only (RFC 9110, section 14.2).
  if (req.method === 'HEAD') delete req.headers.range;
  const params = validate(route.params, req.params, 'path');
  const query = validate(route.query, req.query, 'query');
  const headers = validate(route.headers, req.headers, 'headers');
  const body = route.body && validate(route.body, await readRequestBody(req, res, route.bodyTypes), 'body');
  const input = { params, query, headers, body };
  const response = await (authenticated
    ? handleAuthenticated(route, requestDeps, authenticated, input, req, res)
    : handleAccount(route, requestDeps, account, input, res));
  await sendResponse(route, response, requestDeps, req, res);
}

/**
 * Who sent the request. Throws unless they may use the route: UNAUTHENTICATED, USER_REQUIRED or FORBIDDEN_ROLE, and
 * UNAVAILABLE while their workspace is being moved.
 */
async function authorize(
  route: Route,
  deps: AppDeps,
  req: Request,
): Promise<{ authenticated: AuthenticatedCaller | null; account: AccountContext | null }> {
  if (route.access === 'open') return { authenticated: null, account: null };
  if (route.access === 'account') {
    const { userId } = await authenticatePerson(req, deps);
    return { authenticated: null, account: { deps, userId } };
  }
  const authenticated = await authenticate(req, deps);
  const { caller } = authenticated;
  if (route.access === 'person' && caller.kind !== 'user') throw new ApiError('USER_REQUIRED');
  if (caller.kind === 'user' && !includesRole(caller.role, roleOf(route))) throw new ApiError('FORBIDDEN_ROLE');
  requireHere(caller, { reads: route.method === 'get' });
  return { authenticated, account: null };
}

/** Limits of routes about a person count by person; open routes have none. */
async function handleAccount(
  route: Route,
  deps: AppDeps,
  account: AccountContext | null,
  input: Parameters<Route['handle']>[2],
  res: Response,
): Promise<RouteResponse> {
  const { database } = deps.pipeline;
  const handle = () => route.handle(deps, account, input, transactOnly(database));
  if (route.limit && account) await consumeRateLimit(route.limit, deps, { id: account.userId }, res);
  return account && route.method !== 'get' ? whileAtHome(database, { userId: account.userId }, handle) : handle();
}

/** A replayed request does not count towards a limit, nor does one that is known to fail. */
async function handleAuthenticated(
  route: Route,
  deps: AppDeps,
  authenticated: AuthenticatedCaller,
  input: Parameters<Route['handle']>[2],
  req: Request,
  res: Response,
): Promise<RouteResponse> {
  const context = { deps: route.method === 'get' ? deps : withFence(deps, authenticated.caller), ...authenticated };
  const respond = async (transact: Transact) => {
    await route.check?.(context, input);
    const { workspaceId: id, parseLimit } = authenticated.caller;
    if (route.limit) await consumeRateLimit(route.limit, deps, { id, parseLimit }, res);
    return route.handle(context.deps, context, input, transact);
  };
  return route.idempotent
    ? withIdempotency(context.deps, authenticated.caller, req, input.body, respond)
    : respond(transactOnly(context.deps.pipeline.database));
}

/** The same, with the logger of the request. */
function withRequestLogger(deps: AppDeps, res: Response): AppDeps {
  const pipeline = {
    ...deps.pipeline,
    get logger() {
      return loggerOf(res);
    },
  };
  return {
    ...deps,
    pipeline,
    get logger() {
      return loggerOf(res);
    },
  };
}

/** Responses are for one workspace only: at most the client caches them, and it revalidates each time. */
const CACHE_CONTROL = { get: 'private, no-cache', other: 'no-store' };

async function sendResponse(
  route: Route,
  { status, headers = {}, content }: RouteResponse,
  deps: AppDeps,
  req: Request,
  res: Response,
): Promise<void> {
  if (!(status in route.responses)) throw new Error(`${route.method} ${route.path} does not declare status ${status}`);
  // Opened before anything is sent: if that fails, the response is an ordinary error.
  const file = isFile(content) && req.method !== 'HEAD' ? await content.file() : null;
  res.status(status).set('Cache-Control', route.method === 'get' ? CACHE_CONTROL.get : CACHE_CONTROL.other);
  res.set(headers);
  if (content !== 'empty') compressResponse(req, res);
  if (file) await sendFile(file, res);
  else if (content === 'empty' || isFile(content)) res.end();
  else if ('events' in content) {
    if (req.method === 'HEAD') res.end();
    else {
      const { stopping, heartbeatMs } = deps;
      await sendEvents(content.events, res, {
        stopping,
        heartbeatMs,
        isStillAuthenticated: () => isStillAuthenticated(req, deps),
      });
    }
  } else {
    const body = 'json' in content ? JSON.stringify(content.json) : content.text;
    // A tag on a response to anything but GET would be taken for that of the resource (RFC 9110, sections 15.3.2 and
    // 8.8.3).
    if (route.method !== 'get' || res.hasHeader('ETag')) sendJson(Buffer.from(body), res);
    else res.type('json').send(body);
  }
}

/**
 * JSON for which Express must not compute an ETag: either it has its own, which was compared before the JSON was built,
 * or it must have none.
 */
function sendJson(body: Buffer, res: Response): void {
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

/** False after a key is revoked or a person signs out. An outage changes nothing. */
async function isStillAuthenticated(req: Request, deps: AppDeps): Promise<boolean> {
  try {
    await authenticate(req, deps);
    return true;
  } catch (error) {
    return !(error instanceof ApiError && error.code === 'UNAUTHENTICATED');
  }
}

const isFile = (content: RouteResponse['content']) => typeof content === 'object' && 'file' in content;

function groupByPath(routes: readonly Route[]): Map<string, Route[]> {
  const groups = new Map<string, Route[]>();
  for (const route of routes) groups.set(route.path, [...(groups.get(route.path) ?? []), route]);
  return groups;
}
