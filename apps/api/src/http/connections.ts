import { once } from 'node:events';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';

/** So long after an answer, or after it was opened, a connection may bring a request that was on its way already. */
const CROSSING_MS = 500;
/** How long a request that has begun to arrive may take until its head is there. */
const ARRIVING_MS = 2_000;
const LOOK_MS = 50;

interface Connection {
  /** What is not answered whole yet, in the order of the requests. */
  open: ServerResponse[];
  /** When the last answer ended, or the connection was opened. */
  quietSince: number;
  /** How many bytes had come by then. */
  read: number;
  /** The answer that says that none follows it. */
  last: ServerResponse | undefined;
}

export interface Connections {
  /** Asked with each request. False: its connection has been told that none is taken on it any more. */
  take(req: IncomingMessage, res: ServerResponse): boolean;
  /** From now on each answer says that its connection ends with it, so that the client asks elsewhere. */
  drain(): void;
  /** Takes no more connections, and ends these once they are answered; after `graceMs` those too that are not. */
  end(graceMs: number): Promise<void>;
}

/** Knows what goes on on a server's connections, and ends them without cutting an answer off (RFC 9112, section 9.6). */
export function trackConnections(server: HttpServer): Connections {
  const connections = new Map<Socket, Connection>();
  let draining = false;
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { open: [], quietSince: performance.now(), read: 0, last: undefined });
    socket.once('close', () => connections.delete(socket));
  });

  function drain(): void {
    draining = true;
    for (const connection of connections.values()) {
      const newest = connection.open.at(-1);
      if (newest) sayLast(connection, newest);
    }
  }

  /** Closes what nobody waits on. */
  function closeQuiet(endedAt: number): void {
    for (const [socket, { open, quietSince, read }] of connections) {
      if (open.length > 0) continue;
      const arriving = socket.bytesRead > read;
      const until = arriving ? Math.max(endedAt, quietSince) + ARRIVING_MS : quietSince + CROSSING_MS;
      if (performance.now() >= until) socket.destroySoon();
    }
  }

  return {
    take(req, res) {
      const { socket } = req;
      const connection = connections.get(socket);
      if (!connection) return true;
      if (connection.last?.headersSent) return false;
      connection.open.push(res);
      res.once('close', () => {
        connection.open.splice(connection.open.indexOf(res), 1);
        connection.quietSince = performance.now();
        connection.read = socket.bytesRead;
      });
      if (draining) sayLast(connection, res);
      return true;
    },
    drain,
    async end(graceMs) {
      drain();
      const closed = once(server, 'close');
      // Only the port: what HTTP's own does besides would cut off connections on which a request is on its way.
      TcpServer.prototype.close.call(server);
      const look = closeQuiet.bind(undefined, performance.now());
      look();
      const looking = setInterval(look, LOOK_MS);
      const impatient = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(looking);
      clearTimeout(impatient);
      server.close(); // its timers
    },
  };
}

/**
 * Has the newest answer of a connection say that none follows. Not before its request is read: a connection that is closed
 * while something still arrives on it takes the answer with it.
 */
function sayLast(connection: Connection, res: ServerResponse): void {
  const { req } = res;
  if (arrives(req)) {
    req.once('end', () => sayLast(connection, res));
    return;
  }
  if (res.headersSent || connection.open.at(-1) !== res) return;
  if (connection.last && !connection.last.headersSent) connection.last.removeHeader('Connection');
  res.setHeader('Connection', 'close');
  connection.last = res;
}

const arrives = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
