import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Logger, type Stoppable, UserError } from '@brandprint/platform';
import type { Health } from './health.ts';
import type { Metrics } from './metrics/metrics.ts';

export interface OperationsServer extends Stoppable {
  port: number;
}

/** Handles a request, or returns that it is not responsible. */
export type OperatorPage = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface OperationsOptions {
  /** 0 picks a free port. */
  port: number;
  health: Health;
  metrics: Metrics;
  logger: Logger;
  /** Called for paths other than those below. */
  page?: OperatorPage | undefined;
}

type JsonResponse = { status: number; type: string; body: string };

const JSON_TYPE = 'application/json; charset=utf-8';
const jsonResponse = (status: number, body: object): JsonResponse => ({
  status,
  type: JSON_TYPE,
  body: JSON.stringify(body),
});

/**
 * Serves health and metrics on a port that only operators reach: `/healthz` (the process is alive, whatever else is
 * down), `/readyz` (it can take work, with the state of what it depends on) and `/metrics`.
 */
export async function startOperationsServer(options: OperationsOptions): Promise<OperationsServer> {
  const { health, metrics, logger } = options;
  const paths: Readonly<Record<string, () => Promise<JsonResponse>>> = {
    '/healthz': async () => jsonResponse(200, { status: 'ok' }),
    async '/readyz'() {
      const { errors = {}, ...shown } = await health.check();
      for (const [dependency, error] of Object.entries(errors))
        logger.warn('a dependency does not answer', { dependency, error });
      return jsonResponse(shown.status === 'unavailable' ? 503 : 200, shown);
    },
    '/metrics': async () => ({ status: 200, type: metrics.contentType, body: await metrics.text() }),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const known = Object.hasOwn(paths, path) ? paths[path] : undefined;
    if (!known && options.page?.(request, response)) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { status, type, body } = !known
      ? jsonResponse(404, { error: 'Not Found' })
      : isRead
        ? await known()
        : jsonResponse(405, { error: 'Method Not Allowed' });
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' };
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      logger.error('could not answer an operations request', { path: request.url, error });
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  });
  server.listen(options.port);
  try {
    await once(server, 'listening');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new UserError(
      `METRICS_PORT: port ${options.port} is already in use. Choose another port, or 0 for any free port.`,
      {
        cause,
      },
    );
  }
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
