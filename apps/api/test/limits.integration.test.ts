import { MAX_WEBHOOKS } from '@brandprint/contracts';
import { createRateLimiter } from '@brandprint/limits';
import { createTestLog } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request, { type Response } from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';

const api = await useTestApi();

const body = { url: 'https://example.com' };
const parse = (caller: TestCaller) => caller.post('/v1/api/parse', body);
/** The values of RateLimit and RateLimit-Policy. */
function rateLimitHeaders({ headers }: Response) {
  const [, name, remaining, reset] = /^"(\w+)";r=(\d+);t=(\d+)$/.exec(headers.ratelimit ?? '') ?? [];
  const [, policy, quota, window] = /^"(\w+)";q=(\d+);w=(\d+)$/.exec(headers['ratelimit-policy'] ?? '') ?? [];
  return {
    name,
    remaining: Number(remaining),
    reset: Number(reset),
    policy,
    quota: Number(quota),
    window: Number(window),
  };
}
const noRateLimitHeaders = ({ headers }: Response) => [headers.ratelimit, headers['ratelimit-policy']];

describe('The hourly limit of parse requests', () => {
  test('When ten are accepted, then the eleventh is rejected, and each response has the state of the window', async () => {
    const caller = await api.createCaller({ parseLimit: null });
    const remaining: number[] = [];
    for (let i = 0; i < 10; i += 1) {
      const now = rateLimitHeaders(await parse(caller).expect(202));
      expect(now).toMatchObject({ name: 'parse', policy: 'parse', quota: 10, window: 3600 });
      remaining.push(now.remaining);
    }
    expect(remaining).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);

    const refused = await parse(caller);

    expectError(refused, 'RATE_LIMITED');
    const { reset, ...rest } = rateLimitHeaders(refused);
    expect(rest).toEqual({ name: 'parse', remaining: 0, policy: 'parse', quota: 10, window: 3600 });
    expect(refused.headers['retry-after']).toBe(String(reset));
    expect(reset).toBeGreaterThan(3_500);
    expect(reset).toBeLessThanOrEqual(3_600);
    expect(await api.database.prisma.brand.count({ where: { workspaceId: caller.workspaceId } })).toBe(10);
    expect(noRateLimitHeaders(await caller.get('/v1/api/brands').expect(200))).toEqual([undefined, undefined]);
  });

  test('When requests are invalid or unauthenticated, then they do not count', async () => {
    const caller = await api.createCaller({ parseLimit: null });
    const wrong = await caller.post('/v1/api/parse', { url: 'nowhere' });
    expectError(wrong, 'VALIDATION_ERROR', ['url']);
    expect(noRateLimitHeaders(wrong)).toEqual([undefined, undefined]);
    expectError(await caller.post('/v1/api/parse', '{'), 'INVALID_JSON');
    expectError(await request(api.app).post('/v1/api/parse').send(body), 'UNAUTHENTICATED');

    expect(rateLimitHeaders(await parse(caller)).remaining).toBe(9);
  });

  test('When one workspace has reached its limit, then another has not, but all keys and people of the first have', async () => {
    const caller = await api.createCaller({ parseLimit: 1 });
    await parse(caller).expect(202);

    expectError(await parse(caller), 'RATE_LIMITED');
    expectError(await parse(await caller.signIn()), 'RATE_LIMITED');
    await parse(await api.createCaller({ parseLimit: 1 })).expect(202);
  });

  test('When an operator changes the limit, then it applies to the next request', async () => {
    const caller = await api.createCaller({ parseLimit: 1 });
    await parse(caller).expect(202);
    await parse(caller).expect(429);
    const setLimit = (parseLimit: number | null) =>
      api.database.prisma.workspace.update({ where: { id: caller.workspaceId }, data: { parseLimit } });

    await setLimit(3);
    expect(rateLimitHeaders(await parse(caller).expect(202))).toMatchObject({ quota: 3, remaining: 1 });
    await setLimit(2);
    await parse(caller).expect(429);
    await setLimit(null);
    expect(rateLimitHeaders(await parse(caller).expect(202))).toMatchObject({ quota: 10, remaining: 7 });
  });

  test('When a brand is unknown or being analysed, then a reanalyze request does not count', async () => {
    const caller = await api.createCaller({ parseLimit: null });
    const brandId = await caller.parse();
    expectError(await caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}), 'ANALYSIS_ACTIVE');
    const unknown = '00000000-0000-4000-8000-000000000000';
    expectError(await caller.post(`/v1/api/brands/${unknown}/reanalyze`, {}), 'BRAND_NOT_FOUND');

    await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    const again = await caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}).expect(202);
    expect(rateLimitHeaders(again)).toMatchObject({ name: 'parse', remaining: 8 });
  });
});

test('When keys are created, then the limit is ten per hour, and revoking one does not count', async () => {
  const person = await (await api.createCaller()).signIn();
  for (let i = 0; i < 10; i += 1) {
    const made = await person.post('/v1/api/keys', {}).expect(201);
    expect(rateLimitHeaders(made)).toMatchObject({ name: 'key_creation', quota: 10, remaining: 9 - i });
    expect(noRateLimitHeaders(await person.delete(`/v1/api/keys/${made.body.data.id}`).expect(204))).toEqual([
      undefined,
      undefined,
    ]);
  }
  expectError(await person.post('/v1/api/keys', {}), 'RATE_LIMITED');
});

test('When webhooks are created, changed and deleted, then the limit is twenty per hour', async () => {
  const caller = await api.createCaller();
  const id = (await caller.post('/v1/api/webhooks', { url: 'https://hooks.example/in' }).expect(201)).body.data.id;
  for (let i = 1; i < 19; i += 1) {
    const changed = await caller.patch(`/v1/api/webhooks/${id}`, { description: `${i}` }).expect(200);
    expect(rateLimitHeaders(changed)).toMatchObject({ name: 'webhook_mutation', quota: 20, remaining: 19 - i });
  }
  await caller.get(`/v1/api/webhooks/${id}`).expect(200);
  await caller.delete(`/v1/api/webhooks/${id}`).expect(204);

  expectError(await caller.post('/v1/api/webhooks', { url: 'https://hooks.example/in' }), 'RATE_LIMITED');
});

test('When a workspace has the maximum number of webhooks, then creating another still counts', async () => {
  const caller = await api.createCaller();
  const endpoint = { workspaceId: caller.workspaceId, url: 'https://hooks.example/in', secret: new Uint8Array(1) };
  await api.database.prisma.webhookEndpoint.createMany({ data: Array.from({ length: MAX_WEBHOOKS }, () => endpoint) });

  const refused = await caller.post('/v1/api/webhooks', { url: endpoint.url });

  expectError(refused, 'WEBHOOK_LIMIT_REACHED');
  expect(rateLimitHeaders(refused)).toMatchObject({ name: 'webhook_mutation', remaining: 19 });
});

describe("When the limiter's store is down", () => {
  const log = createTestLog();
  const limiter = createRateLimiter({ databaseUrl: 'postgres://127.0.0.1:1/none' }, log);
  let app: Express;
  let caller: TestCaller;
  beforeAll(async () => {
    app = createApp({ ...api.deps, limiter });
    caller = await api.createCaller();
  });
  afterAll(() => limiter.stop());

  test('then limited requests get 503 instead of passing, their Idempotency-Key is free again, and the process serves the rest', async () => {
    const send = (to: Express) =>
      request(to)
        .post('/v1/api/parse')
        .set('Authorization', `Bearer ${caller.key}`)
        .set('Idempotency-Key', 'k')
        .send(body);

    const refused = await send(app);

    expectError(refused, 'UNAVAILABLE');
    expect(refused.headers['retry-after']).toBe('5');
    expect(await api.database.prisma.brand.count({ where: { workspaceId: caller.workspaceId } })).toBe(0);
    expect(refused.body.message).toContain('Reads work');
    const { body: readiness } = await request(app).get('/readyz').expect(200);
    expect(readiness).toMatchObject({ status: 'degraded', dependencies: { rate_limiter: 'unavailable' } });
    await send(api.app).expect(202);
  });

  test('then requests without a limit succeed', async () => {
    await request(app).get('/v1/api/brands').set('Authorization', `Bearer ${caller.key}`).expect(200);
  });
});
