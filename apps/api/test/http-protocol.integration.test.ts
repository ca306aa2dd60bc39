import { once } from 'node:events';
import { connect } from 'node:net';
import type { ErrorCode } from '@brandprint/contracts';
import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp, type RunningApi, startApi } from '../src/index.ts';
import { expectError, useTestApi } from './support/api.ts';

const api = await useTestApi();
const caller = await api.createCaller();

const ORIGIN = 'https://app.example.com';

describe('Browsers', () => {
  test('When any response is sent, then a browser may neither guess its type, nor frame it, nor load anything for it', async () => {
    const { headers } = await caller.get('/v1/api/brands').expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  test('When no origin is allowed, then no page may read a response', async () => {
    const response = await caller.get('/v1/api/brands').set('Origin', ORIGIN).expect(200);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('When an origin is allowed, then its pages may call the API, and others may not', async () => {
    const app = createApp({ ...api.deps, corsOrigins: [ORIGIN] });
    const preflight = await request(app)
      .options('/v1/api/parse')
      .set('Origin', ORIGIN)
      .set('Access-Control-Request-Method', 'POST')
      .set('Access-Control-Request-Headers', 'authorization,content-type,idempotency-key');
    expect(preflight.status).toBe(204);
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-headers': 'authorization,content-type,idempotency-key',
    });
    expect(preflight.headers['access-control-allow-methods']).toContain('POST');

    const call = (origin: string) =>
      request(app).get('/v1/api/brands').set('Authorization', `Bearer ${caller.key}`).set('Origin', origin);
    const own = await call(ORIGIN).expect(200);
    expect(own.headers['access-control-allow-origin']).toBe(ORIGIN);
    expect(own.headers['access-control-expose-headers']).toContain('Retry-After');
    const other = await call('https://evil.example').expect(200);
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('Compression', () => {
  const get = (encoding: string) => caller.get('/v1/api/brands').set('Accept-Encoding', encoding).expect(200);

  test.each(['br', 'gzip'])(
    'When a response is long enough and the client accepts %s, then it is compressed',
    async (encoding) => {
      for (let i = 0; i < 5; i++) await caller.parse();
      const response = await get(encoding);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toContain('Accept-Encoding');
      expect(response.body.data.length).toBeGreaterThan(4);
    },
  );

  test('When the client accepts no encoding, then it is not compressed', async () => {
    expect((await get('identity')).headers['content-encoding']).toBeUndefined();
  });
});

describe('Methods', () => {
  test.each([
    ['/v1/api/parse', 'POST, OPTIONS'],
    ['/v1/api/brands', 'GET, HEAD, OPTIONS'],
  ])('When OPTIONS %s is sent, then the response lists the methods', async (path, allow) => {
    const response = await request(api.app).options(path).expect(204);
    expect(response.headers.allow).toBe(allow);
  });
});

describe('Caching', () => {
  test('When a brand is requested again unchanged, then the response is 304 without a body, and 200 after a change', async () => {
    const id = await caller.parse();
    const first = await caller.get(`/v1/api/brands/${id}`).expect(200);
    expect(first.headers).toMatchObject({ etag: expect.stringMatching(/^"/), 'cache-control': 'private, no-cache' });
    const again = () => caller.get(`/v1/api/brands/${id}`).set('If-None-Match', first.headers.etag as string);
    const unchanged = await again().expect(304);
    expect(unchanged.text).toBe('');
    await api.database.prisma.brand.update({ where: { id }, data: { name: 'Another' } });
    const changed = await again().expect(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });

  test('When something is submitted, then the response must not be stored', async () => {
    const response = await caller.post('/v1/api/parse', { url: 'https://example.com' }).expect(202);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('Links', () => {
  test('When the public URL is known, then links are absolute', async () => {
    const app = createApp({ ...api.deps, publicBaseUrl: 'https://brands.example' });
    const submit = (to: typeof app) =>
      request(to).post('/v1/api/parse').set('Authorization', `Bearer ${caller.key}`).send({ url: 'https://a.example' });
    expect((await submit(app).expect(202)).headers.location).toMatch(/^https:\/\/brands\.example\/v1\/api\/brands\//);
    expect((await submit(api.app).expect(202)).headers.location).toMatch(/^\/v1\/api\/brands\//);
  });
});

describe('Bodies', () => {
  const parse = (type: string, body: Buffer, encoding = 'identity') =>
    caller
      .post('/v1/api/parse')
      .set('Content-Type', type)
      .set('Content-Encoding', encoding)
      .serialize(() => body as never);
  const url = '{"url":"https://example.com"}';

  test.each<[string, string, Buffer, string, ErrorCode, string]>([
    [
      'not UTF-8',
      'application/json',
      Buffer.from('{"url":"https://a\xff.example"}', 'latin1'),
      'identity',
      'INVALID_JSON',
      'UTF-8',
    ],
    [
      'UTF-16',
      'application/json; charset=utf-16le',
      Buffer.from(url, 'utf16le'),
      'identity',
      'UNSUPPORTED_MEDIA_TYPE',
      'UTF-8',
    ],
    [
      'in an unknown encoding',
      'application/json',
      Buffer.from(url),
      'zip',
      'UNSUPPORTED_MEDIA_TYPE',
      'Content-Encoding',
    ],
    ['not in the stated encoding', 'application/json', Buffer.from(url), 'gzip', 'INVALID_JSON', 'Content-Encoding'],
  ])('When a body is %s, then it is rejected for that', async (_, type, body, encoding, code, says) => {
    const response = await parse(type, body, encoding).send({});
    expectError(response, code);
    expect(response.body.message).toContain(says);
  });

  test('When a query has a parameter twice, then the error says so', async () => {
    const response = await caller.get('/v1/api/brands?cursor=a&cursor=b');
    expectError(response, 'VALIDATION_ERROR', ['cursor']);
    expect(response.body.details[0].message).toBe('must be given only once');
  });

  test('When a body with an Idempotency-Key is nested very deeply, then it is rejected, and nothing breaks', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const response = await caller
      .post('/v1/api/parse')
      .set('Idempotency-Key', 'deep')
      .set('Content-Type', 'application/json')
      .send(`{"url":"https://example.com","x":${deep}}`);
    expectError(response, 'VALIDATION_ERROR', ['x']);
  });
});

describe('Errors', () => {
  test('When a response is an error, then it must not be cached', async () => {
    const { headers } = await caller.get('/v1/api/brands/7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e').expect(404);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('The log', () => {
  const clientOf = (id: string) =>
    api.log.map((line) => JSON.parse(line)).find((line) => line.request_id === id)?.client;

  test.each([
    [undefined, /127\.0\.0\.1/],
    ['loopback', /^203\.0\.113\.7$/],
  ])("When the trusted proxies are %j, then the client's address is logged accordingly", async (trustProxy, client) => {
    const id = `proxy-${trustProxy}`;
    const app = createApp({ ...api.deps, trustProxy });
    await request(app).get('/healthz').set({ 'X-Request-Id': id, 'X-Forwarded-For': '203.0.113.7' }).expect(200);
    await waitFor(async () => clientOf(id));
    expect(clientOf(id)).toMatch(client);
  });
});

describe('Invalid HTTP', () => {
  let server: RunningApi;
  beforeAll(async () => {
    server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  /** Sends bytes, and more after the first response; returns everything received until the server closes. */
  async function exchange(bytes: string, more?: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      if (answer === '' && more !== undefined) socket.write(more);
      answer += text;
    });
    socket.write(bytes);
    await once(socket, 'close');
    return answer;
  }

  test('When garbage follows during a response, then nothing is inserted into it', async () => {
    const id = await caller.parse();
    const head = `GET /v1/api/brands/${id}/events HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${caller.key}\r\n\r\n`;
    const answer = await exchange(head, 'GARBAGE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).not.toContain('MALFORMED_REQUEST');
  });

  test.each([
    ['no host', ''],
    ['two hosts', 'Host: a\r\nHost: b\r\n'],
  ])('When a request has %s, then it is rejected', async (_, hosts) => {
    const [head = '', body = ''] = (await exchange(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)).split(
      '\r\n\r\n',
    );
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body).code).toBe('MALFORMED_REQUEST');
  });

  test('When a request has an unknown expectation, then it gets its response anyway', async () => {
    const answer = await exchange('GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    ['nonsense', 'what is this\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    ['endless headers', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'HEADERS_TOO_LARGE'],
  ])('When %s arrives, then the error has the usual format', async (_, bytes, status, code) => {
    const [head = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), message: expect.any(String), code });
  });
});
