import { once } from 'node:events';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { escalateAfter } from '@brandprint/platform';

/**
 * How long a connection stays open after a response, or after it was opened, for a request that is already on its way.
 */
const IDLE_GRACE_MS = 500;
/** How long the headers of a started request may take to arrive. */
const REQUEST_HEAD_TIMEOUT_MS = 2_000;
const CHECK_INTERVAL_MS = 50;

interface Connection {
  /** Requests without a complete response, in order. */
  pending: ServerResponse[];
  /** When the last response ended, or the connection was opened. */
  idleSince: number;
  /** How many bytes had arrived by then. */
  bytesRead: number;
  /** The response that announces the end of the connection. */
  lastResponse: ServerResponse | undefined;
}

export interface Connections {
  /** Called for each request. False if no more requests are accepted on its connection. */
  accept(req: IncomingMessage, res: ServerResponse): boolean;
  /** From now on each response closes its connection, so that the client connects elsewhere. */
  drain(): void;
  /** Accepts no more connections and closes the open ones after their responses, or after `graceMs` in any case. */
  close(graceMs: number): Promise<void>;
}

/**
 * Tracks the connections of a server and closes them without cutting off a response (RFC 9112, section 9.6). Node's own
 * `close` with `Connection: close` on open responses loses requests at each stop (ADR 31 has measurements).
 */
export function trackConnections(server: HttpServer): Connections {
  const connections = new Map<Socket, Connection>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { pending: [], idleSince: performance.now(), bytesRead: 0, lastResponse: undefined });
    socket.once('close', () => connections.delete(socket));
  });

  function drain(): void {
    draining = true;
    for (const connection of connections.values()) {
      const newest = connection.pending.at(-1);
      if (newest) closeAfterResponse(connection, newest);
    }
  }

  /** Closes idle connections. */
  function closeIdle(endedAt: number): void {
    for (const [socket, { pending, idleSince, bytesRead }] of connections) {
      if (pending.length > 0) continue;
      const isReceiving = socket.bytesRead > bytesRead;
      const until = isReceiving ? Math.max(endedAt, idleSince) + REQUEST_HEAD_TIMEOUT_MS : idleSince + IDLE_GRACE_MS;
      if (performance.now() >= until) socket.destroySoon();
    }
  }

  return {
    accept(req, res) {
      const { socket } = req;
      const connection = connections.get(socket);
      if (!connection) return true;
      if (connection.lastResponse?.headersSent) return false;
      connection.pending.push(res);
      res.once('close', () => {
        connection.pending.splice(connection.pending.indexOf(res), 1);
        connection.idleSince = performance.now();
        connection.bytesRead = socket.bytesRead;
      });
      if (draining) closeAfterResponse(connection, res);
      return true;
    },
    drain,
    async close(graceMs) {
      drain();
      const closed = once(server, 'close');
      // Only stop listening: HTTP's own `close` would also cut connections on which a request is arriving.
      TcpServer.prototype.close.call(server);
      const checkIdle = closeIdle.bind(undefined, performance.now());
      checkIdle();
      const checkTimer = setInterval(checkIdle, CHECK_INTERVAL_MS);
      await escalateAfter(graceMs, closed, () => server.closeAllConnections());
      clearInterval(checkTimer);
      server.close(); // its timers
    },
  };
}

/**
 * Makes the newest response of a connection announce its end. It waits until the request is read: closing a connection
 * while data still arrives would lose the response.
 */
function closeAfterResponse(connection: Connection, res: ServerResponse): void {
  const { req } = res;
  if (isBodyPending(req)) {
    req.once('end', () => closeAfterResponse(connection, res));
    return;
  }
  if (res.headersSent || connection.pending.at(-1) !== res) return;
  if (connection.lastResponse && !connection.lastResponse.headersSent)
    connection.lastResponse.removeHeader('Connection');
  res.setHeader('Connection', 'close');
  connection.lastResponse = res;
}

const isBodyPending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
