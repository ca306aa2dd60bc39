import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { StateLocation } from '@brandprint/platform';

/** A proxy that can be disconnected, or that can lose a response and then disconnect. */
export async function startFlakyProxy(location: StateLocation) {
  const url = new URL('redisUrl' in location ? location.redisUrl : location.databaseUrl);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  let isCut = false;
  let dropsResponses = false;
  let droppedResponses = 0;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(port, host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
    }
    client.pipe(upstream);
    upstream.on('data', (chunk) => {
      if (!dropsResponses) return void client.write(chunk);
      droppedResponses += 1;
      client.destroy();
    });
  });
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    location: 'redisUrl' in location ? { redisUrl: url.href } : { databaseUrl: url.href },
    cut,
    dropResponses: () => {
      dropsResponses = true;
    },
    /** Number of lost responses. */
    lost: () => droppedResponses,
    restore: () => {
      isCut = false;
      dropsResponses = false;
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
