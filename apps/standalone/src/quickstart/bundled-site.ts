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
  /** The company of the site. */
  company: string;
  /** host:port, the one private address that the crawler may then reach. */
  authority: string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const SITE = join(import.meta.dirname, '../../site');
/** The packages whose font files the site serves below /fonts/. */
const FONTS = ['@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree', '@fontsource/ibm-plex-mono'];

/** Serves the site of a made-up company on a free port of loopback: something to analyse without a network. */
export async function serveBundledSite(): Promise<BundledSite> {
  const require = createRequire(import.meta.url);
  const fonts = FONTS.map((name) => join(dirname(require.resolve(`${name}/package.json`)), 'files'));
  const server = createServer(async (request, response) => {
    try {
      const path = await findFile(new URL(request.url ?? '/', 'http://site.invalid').pathname, fonts);
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
    company: 'Tidelark',
    authority,
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The file for a path; throws if there is none. */
async function findFile(pathname: string, fonts: readonly string[]): Promise<string> {
  const name = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  const font = name.match(/^\/fonts\/([\w-]+\.woff2)$/)?.[1];
  const folders = font === undefined ? [SITE] : fonts;
  for (const folder of folders) {
    const path = join(folder, font ?? name);
    if (!path.startsWith(join(folder, '/'))) break;
    if ((await stat(path).catch(() => undefined))?.isFile()) return path;
  }
  throw new Error(`There is no ${pathname}.`);
}
