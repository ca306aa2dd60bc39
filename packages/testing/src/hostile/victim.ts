import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Victim {
  /** Each accepts TCP and UDP, on 127.0.0.1 and, if available, ::1. */
  ports: number[];
  /** The first of them. */
  port: number;
  /** Every connection, request and datagram that arrived. It must stay empty. */
  received: string[];
  stop(): Promise<void>;
}

const ADDRESSES = ['127.0.0.1', '::1'] as const;

/** A server that nothing may reach. Its responses are readable by any page, so that nothing stays hidden. */
export async function startVictim(ports = 2): Promise<Victim> {
  const received: string[] = [];
  const open = await Promise.all(Array.from({ length: ports }, () => openPort(received)));
  const [port = 0] = open.map((one) => one.port);
  return {
    ports: open.map((one) => one.port),
    port,
    received,
    stop: async () => void (await Promise.all(open.map((one) => one.stop()))),
  };
}

/** A port that was free for both protocols and families. */
async function openPort(received: string[]): Promise<{ port: number; stop(): Promise<void> }> {
  const servers: Server[] = [];
  const sockets: Socket[] = [];
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.close();
    await Promise.all(
      servers.map((server) => {
        const closed = new Promise((done) => server.close(done));
        server.closeAllConnections();
        return closed;
      }),
    );
  };
  let port = 0;
  for (const address of ADDRESSES) {
    try {
      const server = secretServer(received);
      await once(server.listen(port, address), 'listening');
      servers.push(server);
      port = (server.address() as AddressInfo).port;
      const socket = createSocket(address.includes(':') ? 'udp6' : 'udp4');
      socket.on('message', () => received.push(`datagram to ${address}`));
      await once(socket.bind(port, address), 'listening');
      sockets.push(socket);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') return stop().then(() => openPort(received));
      if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error;
    }
  }
  return { port, stop };
}

function secretServer(received: string[]): Server {
  const server = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/html' }).end('secret');
  });
  return server
    .on('connection', (socket) => received.push(`connection to ${socket.localAddress}`))
    .on('clientError', (_, socket) => socket.destroy());
}
