import { revokeApiKey } from '@brandprint/database';
import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { expectError, startTestApi, type TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const ROUTES = [
  ['post', '/v1/api/parse'],
  ['get', '/v1/api/brands'],
  ['get', '/v1/api/brands/00000000-0000-4000-8000-000000000000'],
  ['get', '/v1/api/brands/00000000-0000-4000-8000-000000000000/assets/a.png'],
] as const;

const unchecked = `bp_prod_${'a'.repeat(36)}`;
const REFUSED: [what: string, header: string | undefined, message: string][] = [
  ['no header', undefined, 'Missing authentication token'],
  ['an empty header', '', 'Missing authentication token'],
  ['another scheme', 'Basic YTpi', 'Invalid API key format'],
  ['no key', 'Bearer', 'Invalid API key format'],
  ['another prefix', 'Bearer sk_live_abc', 'Invalid API key format'],
  ['another environment', 'Bearer bp_test_abc', 'Invalid API key format'],
  ['characters outside the format', 'Bearer bp_prod_a-b', 'Invalid API key format'],
  ['two keys', 'Bearer bp_prod_a bp_prod_b', 'Invalid API key format'],
  ['a short key', 'Bearer bp_prod_abc', 'Invalid API key'],
  ['a wrong checksum', `Bearer ${unchecked}`, 'Invalid API key'],
];

describe('Authentication', () => {
  describe.each(ROUTES)('of %s %s', (method, path) => {
    test.each(REFUSED)('When the request carries %s, then it gets 401 and says why', async (_, header, message) => {
      const pending = request(api.app)[method](path);
      const response = await (header === undefined ? pending : pending.set('Authorization', header));
      expectError(response, 'UNAUTHENTICATED');
      expect(response.body).toEqual({ error: 'Unauthenticated', message, code: 'UNAUTHENTICATED' });
      expect(response.headers['www-authenticate']).toBe('Bearer');
    });
  });

  test('When a key was never made here, then it is an invalid key', async () => {
    const caller = await api.newCaller();
    await api.database.prisma.apiKey.delete({ where: { id: caller.keyId } });
    const response = await caller.get('/v1/api/brands');
    expect([response.status, response.body.message]).toEqual([401, 'Invalid API key']);
  });

  test('When a key is revoked, then it stops working at once', async () => {
    const caller = await api.newCaller();
    await caller.get('/v1/api/brands').expect(200);
    await revokeApiKey(api.database.prisma, caller.keyId);
    const response = await caller.get('/v1/api/brands');
    expect([response.status, response.body.message]).toEqual([401, 'Invalid API key']);
  });

  test('When a key is of staging, then it works alike', async () => {
    const caller = await api.newCaller({ environment: 'stag' });
    expect(caller.key).toMatch(/^bp_stag_[A-Za-z0-9]{36}$/);
    await caller.get('/v1/api/brands').expect(200);
  });

  test('When the scheme is in small letters, then the key still works', async () => {
    const caller = await api.newCaller();
    await request(api.app).get('/v1/api/brands').set('Authorization', `bearer ${caller.key}`).expect(200);
  });

  test('When a key is used, then that is noted, at most once a minute', async () => {
    const caller = await api.newCaller();
    const lastUse = async () => {
      const row = await api.database.prisma.apiKey.findUniqueOrThrow({ where: { id: caller.keyId } });
      return row.lastUsedAt;
    };
    const setLastUse = (lastUsedAt: Date) =>
      api.database.prisma.apiKey.update({ where: { id: caller.keyId }, data: { lastUsedAt } });

    await caller.get('/v1/api/brands');
    await waitFor(async () => (await lastUse()) !== null);

    const recent = new Date(Date.now() - 30_000);
    await setLastUse(recent);
    await caller.get('/v1/api/brands');
    expect(await lastUse()).toEqual(recent);

    const old = new Date(Date.now() - 61_000);
    await setLastUse(old);
    await caller.get('/v1/api/brands');
    await waitFor(async () => ((await lastUse()) ?? old) > old);
  });
});
