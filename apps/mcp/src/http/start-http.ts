import { createServer as createNodeServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from '@brandprint/platform';
import { Brandprint } from '@brandprint/sdk';
import { type AuthInfo, createMcpHandler, isLegacyRequest, type McpServer } from '@modelcontextprotocol/server';
import { createServer } from '../create-server.ts';
import { createKeyCheck, hashKey } from './key-check.ts';
import { allowOrigin, answerPreflight, refuseOrigin } from './origins.ts';
import { isMetadataPath, resourceMetadata, unauthenticated } from './protected-resource.ts';
import { createRateLimit } from './rate-limit.ts';
import { errorResponse, notFound, tooManyRequests, unavailable } from './responses.ts';
import { Sessions } from './sessions.ts';
import { refuseRequest, sendWebResponse, toWebRequest } from './web-request.ts';

export interface HttpOptions {
  /** URL of the API. Each request brings the key that it is used with. */
  url: string;
  /** 0 picks a free port. */
  port: number;
  host: string;
  /** URL of the endpoint as clients reach it; by default the address of this machine. */
  publicUrl?: string | undefined;
  /** Origins of pages that may use the server. */
  allowedOrigins: readonly string[];
  /** Of each key. */
  requestsPerMinute: number;
  maxSessions: number;
  logger: Logger;
}

const PATH = '/mcp';
/** A text to check, or a section to edit, has far less. */
const MAX_BODY_BYTES = 1_000_000;
const MAX_SUBSCRIPTIONS = 100;
const HEALTH_TIMEOUT_MS = 5_000;
const CLOSE_GRACE_MS = 5_000;

/** Serves MCP over streamable HTTP to clients of all revisions. */
export async function startHttp(options: HttpOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const { url: apiUrl, logger } = options;
  const clientOf = (apiKey: string) => new Brandprint({ baseUrl: apiUrl, apiKey });
  const serverOf = ({ token }: Pick<AuthInfo, 'token'>): McpServer => createServer(clientOf(token), logger);
  const onError = (error: Error) => logger.debug('protocol error', { error });
  const current = createMcpHandler(({ authInfo }) => serverOf({ token: authInfo?.token ?? '' }), {
    legacy: 'reject',
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: MAX_SUBSCRIPTIONS,
    onerror: onError,
  });
  const sessions = new Sessions({
    createServer: serverOf,
    maxBodyBytes: MAX_BODY_BYTES,
    maxSessions: options.maxSessions,
    onError,
  });
  const isValidKey = createKeyCheck(clientOf);
  const isWithinLimit = createRateLimit(options.requestsPerMinute);
  const node = createNodeServer((incoming, outgoing) => {
    respond(incoming, outgoing)
      .catch((error: unknown) => {
        logger.error('request failed', { error });
        return errorResponse(500, 'Internal Server Error', 'Internal error. The log of the server has the cause.');
      })
      .then((response) => sendWebResponse(response, incoming, outgoing))
      // The caller went away.
      .catch((error: unknown) => logger.debug('response was not sent', { error }));
  });
  await new Promise<void>((resolve, reject) => {
    node.once('error', reject).listen(options.port, options.host, resolve);
  });
  const { port } = node.address() as AddressInfo;
  const local = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${port}`;
  const resource = options.publicUrl ?? `${local}${PATH}`;
  const allowedOrigins = [new URL(resource).origin, ...options.allowedOrigins];

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    return refuseRequest(incoming) ?? answer(toWebRequest(incoming, outgoing));
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === '/healthz') return Response.json({ status: 'ok' });
    if (pathname === '/readyz') return readiness();
    const refused = refuseOrigin(request, allowedOrigins);
    if (refused) return refused;
    const response = request.method === 'OPTIONS' ? answerPreflight() : await route(request, pathname);
    allowOrigin(request, response);
    return response;
  }

  async function route(request: Request, pathname: string): Promise<Response> {
    if (isMetadataPath(pathname, resource)) return resourceMetadata(resource);
    if (pathname !== PATH) return notFound(`There is nothing at ${pathname}: MCP is at ${PATH}.`);
    const authorization = request.headers.get('authorization');
    if (!authorization) return unauthenticated(resource, 'Missing authentication token', false);
    const [, key] = /^Bearer +(\S+)$/i.exec(authorization) ?? [];
    if (key === undefined) return unauthenticated(resource, 'Invalid API key format', true);
    try {
      if (!(await isValidKey(key))) return unauthenticated(resource, 'Invalid API key', true);
    } catch (error) {
      logger.warn('API key was not checked', { error });
      return unavailable('The Brandprint API cannot be reached. Try again later.');
    }
    if (!isWithinLimit(hashKey(key))) {
      return tooManyRequests(`More than ${options.requestsPerMinute} requests in a minute. Try again later.`);
    }
    const authInfo: AuthInfo = { token: key, clientId: hashKey(key), scopes: [] };
    return (await isLegacyRequest(request, undefined, { maxRequestBodySize: MAX_BODY_BYTES }))
      ? sessions.handle(request, authInfo)
      : current.fetch(request, { authInfo });
  }

  async function readiness(): Promise<Response> {
    const health = new URL(`${apiUrl.replace(/\/+$/, '')}/healthz`);
    const reached = await fetch(health, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).catch(() => undefined);
    return reached?.ok ? Response.json({ status: 'ok' }) : unavailable('The Brandprint API cannot be reached.');
  }

  return {
    url: `${local}${PATH}`,
    async stop() {
      const closed = new Promise((resolve) => node.close(resolve));
      await Promise.all([current.close(), sessions.stop()]);
      node.closeIdleConnections();
      const force = setTimeout(() => node.closeAllConnections(), CLOSE_GRACE_MS);
      await closed;
      clearTimeout(force);
    },
  };
}
