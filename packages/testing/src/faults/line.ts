import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Stoppable } from '@brandprint/platform';

/**
 * open: as if it were not there · cut: connections break, and no new one is made · stalled: nothing gets through, and nobody is
 * told · slow: each piece takes so many milliseconds.
 */
export type LineState = 'open' | 'cut' | 'stalled' | { slowMs: number };

/** A stretch of network on loopback that leads to a server. */
export interface Line extends Stoppable {
  port: number;
  /** From now on, for connections that are open too. */
  become(state: LineState): void;
}

/** `target` tells the port of the server, which may change when that is started again. */
export async function startLine(target: () => number): Promise<Line> {
  let state: LineState = 'open';
  /** Resolves when a stall is over. */
  let flowing = Promise.resolve();
  let flow = () => {};
  const sockets = new Set<Socket>();

  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  /** Passes on what comes, one piece after the other. */
  const lead = async (from: Socket, to: Socket): Promise<void> => {
    try {
      for await (const piece of from) {
        await flowing;
        if (typeof state === 'object') await pause(state.slowMs);
        if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
      }
      await flowing;
      to.end();
    } catch {
      to.destroy();
    }
  };

  const server = createServer({ allowHalfOpen: true }, (near) => {
    keep(near);
    if (state === 'cut') return void breakOff(near);
    const far = keep(connect({ port: target(), host: '127.0.0.1', allowHalfOpen: true }));
    far.once('error', () => breakOff(near));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
    void lead(near, far);
    void lead(far, near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      state = next;
      flow();
      if (state === 'stalled')
        flowing = new Promise((resolve) => {
          flow = resolve;
        });
      if (state === 'cut') for (const socket of sockets) breakOff(socket);
    },
    async stop() {
      flow();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** As a network that fails. One that is being ended cannot be reset any more, and would never be closed. */
const breakOff = (socket: Socket): Socket => (socket.writableEnded ? socket.destroy() : socket.resetAndDestroy());
