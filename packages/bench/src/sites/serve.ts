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

/** A folder as GitHub Pages shows it: types by name, `index.html` for a folder, NAME.html for NAME, 404 for what is not there. */
export const serveFolder = (folder: string, port = 0, mount = '/'): Promise<ServedSite> =>
  serve(
    express()
      .disable('x-powered-by')
      .use(mount, express.static(folder, { extensions: ['html'] })),
    port,
  );

/** Serves at an origin of its own on loopback; port 0 takes a free one. Rejects where another is taken. */
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
