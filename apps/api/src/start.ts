import { once, setMaxListeners } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Stoppable, UserError } from '@brandprint/platform';
import { createApp } from './app.ts';
import type { ApiDeps } from './deps.ts';
import { trackConnections } from './http/connections.ts';
import { answerMalformed } from './http/malformed.ts';

export interface RunningApi extends Stoppable {
  /** Base URL on this machine. */
  url: string;
  port: number;
}

/** How long a request may take to arrive. */
const ARRIVAL_MS = 60_000;
/** Longer than proxies in front keep idle connections, so that none is closed on a request that is under way. */
const KEEP_ALIVE_MS = 75_000;
/** How long requests that are being answered may take to end, unless told. */
const GRACE_MS = 10_000;
const REFUSALS: Record<string, string> = { EADDRINUSE: 'is taken', EACCES: 'is not for this user to listen on' };

/** Serves the API. `port` 0 takes a free one. Throws UserError when it cannot listen there. */
export async function startApi({
  port,
  host,
  graceMs = GRACE_MS,
  ...deps
}: ApiDeps & { port: number; host?: string | undefined; graceMs?: number }): Promise<RunningApi> {
  const stopping = new AbortController();
  setMaxListeners(0, stopping.signal); // each open stream listens
  const app = createApp({ ...deps, stopping: stopping.signal });
  // The Host header is looked at in the app: its absence is answered like any other error.
  const server = createServer({
    requestTimeout: ARRIVAL_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requireHostHeader: false,
  });
  const connections = trackConnections(server);
  const serve = (req: IncomingMessage, res: ServerResponse) => {
    if (connections.take(req, res)) app(req, res);
  };
  server.on('request', serve);
  server.on('checkExpectation', serve); // 417 is optional (RFC 9110, section 10.1.1)
  server.on('clientError', answerMalformed(deps.logger));
  server.listen({ port, ...(host !== undefined && { host }) });
  try {
    await once(server, 'listening');
  } catch (cause) {
    const refusal = REFUSALS[(cause as NodeJS.ErrnoException).code ?? ''];
    if (!refusal) throw cause;
    throw new UserError(`Port ${port} ${refusal}. Choose another one, or 0 for any that is free.`, { cause });
  }
  if (deps.draining?.aborted) connections.drain();
  else deps.draining?.addEventListener('abort', () => connections.drain(), { once: true });
  const listening = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    stop: () => {
      const ended = connections.end(graceMs);
      stopping.abort();
      return ended;
    },
  };
}
