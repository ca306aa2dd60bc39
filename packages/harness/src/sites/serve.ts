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

/** Serves the files of a folder, and its `index.html` as the page of the folder. */
export const serveFolder = (folder: string, port = 0): Promise<ServedSite> =>
  serve(express().disable('x-powered-by').use(express.static(folder)), port);

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
