import { once, setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Stoppable, UserError } from '@brandprint/platform';
import { createApp } from './app.ts';
import type { ApiDeps } from './deps.ts';
import { handleClientError } from './http/client-error.ts';
import { trackConnections } from './http/connections.ts';

export interface RunningApi extends Stoppable {
  /** Base URL on this machine. */
  url: string;
  port: number;
}

/** How long a request may take to arrive. */
const REQUEST_TIMEOUT_MS = 60_000;
/** Longer than proxies keep idle connections, so that no connection is closed while a request arrives. */
const KEEP_ALIVE_MS = 75_000;
/** Default grace time for requests in progress. */
const GRACE_MS = 10_000;
const LISTEN_ERRORS: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'needs more privileges' };

/** Serves the API. `port` 0 picks a free port. Throws UserError if it cannot listen there. */
export async function startApi({
  port,
  host,
  graceMs = GRACE_MS,
  ...deps
}: ApiDeps & { port: number; host?: string | undefined; graceMs?: number }): Promise<RunningApi> {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // every open stream adds a listener
  const app = createApp({ ...deps, stopping: stopping.signal });
  // The app checks the Host header: its absence gets the usual error format.
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  });
  const connections = trackConnections(server);
  const serve = (req: IncomingMessage, res: ServerResponse) => {
    if (connections.accept(req, res)) app(req, res);
  };
  server.on('request', serve);
  server.on('checkExpectation', serve); // 417 is optional (RFC 9110, section 10.1.1)
  server.on('clientError', handleClientError(deps.logger));
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const refusal = LISTEN_ERRORS[(cause as NodeJS.ErrnoException).code ?? ''];
    if (!refusal) throw cause;
    throw new UserError(`Port ${port} ${refusal}. Choose another port, or 0 for any free port.`, { cause });
  }
  if (deps.draining?.aborted) connections.drain();
  else deps.draining?.addEventListener('abort', () => connections.drain(), { once: true });
  const listening = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    stop: () => {
      const ended = connections.close(graceMs);
      stopping.abort();
      return ended;
    },
  };
}
