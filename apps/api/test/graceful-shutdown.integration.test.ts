import { once } from 'node:events';
import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Response } from 'express';
import { type RunningApi, startApi } from '../src/index.ts';
import { startTestApi, type TestApi } from './support/api.ts';

/** Longer than any test. */
const LONG_MS = 600_000;
const HEAD = 'Host: x\r\nContent-Type: application/json\r\n';

let api: TestApi;
const agent = new Agent({ keepAlive: true });
const sockets: Socket[] = [];

beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  agent.destroy();
  await api.stop();
});

/** A server that holds its responses to `/queues/…` until the test releases them. */
async function serve({ graceMs = LONG_MS, draining }: { graceMs?: number; draining?: AbortSignal } = {}) {
  const held: Response[] = [];
  const operatorPages = (_req: unknown, res: Response) => void held.push(res);
  const server = await startApi({ ...api.deps, operatorPages, draining, graceMs, port: 0, host: '127.0.0.1' });
  const isHeld = (count: number) => waitFor(async () => held.length === count);
  return { ...server, held, isHeld };
}

interface Answer {
  text: string;
  headers: IncomingHttpHeaders;
}

const ask = (server: RunningApi, path: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { agent }, (response) => {
      text(response).then((body) => resolve({ text: body, headers: response.headers }), reject);
    }).on('error', reject);
  });

/** A connection that sends these bytes; what it received, and how it ended. */
async function open(server: RunningApi, bytes = '') {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    received += chunk;
  });
  const ended = new Promise<string>((resolve) => {
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    socket.once('close', () => resolve('closed'));
  });
  await once(socket, 'connect');
  if (bytes) socket.write(bytes);
  return { socket, ended, received: () => received };
}

const isRefused = (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED';

describe('A server that is stopped', () => {
  test('When a request is in progress, then no other is accepted, it gets its whole response, and then the server ends', async () => {
    const server = await serve();
    const begun = ask(server, '/queues/begun');
    await server.isHeld(1);
    server.held[0]?.write('half ');
    const waiting = ask(server, '/queues/waiting');
    await server.isHeld(2);
    const story: string[] = [];
    const stopped = server.stop().then(() => story.push('stopped'));

    await expect(open(server)).rejects.toThrow('ECONNREFUSED');
    story.push('refused');
    server.held[0]?.end('and half');
    expect((await begun).text).toBe('half and half');
    story.push('answered');
    server.held[1]?.end('whole');
    expect(await waiting).toMatchObject({ text: 'whole', headers: { connection: 'close' } });
    story.push('answered');
    await stopped;
    expect(story).toEqual(['refused', 'answered', 'answered', 'stopped']);
  });

  test('When clients keep sending requests, then each gets a whole response, or is refused before it is sent', async () => {
    const server = await serve();
    const CLIENTS = 8;
    const answers: Answer[] = [];
    const askOn = (): Promise<NodeJS.ErrnoException> =>
      ask(server, '/healthz').then(
        (answer) => {
          answers.push(answer);
          return askOn();
        },
        (error) => error,
      );
    const ends = Array.from({ length: CLIENTS }, askOn);
    await waitFor(async () => answers.length > 10 * CLIENTS);
    const before = answers.length;
    await server.stop();

    const errors = await Promise.all(ends);
    expect(errors.filter((error) => !isRefused(error))).toEqual([]);
    expect(answers.filter((answer) => answer.text !== '{"status":"ok"}')).toEqual([]);
    expect(answers.slice(0, before).filter(({ headers }) => headers.connection === 'close')).toEqual([]);
    const last = answers.slice(before).filter(({ headers }) => headers.connection === 'close');
    expect(last).toHaveLength(CLIENTS);
  });

  test('When connections are idle, or have sent only half a request, then they do not delay it', async () => {
    const server = await serve();
    const connections = [
      await open(server),
      await open(server, 'GET /healthz HT'),
      await open(server, `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`),
      await open(server, `GET /healthz HTTP/1.1\r\n${HEAD}\r\nGET /healthz HT`),
    ];
    await waitFor(async () => connections.slice(2).every(({ received }) => received().endsWith('}')));
    await server.stop();
    const ends = await Promise.all(connections.map(({ ended }) => ended));
    expect(ends).toEqual(['closed', 'closed', 'closed', 'closed']);
  });

  test('When several requests came on a connection, then all get responses, and only the last one closes the connection', async () => {
    const server = await serve();
    const request = (path: string) => `GET ${path} HTTP/1.1\r\n${HEAD}\r\n`;
    const other = ask(server, '/queues/other');
    await server.isHeld(1);
    const { socket, ended, received } = await open(server, request('/queues/1') + request('/queues/2'));
    await server.isHeld(3);
    const stopped = server.stop();
    socket.write(request('/queues/3'));
    await server.isHeld(4);
    const [first, ...answers] = server.held;
    for (const [at, res] of answers.entries()) res.write(`answer ${at + 1}`);
    socket.write(request('/queues/late'));
    first?.end();
    await other; // by then the late one has arrived too
    expect(server.held).toHaveLength(4);
    for (const res of answers) res.end();
    await stopped;
    await ended;
    expect(received().match(/answer \d|^Connection: .*/gm)).toEqual([
      ...['Connection: keep-alive', 'answer 1'],
      'answer 2', // without Connection: close, which means keep-alive (RFC 9112, section 9.3)
      ...['Connection: close', 'answer 3'],
    ]);
  });

  test('When a response is sent before the whole request has arrived, then the rest is read, so that the response arrives', async () => {
    const server = await serve();
    const body = 'x'.repeat(20_000_000); // more than the buffers between client and server hold
    const request = `POST /queues/ HTTP/1.1\r\n${HEAD}Content-Length: ${body.length}\r\n\r\n${body}`;
    const { ended, received } = await open(server, request);
    await server.isHeld(1);
    const stopped = server.stop();
    server.held[0]?.end('answered');
    await stopped;
    expect(await ended).toBe('closed');
    expect(received()).toContain('answered');
  });

  test('When a request does not end, then it is aborted after the grace time', async () => {
    const server = await serve({ graceMs: 1 });
    const cut = ask(server, '/queues/never');
    await server.isHeld(1);
    await Promise.all([server.stop(), expect(cut).rejects.toThrow('socket hang up')]);
  });
});

test('When a process gets SIGTERM, then its server still responds, and closes each connection afterwards', async () => {
  const draining = new AbortController();
  const server = await serve({ draining: draining.signal });
  const begun = ask(server, '/queues/begun');
  await server.isHeld(1);
  expect((await ask(server, '/healthz')).headers.connection).toBe('keep-alive');
  draining.abort();
  server.held[0]?.end();
  const answers = [await begun, await ask(server, '/healthz'), await ask(server, '/healthz')];
  expect(answers.map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close']);
  await server.stop();
});
