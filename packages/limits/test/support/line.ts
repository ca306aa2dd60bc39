import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { StateLocation } from '@brandprint/platform';

/** The same place behind a line that can be cut, or lose what is answered and break then. */
export async function openLine(location: StateLocation) {
  const url = new URL('redisUrl' in location ? location.redisUrl : location.databaseUrl);
  const [host, port] = [url.hostname, Number(url.port)];
  const sockets = new Set<Socket>();
  let isCut = false;
  let loses = false;
  let lost = 0;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => other.destroy());
    }
    near.pipe(far);
    far.on('data', (piece) => {
      if (!loses) return void near.write(piece);
      lost += 1;
      near.destroy();
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
    loseAnswers: () => {
      loses = true;
    },
    /** Answers that were lost so far. */
    lost: () => lost,
    mend: () => {
      isCut = false;
      loses = false;
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
