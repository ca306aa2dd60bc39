import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp, type RunningApi, startApi } from '../src/index.ts';
import { startTestApi, type TestApi, type TestCaller } from './support/api.ts';

let api: TestApi;
let caller: TestCaller;
beforeAll(async () => {
  api = await startTestApi();
  caller = await api.newCaller();
});
afterAll(() => api.stop());

const ORIGIN = 'https://app.example.com';

describe('Browsers', () => {
  test('When anything is answered, then a browser may neither guess its type, nor frame it, nor load anything for it', async () => {
    const { headers } = await caller.get('/v1/api/brands').expect(200);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toMatch(/max-age=\d+/);
  });

  test('When no origin is allowed, then no page may read an answer', async () => {
    const response = await caller.get('/v1/api/brands').set('Origin', ORIGIN).expect(200);
    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('When an origin is allowed, then its pages may call, and others may not', async () => {
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
    'When an answer is long enough and the caller takes %s, then it is packed',
    async (encoding) => {
      for (let i = 0; i < 5; i++) await caller.parse();
      const response = await get(encoding);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toContain('Accept-Encoding');
      expect(response.body.data.length).toBeGreaterThan(4);
    },
  );

  test('When the caller takes no encoding, then it is not packed', async () => {
    expect((await get('identity')).headers['content-encoding']).toBeUndefined();
  });
});

describe('Methods', () => {
  test.each([
    ['/v1/api/parse', 'POST, OPTIONS'],
    ['/v1/api/brands', 'GET, HEAD, OPTIONS'],
  ])('When OPTIONS %s is asked, then it says what there is', async (path, allow) => {
    const response = await request(api.app).options(path).expect(204);
    expect(response.headers.allow).toBe(allow);
  });
});

describe('Caching', () => {
  test('When a brand is asked for again unchanged, then it is 304 without a body, and anew after a change', async () => {
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

  test('When something is submitted, then the answer is not to be stored', async () => {
    const response = await caller.post('/v1/api/parse', { url: 'https://example.com' }).expect(202);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('Links', () => {
  test('When it is known where people reach the service, then links are absolute', async () => {
    const app = createApp({ ...api.deps, publicBaseUrl: 'https://brands.example' });
    const submit = (to: typeof app) =>
      request(to).post('/v1/api/parse').set('Authorization', `Bearer ${caller.key}`).send({ url: 'https://a.example' });
    expect((await submit(app).expect(202)).headers.location).toMatch(/^https:\/\/brands\.example\/v1\/api\/brands\//);
    expect((await submit(api.app).expect(202)).headers.location).toMatch(/^\/v1\/api\/brands\//);
  });
});

describe('What is no HTTP', () => {
  let server: RunningApi;
  beforeAll(async () => {
    server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.stop());

  test.each([
    ['nonsense', 'what is this\r\n\r\n', 400, 'MALFORMED_REQUEST'],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
    ],
  ])('When %s arrives, then the error has the usual form', async (_, bytes, status, code) => {
    const socket = connect(server.port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    socket.write(bytes);
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ error: expect.any(String), message: expect.any(String), code });
  });
});
