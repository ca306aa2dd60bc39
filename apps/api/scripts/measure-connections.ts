/**
 * Measures how many requests of 40 clients on keep-alive connections are lost when a server stops, with
 * `trackConnections` and with Node's own `close` (ADR 31): `npx tsx apps/api/scripts/measure-connections.ts`
 */
import { EventEmitter, once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { trackConnections } from '../src/http/connections.ts';

const CLIENTS = 40;
const STOPS = 10;
const CALLS = 1_000_000;

type Stop = (server: Server) => {
  accept(req: IncomingMessage, res: ServerResponse): boolean;
  stop(): Promise<unknown>;
};

const tracked: Stop = (server) => {
  const connections = trackConnections(server);
  return { accept: connections.accept, stop: () => connections.close(5_000) };
};

const nodesOwn: Stop = (server) => {
  const open = new Set<ServerResponse>();
  let stopping = false;
  return {
    accept(_req, res) {
      open.add(res);
      res.once('close', () => open.delete(res));
      if (stopping) res.setHeader('Connection', 'close');
      return true;
    },
    stop() {
      stopping = true;
      for (const res of open) if (!res.headersSent) res.setHeader('Connection', 'close');
      const closed = once(server, 'close');
      server.close();
      return closed;
    },
  };
};

/** Requests that were sent on an open connection and got no response, in one stop of a busy server. */
async function lostRequests(kind: Stop): Promise<number> {
  const server = createServer();
  const { accept, stop } = kind(server);
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (accept(req, res)) setTimeout(() => res.end('ok'), Math.random() * 5);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  let lost = 0;
  const send = () =>
    new Promise<boolean>((resolve) => {
      const sent = request({ port, host: '127.0.0.1', agent }, (response) =>
        response.resume().on('end', () => resolve(true)),
      );
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNREFUSED') lost += 1;
        resolve(false);
      });
      sent.end();
    });
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (await send());
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  await stop();
  await Promise.all(clients);
  agent.destroy();
  return lost;
}

async function meanLost(kind: Stop): Promise<string> {
  let lost = 0;
  for (let i = 0; i < STOPS; i += 1) lost += await lostRequests(kind);
  return `${lost / STOPS} lost per stop`;
}

function microsecondsPerRequest(): string {
  const server = createServer();
  const { accept } = trackConnections(server);
  const socket = new Socket();
  server.emit('connection', socket);
  const req = { socket, complete: true, headers: {} } as unknown as IncomingMessage;
  const start = performance.now();
  for (let i = 0; i < CALLS; i += 1) {
    const res = new EventEmitter() as unknown as ServerResponse;
    accept(req, res);
    res.emit('close');
  }
  return `${(((performance.now() - start) * 1_000) / CALLS).toFixed(2)} µs per request`;
}

console.table({
  trackConnections: await meanLost(tracked),
  "Node's close, with Connection: close on open responses": await meanLost(nodesOwn),
  'cost of trackConnections': microsecondsPerRequest(),
});
process.exit(0);
