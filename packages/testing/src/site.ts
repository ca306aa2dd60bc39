import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

/** A body (its type follows from the path), a complete response, or a handler. */
export type SiteRoute =
  | string
  | Buffer
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | RequestListener;

export interface SiteRequest {
  method: string;
  /** Path and query, as sent. */
  path: string;
  headers: IncomingMessage['headers'];
  /** Empty if a handler reads it itself. */
  body: string;
}

export interface Site {
  /** Without a trailing slash. */
  url: string;
  /** `host:port`, for EGRESS_ALLOW. */
  host: string;
  port: number;
  /** In order of arrival. */
  requests: SiteRequest[];
  /** Number of connections so far, with or without requests. */
  connections(): number;
  stop(): Promise<void>;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/**
 * A site on loopback for tests. Routes are looked up by path and query, then by path; anything else is 404. A handler
 * instead of routes handles everything.
 */
export async function startSite(routes: Record<string, SiteRoute> | RequestListener): Promise<Site> {
  const requests: SiteRequest[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const seen = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body: '' };
    requests.push(seen);
    const route = typeof routes === 'function' ? routes : routeFor(routes, seen.path);
    if (typeof route === 'function') return void route(request, response);
    request.setEncoding('utf8').on('data', (text: string) => {
      seen.body += text;
    });
    request.on('end', () => respond(response, seen.path, route));
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;

  return {
    url: `http://${host}`,
    host,
    port,
    requests,
    connections: () => connections,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function routeFor(routes: Record<string, SiteRoute>, path: string): SiteRoute {
  const pathname = path.split('?')[0] ?? path;
  return routes[path] ?? routes[pathname] ?? { status: 404, body: 'Not Found' };
}

function respond(response: ServerResponse, path: string, route: Exclude<SiteRoute, RequestListener>): void {
  const { status, headers, body } = typeof route === 'string' || Buffer.isBuffer(route) ? { body: route } : route;
  const type = TYPES[extname(path.split('?')[0] ?? '')] ?? 'text/html; charset=utf-8';
  const length = String(Buffer.byteLength(body ?? ''));
  response.writeHead(status ?? 200, { 'content-type': type, 'content-length': length, ...headers });
  response.end(body);
}
