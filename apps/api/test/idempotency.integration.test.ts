import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request, { type Test } from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';

const api = await useTestApi();
let caller: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller({ parseLimit: null });
});

const body = { url: 'https://example.com', max_pages: 3 };
const parse = (key: string, sent: object = body, by = caller): Test =>
  by.post('/v1/api/parse', sent).set('Idempotency-Key', key);
const written = async () => {
  const { brand, usageEvent } = api.database.prisma;
  const where = { workspaceId: caller.workspaceId };
  return { brands: await brand.count({ where }), metered: await usageEvent.count({ where }) };
};
const ownRow = () => ({ workspaceId: caller.workspaceId });

describe('Idempotency-Key', () => {
  test('When a request is repeated, then the whole response is replayed, and nothing is done, metered or counted', async () => {
    const first = await parse('k').expect(202);
    const second = await parse('k').expect(202);

    expect(first.headers['idempotency-replayed']).toBeUndefined();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.text).toBe(first.text);
    for (const name of ['location', 'retry-after', 'content-type', 'cache-control']) {
      expect([name, second.headers[name]]).toEqual([name, first.headers[name]]);
    }
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    expect(second.headers.ratelimit).toBeUndefined();
    expect(await written()).toEqual({ brands: 1, metered: 1 });
    expect((await parse('other')).headers.ratelimit).toMatch(/;r=8;/);
  });

  test('When the limit is reached, then a response is still replayed', async () => {
    const { workspaceId } = caller;
    const first = await parse('k').expect(202);
    await api.database.prisma.workspace.update({ where: { id: workspaceId }, data: { parseLimit: 1 } });

    expectError(await parse('new'), 'RATE_LIMITED');
    expect((await parse('k').expect(202)).body).toEqual(first.body);
  });

  test('When the same key has another body or path, then it is rejected', async () => {
    await parse('k').expect(202);

    expectError(await parse('k', { ...body, max_pages: 4 }), 'IDEMPOTENCY_KEY_REUSED');
    const brandId = await caller.parse();
    const elsewhere = caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}).set('Idempotency-Key', 'k');
    expectError(await elsewhere, 'IDEMPOTENCY_KEY_REUSED');
  });

  test('When only the order of the fields differs, then it is the same request', async () => {
    await parse('k', { url: body.url, max_pages: 3 }).expect(202);
    const again = await parse('k', { max_pages: 3, url: body.url }).expect(202);

    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  test('When another workspace uses the same key, then it gets its own brand', async () => {
    const first = await parse('k').expect(202);
    const other = await parse('k', body, await api.createCaller()).expect(202);

    expect(other.headers['idempotency-replayed']).toBeUndefined();
    expect(other.body.data.brand_id).not.toBe(first.body.data.brand_id);
  });

  test.each(['a', ' ~!"#', 'x'.repeat(255), randomUUID()])('When the key is %j, then it is accepted', async (key) => {
    await parse(key).expect(202);
    expect((await parse(key).expect(202)).headers['idempotency-replayed']).toBe('true');
  });

  test.each(['', 'x'.repeat(256), 'schlüssel', 'a\tb'])('When the key is %j, then it is rejected', async (key) => {
    expectError(await parse(key), 'VALIDATION_ERROR', ['idempotency-key']);
    expect(await written()).toEqual({ brands: 0, metered: 0 });
  });

  test('When a request is rejected, then its key can be used for the corrected one', async () => {
    expectError(await parse('k', { url: 'nowhere' }), 'VALIDATION_ERROR', ['url']);
    await api.database.prisma.workspace.update({ where: { id: caller.workspaceId }, data: { parseLimit: 1 } });
    await caller.parse();
    expectError(await parse('k'), 'RATE_LIMITED');
    await api.database.prisma.workspace.update({ where: { id: caller.workspaceId }, data: { parseLimit: 2 } });

    const accepted = await parse('k', { ...body, max_pages: 7 }).expect(202);
    expect(accepted.headers['idempotency-replayed']).toBeUndefined();
  });

  test('When a request fails at the last moment, then there is neither a brand nor a stored response, and the next one succeeds', async () => {
    const { pipeline } = api.deps;
    const transaction: typeof pipeline.database.transaction = (work) =>
      pipeline.database.transaction(async (tx) => {
        await work(tx);
        throw new Error('the commit failed');
      });
    const app = createApp({
      ...api.deps,
      pipeline: { ...pipeline, database: { ...pipeline.database, transaction } },
    });

    const failed = await request(app)
      .post('/v1/api/parse')
      .set({ Authorization: `Bearer ${caller.key}`, 'Idempotency-Key': 'k' })
      .send(body);

    expectError(failed, 'INTERNAL');
    expect(await written()).toEqual({ brands: 0, metered: 0 });
    expect((await parse('k').expect(202)).headers['idempotency-replayed']).toBeUndefined();
    expect(await written()).toEqual({ brands: 1, metered: 1 });
  });

  test('When the first one is still in progress, then the second is told to retry, and after the lease it succeeds', async () => {
    await parse('k').expect(202);
    await api.database.prisma.$executeRaw`
      UPDATE idempotency_keys SET answer = NULL, lease_until = now() + interval '1 minute'
      WHERE workspace_id = ${caller.workspaceId}::uuid`;

    const early = await parse('k');
    expectError(early, 'IDEMPOTENCY_KEY_IN_USE');
    expect(early.headers['retry-after']).toBe('1');
    await api.database.prisma.idempotencyKey.updateMany({ where: ownRow(), data: { leaseUntil: new Date(0) } });
    expect((await parse('k').expect(202)).headers['idempotency-replayed']).toBeUndefined();
  });

  test('When a key is used, then its text is not stored, because it may be a secret', async () => {
    await parse('my own secret').expect(202);
    const { key } = await api.database.prisma.idempotencyKey.findFirstOrThrow({ where: ownRow() });
    expect(key).not.toContain('secret');
  });

  test('When a stored response is older than a day, then the request is new', async () => {
    await parse('k').expect(202);
    const { createdAt, expiresAt } = await api.database.prisma.idempotencyKey.findFirstOrThrow({ where: ownRow() });
    expect(expiresAt.getTime() - createdAt.getTime()).toBe(24 * 3_600_000);
    await api.database.prisma.idempotencyKey.updateMany({ where: ownRow(), data: { expiresAt: new Date(0) } });

    expect((await parse('k').expect(202)).headers['idempotency-replayed']).toBeUndefined();
    expect(await written()).toEqual({ brands: 2, metered: 2 });
  });

  test('When a reanalyze request is repeated, then the response is replayed, though the brand is active by then', async () => {
    const brandId = await caller.parse();
    await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    const again = () => caller.post(`/v1/api/brands/${brandId}/reanalyze`, {}).set('Idempotency-Key', 'again');

    const first = await again().expect(202);
    const second = await again().expect(202);

    expect(second.text).toBe(first.text);
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(await written()).toEqual({ brands: 1, metered: 2 });
  });

  test('When a route does not support the key, then the header is ignored', async () => {
    const list = () => caller.get('/v1/api/brands').set('Idempotency-Key', 'x'.repeat(300));
    await list().expect(200);
  });
});
