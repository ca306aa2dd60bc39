import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createTestLog, waitFor } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import type { Response } from 'express';
import { type StreamOptions, sendEvents } from '../src/http/event-stream.ts';
import type { ServerEvent } from '../src/http/route-response.ts';

const OPTIONS: StreamOptions = { stopping: undefined, isStillAuthenticated: async () => true };

/** A server with one stream, its result, and a client that reads only on demand. */
async function serve(
  events: (signal: AbortSignal) => AsyncIterable<ServerEvent>,
  options: Partial<StreamOptions> = {},
) {
  const log = createTestLog();
  let sent = () => {};
  const ended = new Promise<void>((resolve) => {
    sent = resolve;
  });
  const server = createServer((_req, res) => {
    const response = Object.assign(res, { locals: { logger: log.logger } }) as unknown as Response;
    void sendEvents(events, response, { ...OPTIONS, ...options }).then(sent);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const stop = async () => {
    socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { ended, socket, log, stop };
}

/** Endless events of 64 KB each. */
async function* flood(made: { count: number; released: boolean }): AsyncGenerator<ServerEvent> {
  try {
    for (;;) {
      made.count += 1;
      yield { id: String(made.count), event: 'flood', data: `"${'x'.repeat(65_536)}"` };
    }
  } finally {
    made.released = true;
  }
}

describe('An event stream', () => {
  test('When a client reads nothing, then no more events are produced than fit the buffers, and it is disconnected', async () => {
    const made = { count: 0, released: false };
    const { ended, stop } = await serve(() => flood(made), { stalledMs: 100 });
    await ended;
    expect(made.count).toBeLessThan(300);
    expect(made.released).toBe(true);
    await stop();
  });

  test('When a client disconnects, then the source of events is closed', async () => {
    const made = { count: 0, released: false };
    const { ended, socket, stop } = await serve(() => flood(made));
    socket.once('data', () => socket.destroy());
    socket.resume();
    await ended;
    expect(made.released).toBe(true);
    await stop();
  });

  test('When the service stops while a client reads nothing, then the stream does not delay it', async () => {
    const stopping = new AbortController();
    const made = { count: 0, released: false };
    const { ended, stop } = await serve(() => flood(made), { stopping: stopping.signal, stalledMs: 60_000 });
    // The buffers are full when no more events are produced.
    let before = -1;
    await waitFor(async () => {
      const full = made.count === before;
      before = made.count;
      return full;
    });
    stopping.abort();
    await ended;
    expect(made.released).toBe(true);
    await stop();
  });

  test('When events cannot be read any more, then sent events remain valid, the error is logged, and the client may reconnect', async () => {
    async function* broken(): AsyncGenerator<ServerEvent> {
      yield { id: '1', event: 'one', data: '{}' };
      throw new Error('database down');
    }
    const { ended, socket, log, stop } = await serve(broken);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
    });
    socket.resume();
    await ended;
    await once(socket, 'end').catch(() => undefined);
    expect(text).toContain('id: 1\nevent: one\ndata: {}\n\n');
    expect(log.lines.join()).toContain('event stream failed');
    await stop();
  });
});
