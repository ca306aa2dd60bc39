import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Stoppable } from '@brandprint/platform';

export interface BundledSite extends Stoppable {
  url: string;
  /** host:port, the one private address that the crawler then may reach. */
  authority: string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.mp4': 'video/mp4',
};

/** Serves a real theme that comes from npm, on a free port of loopback: something to analyse without a network. */
export async function serveBundledSite(): Promise<BundledSite> {
  const root = join(dirname(createRequire(import.meta.url).resolve('startbootstrap-new-age/package.json')), 'dist');
  const server = createServer(async (request, response) => {
    try {
      const path = await fileOf(root, request.url ?? '/');
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' });
      await pipeline(createReadStream(path), response);
    } catch {
      if (!response.headersSent) response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('Not Found');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const authority = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${authority}/`,
    authority,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file below `root` that a path names; throws if there is none. */
async function fileOf(root: string, target: string): Promise<string> {
  const { pathname } = new URL(target, 'http://site.invalid');
  const path = join(root, decodeURIComponent(pathname));
  if (path !== root && !path.startsWith(join(root, '/'))) throw new Error('outside of the site');
  const found = await stat(path);
  return found.isDirectory() ? join(path, 'index.html') : path;
}
