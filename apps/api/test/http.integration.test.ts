import { createDatabase } from '@brandprint/database';
import { createLogger, UserError } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { withSelect } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp, startApi } from '../src/index.ts';
import { expectError, useTestApi } from './support/api.ts';

const api = await useTestApi();
const caller = await api.createCaller();

describe('Routes', () => {
  test.each(['/', '/v1/api', '/v1/api/nothing', '/v1/API/brands', '/v2/api/brands'])(
    'When the path is %s, then it is not found',
    async (path) => {
      expectError(await caller.get(path), 'NOT_FOUND');
    },
  );

  test.each([
    ['get', '/v1/api/parse', 'POST, OPTIONS'],
    ['delete', '/v1/api/brands', 'GET, HEAD, OPTIONS'],
    ['post', '/v1/api/brands', 'GET, HEAD, OPTIONS'],
    ['put', '/v1/api/brands/7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e', 'GET, HEAD, DELETE, OPTIONS'],
    ['post', '/healthz', 'GET, HEAD, OPTIONS'],
  ] as const)('When %s %s is requested, then the response lists the allowed methods', async (method, path, allow) => {
    const response = await request(api.app)[method](path);
    expectError(response, 'METHOD_NOT_ALLOWED');
    expect(response.headers.allow).toBe(allow);
  });

  test('When the path cannot be decoded, then the response is 400', async () => {
    expectError(await caller.get('/v1/api/brands/%E0%A4%A'), 'VALIDATION_ERROR', ['path']);
  });

  test('When HEAD is used instead of GET, then the status is the same and the body is empty', async () => {
    const response = await caller.head('/v1/api/brands').expect(200);
    expect(response.text).toBeUndefined();
  });

  test('When any response is sent, then it does not name the server software', async () => {
    const response = await request(api.app).get('/healthz').expect(200);
    expect(response.headers['x-powered-by']).toBeUndefined();
  });
});

describe('Request ids', () => {
  test('When a request brings a well-formed one, then the response has it', async () => {
    await caller.get('/v1/api/brands').set('X-Request-Id', 'trace-1').expect('X-Request-Id', 'trace-1');
  });

  test.each(['', 'a b', '<script>', 'x'.repeat(200)])('When it brings %j, then it gets a new one', async (id) => {
    await caller
      .get('/v1/api/brands')
      .set('X-Request-Id', id)
      .expect('X-Request-Id', /^[0-9a-f-]{36}$/);
  });
});

describe('Proxies in front', () => {
  test.each<[string, unknown]>([
    ['1', 1],
    ['true', true],
    ['false', false],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, 192.168.1.1', '10.0.0.0/8, 192.168.1.1'],
  ])('When they are %j, then they are parsed as %j', (trustProxy, understood) => {
    expect(createApp({ ...api.deps, trustProxy }).get('trust proxy')).toBe(understood);
  });

  test('When they cannot be parsed, then the error is one line', () => {
    const create = () => createApp({ ...api.deps, trustProxy: 'some' });
    expect(create).toThrow(UserError);
    expect(create).toThrow('TRUST_PROXY');
  });
});

describe('Failures', () => {
  test('When the code throws, then the response has the request id and no internals', async () => {
    const broken = withSelect(api.database, () => Promise.reject(new TypeError('no such thing as brands')));
    const app = createApp({ ...api.deps, pipeline: { ...api.deps.pipeline, database: broken } });
    const response = await request(app).get('/v1/api/brands').set('Authorization', `Bearer ${caller.key}`);
    expectError(response, 'INTERNAL');
    expect(response.body).toEqual({
      error: 'Internal Server Error',
      message: 'An unexpected error occurred',
      code: 'INTERNAL',
      request_id: response.headers['x-request-id'],
    });
  });

  test('When the database is down, then requests get 503, and the process is alive but not ready', async () => {
    const database = createDatabase('postgres://postgres@127.0.0.1:1/none');
    try {
      const app = createApp({ ...api.deps, pipeline: { ...api.deps.pipeline, database } });
      const response = await request(app).get('/v1/api/brands').set('Authorization', `Bearer ${caller.key}`);
      expectError(response, 'UNAVAILABLE');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expectError(await request(app).get('/readyz'), 'UNAVAILABLE', ['database']);
      await request(app).get('/healthz').expect(200);
    } finally {
      await database.stop();
    }
  });

  test('When the queue is down, then it is ready, says so, and accepts a submission', async () => {
    const logger = createLogger({ level: 'silent', service: 'test' });
    const queue = createJobQueue({ redisUrl: 'redis://127.0.0.1:1' }, { logger });
    try {
      const app = createApp({ ...api.deps, pipeline: { ...api.deps.pipeline, queue } });
      const { body } = await request(app).get('/readyz').expect(200);
      const others = { database: 'ok', rate_limiter: 'ok', store: 'ok' };
      expect(body).toEqual({ status: 'degraded', dependencies: { ...others, queue: 'unavailable' } });
      const submission = request(app).post('/v1/api/parse').set('Authorization', `Bearer ${caller.key}`);
      // Responded while the queue has not even given up the earlier delivery.
      const job = { analysisId: '7b0e6a8e-5f0c-4c9e-9d6b-0d5a4b7c1f2e', stage: 'crawl' } as const;
      const givenUp = queue.addJobs([{ queue: 'crawl', job, id: 'earlier' }]).catch(() => 'the queue gave up');
      const answered = submission.send({ url: 'https://example.com' }).then((response) => response.status);
      expect(await Promise.race([answered, givenUp])).toBe(202);
    } finally {
      await queue.stop();
    }
  });
});

describe('The server', () => {
  test('When it starts, then it is alive and ready until it is stopped', async () => {
    const server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
    await request(server.url).get('/healthz').expect(200, { status: 'ok' });
    const dependencies = { database: 'ok', queue: 'ok', rate_limiter: 'ok', store: 'ok' };
    await request(server.url).get('/readyz').expect(200, { status: 'ok', dependencies });
    await server.stop();
    await expect(fetch(server.url)).rejects.toThrow('fetch failed');
  });

  test('When the port is taken, then the error is one line', async () => {
    const server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
    try {
      const second = startApi({ ...api.deps, port: server.port, host: '127.0.0.1' });
      await expect(second).rejects.toThrow(UserError);
      await expect(second).rejects.toThrow(`Port ${server.port} is taken`);
    } finally {
      await server.stop();
    }
  });
});
