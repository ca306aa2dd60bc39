import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { delay, type Stoppable } from '@brandprint/platform';

/**
 * open: transparent · cut: connections break, and new ones are refused · stalled: nothing passes, without an error ·
 * slow: each chunk is delayed by this many milliseconds.
 */
export type FaultProxyState = 'open' | 'cut' | 'stalled' | { slowMs: number };

/** A proxy on loopback that simulates network faults in front of a server. */
export interface FaultProxy extends Stoppable {
  port: number;
  /** Applies from now on, also to open connections. */
  setState(state: FaultProxyState): void;
}

/** `target` returns the port of the server, which may change when it is restarted. */
export async function startFaultProxy(target: () => number): Promise<FaultProxy> {
  let state: FaultProxyState = 'open';
  /** Resolves when a stall is over. */
  let notStalled = Promise.resolve();
  let endStall = () => {};
  const sockets = new Set<Socket>();

  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  /** Forwards chunks one after the other. */
  const pipe = async (from: Socket, to: Socket): Promise<void> => {
    try {
      for await (const piece of from) {
        await notStalled;
        if (typeof state === 'object') await delay(state.slowMs);
        if (!to.write(piece)) await Promise.race([once(to, 'drain'), once(to, 'close')]);
      }
      await notStalled;
      to.end();
    } catch {
      to.destroy();
    }
  };

  const server = createServer({ allowHalfOpen: true }, (client) => {
    track(client);
    if (state === 'cut') return void resetConnection(client);
    const upstream = track(connect({ port: target(), host: '127.0.0.1', allowHalfOpen: true }));
    upstream.once('error', () => resetConnection(client));
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    void pipe(client, upstream);
    void pipe(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    setState(next) {
      state = next;
      endStall();
      if (state === 'stalled')
        notStalled = new Promise((resolve) => {
          endStall = resolve;
        });
      if (state === 'cut') for (const socket of sockets) resetConnection(socket);
    },
    async stop() {
      endStall();
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A reset, as by a failing network. A connection that is already ending cannot be reset, and would never be closed. */
const resetConnection = (socket: Socket): Socket =>
  socket.writableEnded ? socket.destroy() : socket.resetAndDestroy();
