import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  ApiError,
  AuthenticationError,
  BrandprintError,
  ConflictError,
  ConnectionError,
  GoneError,
  InvalidRequestError,
  InvalidResponseError,
  NotFoundError,
  PermissionError,
  PreconditionFailedError,
  RateLimitError,
  ServerError,
  TimeoutError,
} from '../src/index.ts';
import {
  BRAND,
  BRAND_ID,
  brand,
  type FaultyServer,
  fail,
  hang,
  json,
  reset,
  SUBMITTED,
  startFaultyServer,
} from './support/fake-api.ts';

/** One for each test: a request that was given up may arrive late. */
let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
});
afterEach(() => server.stop());

const NONE = { maxRetries: 0 };

describe('An error of the API', () => {
  test.each([
    [400, InvalidRequestError],
    [401, AuthenticationError],
    [403, PermissionError],
    [404, NotFoundError],
    [409, ConflictError],
    [410, GoneError],
    [412, PreconditionFailedError],
    [422, InvalidRequestError],
    [418, ApiError],
    [429, RateLimitError],
    [500, ServerError],
    [503, ServerError],
  ])('When the status is %i, then it has its class and everything that the response says', async (status, type) => {
    const headers = { 'x-request-id': 'request-1', 'retry-after': '7' };
    const details = [{ path: 'limit', message: 'must be at most 100' }];
    server.script(json({ error: 'E', message: 'Says why', code: 'A_CODE', details }, status, headers));
    const error = await server
      .client()
      .brands.get(BRAND_ID, NONE)
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(type);
    expect(error).toBeInstanceOf(BrandprintError);
    expect(error).toMatchObject({ status, code: 'A_CODE', requestId: 'request-1', retryAfter: 7, details });
    expect(error).toMatchObject({ message: 'Says why', name: type.name });
  });

  test('When a proxy sends a page instead, then the error still has the status', async () => {
    server.script((_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
    const reading = server.client().brands.get(BRAND_ID, NONE);
    await expect(reading).rejects.toMatchObject({ name: 'ServerError', status: 502, code: undefined });
  });

  test('When a success is not JSON, then the error says to check baseUrl', async () => {
    server.script((_, response) => response.end('<h1>Welcome</h1>'));
    const reading = server.client().brands.get(BRAND_ID, NONE);
    await expect(reading).rejects.toThrow(InvalidResponseError);
    await expect(reading).rejects.toThrow(/baseUrl/);
  });
});

describe('A request that fails', () => {
  test.each<[string, Parameters<FaultyServer['script']>[0]]>([
    ['the status is 503', fail(503, 'UNAVAILABLE')],
    ['the status is 429 with Retry-After', fail(429, 'RATE_LIMITED', { 'retry-after': '1' })],
    ['the status is 500', fail(500, 'INTERNAL')],
    ['the connection is reset within the body', reset('{"data":')],
  ])('When %s, then a read is repeated', async (_, step) => {
    server.script(step, step, brand());
    expect((await server.client().brands.get(BRAND_ID)).id).toBe(BRAND_ID);
    expect(server.requests).toHaveLength(3);
  });

  test('When it fails more often than allowed, then the error is that of the last attempt', async () => {
    server.script(fail(503, 'FIRST'), fail(503, 'SECOND'));
    const reading = server.client().brands.get(BRAND_ID, { maxRetries: 1 });
    await expect(reading).rejects.toMatchObject({ code: 'SECOND' });
    expect(server.requests).toHaveLength(2);
  });

  test('When the server asks to wait for longer than a minute, then it is not repeated', async () => {
    server.script(fail(429, 'RATE_LIMITED', { 'retry-after': '1800' }));
    await expect(server.client().brands.create({ url: 'https://example.com' })).rejects.toMatchObject({
      name: 'RateLimitError',
      retryAfter: 1_800,
    });
    expect(server.requests).toHaveLength(1);
  });

  test.each([400, 401, 404, 409, 412])('When the status is %i, then it is not repeated', async (status) => {
    server.script(fail(status));
    await expect(server.client().brands.get(BRAND_ID)).rejects.toMatchObject({ status });
    expect(server.requests).toHaveLength(1);
  });

  test('When a submission is repeated, then every attempt has the same Idempotency-Key', async () => {
    server.script(reset(), fail(503), SUBMITTED);
    await server.client().brands.create({ url: 'https://example.com' });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  });

  test('When the context is insecure and has no crypto.randomUUID, then a submission still has a key', async () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    try {
      server.script(SUBMITTED);
      await server.client().brands.create({ url: 'https://example.com' });
      await server.client().brands.reanalyze(BRAND_ID);
    } finally {
      Reflect.deleteProperty(crypto, 'randomUUID');
    }
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  test('When the response of a deletion is lost and the next one is 404, then it succeeded', async () => {
    const { brands, sections } = server.client();
    server.script(reset(), fail(404, 'BRAND_NOT_FOUND'));
    await brands.delete(BRAND_ID);
    expect(server.requests).toHaveLength(2);
    await expect(brands.delete(BRAND_ID)).rejects.toThrow(NotFoundError);
    // To revert a section is an edit.
    server.script(reset());
    await expect(sections.revert(BRAND_ID, 'colors')).rejects.toThrow(ConnectionError);
  });

  test('When the first submission is still running, then it is repeated', async () => {
    server.script(fail(409, 'IDEMPOTENCY_KEY_IN_USE', { 'retry-after': '1' }), SUBMITTED);
    await server.client().brands.create({ url: 'https://example.com' });
    expect(server.requests).toHaveLength(2);
  });

  test('When a POST has no Idempotency-Key, then it is never repeated', async () => {
    const { webhooks } = server.client();
    for (const step of [fail(503), reset(), fail(429, 'RATE_LIMITED', { 'retry-after': '1' })]) {
      server.script(step);
      await expect(webhooks.create({ url: 'https://example.com/hook' })).rejects.toThrow(BrandprintError);
      expect(server.requests).toHaveLength(1);
    }
  });

  test.each([{ ifMatch: '"1"' }, {}])(
    'When an edit with %j may have succeeded, then it is not repeated',
    async (options) => {
      server.script(reset());
      const editing = server.client().sections.patch(BRAND_ID, 'things', { name: 'Ours' }, options);
      await expect(editing).rejects.toThrow(ConnectionError);
      expect(server.requests).toHaveLength(1);
      expect(server.requests[0]?.headers['if-match']).toBe(options.ifMatch);
    },
  );

  test('When an edit was refused by a rate limit, then it is repeated', async () => {
    server.script(fail(429, 'RATE_LIMITED', { 'retry-after': '1' }), reset());
    const editing = server.client().sections.patch(BRAND_ID, 'things', { name: 'Ours' });
    await expect(editing).rejects.toThrow(ConnectionError);
    expect(server.requests).toHaveLength(2);
  });
});

describe('A request that cannot be sent', () => {
  test('When the function for the key throws, then its error is thrown, and it is called once', async () => {
    let calls = 0;
    const apiKey = async () => {
      calls += 1;
      throw new Error('Signed out');
    };
    const error = await server
      .client({ apiKey })
      .brands.get(BRAND_ID)
      .catch((reason) => reason);
    expect(error).toMatchObject({ name: 'Error', message: 'Signed out' });
    expect(calls).toBe(1);
  });

  test('When the function for the key never returns, then the time limit ends it', async () => {
    const apiKey = () => new Promise<string>(() => {});
    await expect(server.client({ apiKey, timeout: 50 }).brands.get(BRAND_ID, NONE)).rejects.toThrow(TimeoutError);
  });

  test('When a header or a body cannot be sent, then it is a TypeError and nothing is sent', async () => {
    server.script(brand());
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    await expect(server.client({ apiKey: 'bp_\u2026' }).brands.get(BRAND_ID)).rejects.toMatchObject({
      name: 'TypeError',
    });
    await expect(server.client().sections.patch(BRAND_ID, 'things', circular)).rejects.toMatchObject({
      name: 'TypeError',
    });
    expect(server.requests).toHaveLength(0);
  });
});

describe('A request that takes too long', () => {
  test('When a time limit is longer than a timer can be, then it is none', async () => {
    server.script(brand());
    expect((await server.client({ timeout: 2 ** 31 }).brands.get(BRAND_ID, NONE)).id).toBe(BRAND_ID);
  });

  test('When the server is silent, then it ends with a TimeoutError', async () => {
    server.script(hang);
    const reading = server.client({ timeout: 50 }).brands.get(BRAND_ID, NONE);
    await expect(reading).rejects.toThrow(TimeoutError);
    await expect(reading).rejects.toThrow(/longer than 50 ms/);
  });

  test('When the body stops in the middle, then it ends with a TimeoutError', async () => {
    server.script((_, response) => void response.writeHead(200).write('{"data":'));
    const reading = server.client({ timeout: 200 }).brands.get(BRAND_ID, NONE);
    await expect(reading).rejects.toThrow(TimeoutError);
  });

  test('When it is aborted while it runs, or while it waits to be repeated, then the reason is thrown', async () => {
    for (const step of [hang, fail(503, 'UNAVAILABLE', { 'retry-after': '60' })]) {
      const controller = new AbortController();
      server.script((request, response) => {
        step(request, response);
        setImmediate(() => controller.abort(new Error('I changed my mind')));
      });
      const reading = server.client().brands.get(BRAND_ID, { signal: controller.signal });
      await expect(reading).rejects.toThrow('I changed my mind');
      expect(server.requests).toHaveLength(1);
    }
  });
});

describe('A client', () => {
  test('When the server cannot be reached, then the error says where and what to check', async () => {
    const reading = server.client({ baseUrl: 'http://127.0.0.1:1' }).brands.get(BRAND_ID, NONE);
    await expect(reading).rejects.toThrow(ConnectionError);
    await expect(reading).rejects.toThrow(/127\.0\.0\.1:1.*baseUrl/);
  });

  test.each([{ baseUrl: 'brandprint.example' }, { baseUrl: '' }, { apiKey: '' }])(
    'When it is created with %j, then the error says what is wrong',
    (options) => {
      expect(() => server.client(options)).toThrow(BrandprintError);
      expect(() => server.client(options)).toThrow(Object.keys(options)[0]);
    },
  );

  test('When it has a base path, headers and a function for its key, then every request has them', async () => {
    server.script(json({ data: [], pagination: { has_more: false, next_cursor: '' } }));
    const client = server.client({
      baseUrl: `${server.url}/base/`,
      apiKey: async () => 'session-token',
      headers: { 'x-team': 'web' },
    });
    await client.brands.list({ q: 'a b&c', limit: 2 }).page();
    const [request] = server.requests;
    expect(request?.path).toBe('/base/v1/api/brands?q=a+b%26c&limit=2');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer session-token', 'x-team': 'web' });
  });

  test('When a brand has not changed, then a conditional read returns undefined', async () => {
    server.script((_, response) => response.writeHead(304, { etag: '"1"' }).end());
    expect(await server.client().brands.get(BRAND_ID, { ifNoneMatch: '"1"' })).toBeUndefined();
    expect(server.requests[0]?.headers['if-none-match']).toBe('"1"');
  });

  test('When another fetch is given, then it is used', async () => {
    const asked: unknown[] = [];
    const own: typeof fetch = async (input) => {
      asked.push(input);
      return Response.json({ data: BRAND });
    };
    await server.client({ fetch: own }).brands.get(BRAND_ID);
    expect(asked).toEqual([`${server.url}/v1/api/brands/${BRAND_ID}`]);
  });
});
