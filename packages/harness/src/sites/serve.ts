import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Stoppable } from '@brandprint/platform';
import express from 'express';

export interface ServedSite extends Stoppable {
  /** Without a slash at the end. */
  origin: string;
  /** `host:port` */
  host: string;
}

export interface FolderOptions {
  /** A free port if missing. */
  port?: number | undefined;
  /** The path below which the files are served, for instance `/2019`; the root of the origin if missing. */
  mount?: string | undefined;
}

/**
 * Serves the files of a folder as GitHub Pages does: `NAME.html` also as `NAME`, and `index.html` as the page of its folder,
 * to which the folder's name without a slash redirects.
 */
export const serveFolder = (folder: string, { port = 0, mount = '' }: FolderOptions = {}): Promise<ServedSite> =>
  serve(
    express()
      .disable('x-powered-by')
      .use(mount || '/', express.static(folder, { extensions: ['html'] })),
    port,
  );

/** Serves on loopback. Port 0 takes a free port; rejects if another one is in use. */
export async function serve(answer: RequestListener, port = 0): Promise<ServedSite> {
  const server = createServer(answer);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
