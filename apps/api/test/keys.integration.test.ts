import { randomUUID } from 'node:crypto';
import { ApiKeyResponse, CreatedKeyResponse, KeyListResponse } from '@brandprint/contracts';
import { createApiKey, createDatabase, hashKey, hasValidChecksum, revokeApiKey } from '@brandprint/database';
import { createTestLog, waitFor } from '@brandprint/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';

const api = await useTestApi();
let caller: TestCaller;
let person: TestCaller;
beforeEach(async () => {
  caller = await api.createCaller();
  person = await caller.signIn('user_7');
});

const KEYS = '/v1/api/keys';

async function list(query = '', by: TestCaller = caller) {
  const response = await by.get(`${KEYS}${query}`).expect(200);
  return KeyListResponse.strict().parse(response.body);
}

async function create(body: object = {}) {
  const response = await person.post(KEYS, body).expect(201);
  return CreatedKeyResponse.strict().parse(response.body).data;
}

const withKey = (key: string, app = api.app) =>
  request(app).get('/v1/api/brands').set('Authorization', `Bearer ${key}`);

describe('Creating a key', () => {
  test('When a person creates one, then the response has the whole key, and it works', async () => {
    const response = await person.post(KEYS, { environment: 'stag', description: '  Build server ' }).expect(201);

    const { data } = CreatedKeyResponse.strict().parse(response.body);
    expect(data).toEqual({
      id: expect.any(String),
      key: expect.stringMatching(/^bp_stag_[A-Za-z0-9]{36}$/),
      environment: 'stag',
      description: 'Build server',
      hint: data.key.slice(0, 12),
      created_at: expect.any(String),
      last_used_at: null,
      revoked_at: null,
      created_by_user_id: 'user_7',
    });
    expect(hasValidChecksum(data.key)).toBe(true);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers.location).toBe(`${KEYS}/${data.id}`);
    await withKey(data.key).expect(200);
  });

  test('When it is created, then only its hash is stored', async () => {
    const { id, key } = await create();
    const row = await api.database.prisma.apiKey.findUniqueOrThrow({ where: { id } });
    expect(Buffer.from(row.hash)).toEqual(Buffer.from(hashKey(key)));
    expect(JSON.stringify(row)).not.toContain(key.slice(12));
  });

  test('When nothing is specified, then it is for production and has no description', async () => {
    expect(await create()).toMatchObject({ environment: 'prod', description: '' });
  });

  test('When two are created, then they differ', async () => {
    const [one, other] = await Promise.all([create(), create()]);
    expect(one.key).not.toBe(other.key);
    expect(one.id).not.toBe(other.id);
  });

  test.each<[string, unknown, string[]]>([
    ['an unknown environment', { environment: 'test' }, ['environment']],
    ['a long description', { description: 'x'.repeat(201) }, ['description']],
    ['a description that is not text', { description: 7 }, ['description']],
    ['a NUL in the description', { description: 'a\u0000b' }, ['description']],
    ['a lone surrogate', '{"description":"a\\ud800b"}', ['description']],
    ['a key in the description', { description: `it is bp_prod_${'a'.repeat(36)}!` }, ['description']],
    ['an array', [], ['body']],
    ['null', 'null', ['body']],
  ])('When the body has %s, then the response is 400', async (_, body, fields) => {
    expectError(await person.post(KEYS, body as object), 'VALIDATION_ERROR', fields);
  });

  test('When an API key tries it, then the response is 403, whatever else is wrong, and no key is created', async () => {
    const before = await api.database.prisma.apiKey.count();
    for (const body of [{}, { environment: 'test' }, '{']) {
      expectError(await caller.post(KEYS, body), 'USER_REQUIRED');
    }
    expectError(await caller.post(KEYS, '<a/>').type('text/xml'), 'USER_REQUIRED');
    expect(await api.database.prisma.apiKey.count()).toBe(before);
  });
});

describe('The list of keys', () => {
  test('When keys were created and revoked, then all are listed, newest first, and none is shown whole', async () => {
    const one = await create({ description: 'one' });
    const two = await create({ description: 'two', environment: 'stag' });
    await person.delete(`${KEYS}/${one.id}`).expect(204);

    const { data, pagination } = await list();

    expect(data.map(({ id }) => id)).toEqual([two.id, one.id, caller.keyId]);
    expect(data.map((key) => key.revoked_at !== null)).toEqual([false, true, false]);
    expect(data.map((key) => key.created_by_user_id)).toEqual(['user_7', 'user_7', null]);
    expect(pagination).toEqual({ has_more: false, next_cursor: '' });
    expect(JSON.stringify(data)).not.toContain(one.key.slice(12));
  });

  test('When the list is filtered by environment, then the other one is left out', async () => {
    const { id } = await create({ environment: 'stag' });
    expect((await list('?environment=stag')).data.map((key) => key.id)).toEqual([id]);
    expect((await list('?environment=prod')).data.map((key) => key.id)).toEqual([caller.keyId]);
    expectError(await caller.get(`${KEYS}?environment=test`), 'VALIDATION_ERROR', ['environment']);
  });

  test('When it is read page by page, then each key comes once, also those of the same moment', async () => {
    const { workspaceId } = caller;
    const createdAt = new Date('2026-01-01');
    for (let i = 0; i < 5; i++) {
      const { id } = await createApiKey(api.database.prisma, { workspaceId, environment: 'stag' });
      await api.database.prisma.apiKey.update({ where: { id }, data: { createdAt } });
    }
    const whole = (await list('?environment=stag')).data.map(({ id }) => id);
    const read: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await list(`?environment=stag&limit=2${cursor}`);
      read.push(...page.data.map(({ id }) => id));
      expect(page.data.length).toBe(page.pagination.has_more ? 2 : 1);
      if (!page.pagination.has_more) break;
      cursor = `&cursor=${page.pagination.next_cursor}`;
    }
    expect(read).toEqual(whole);
    expect(new Set(read).size).toBe(5);
  });

  test('When a cursor has another filter, or is invalid, then the response is 400', async () => {
    await create();
    const { next_cursor } = (await list('?limit=1')).pagination;
    for (const cursor of [`${next_cursor}&environment=prod`, `${next_cursor}x`, 'x']) {
      expectError(await caller.get(`${KEYS}?cursor=${cursor}`), 'VALIDATION_ERROR', ['cursor']);
    }
  });

  test('When a key was used, then the list and the key say when', async () => {
    await caller.get('/v1/api/brands').expect(200);
    const used = await waitFor(async () => (await list('', person)).data[0]?.last_used_at);
    expect(Date.now() - Date.parse(used)).toBeLessThan(60_000);
  });
});

describe('One key', () => {
  test('When it is requested, then it equals its entry in the list', async () => {
    const { id } = await create({ description: 'one' });
    const response = await caller.get(`${KEYS}/${id}`).expect(200);
    expect(ApiKeyResponse.strict().parse(response.body).data).toEqual((await list()).data[0]);
  });

  test.each(['get', 'delete'] as const)(
    'When %s names no key, then the response is 404, or 400 if it is not an id',
    async (method) => {
      const response = await person[method](`${KEYS}/${randomUUID()}`);
      expectError(response, 'NOT_FOUND');
      expect(response.body.message).toBe('API key not found');
      expectError(await person[method](`${KEYS}/x`), 'VALIDATION_ERROR', ['keyId']);
    },
  );
});

describe('Revoking a key', () => {
  test('When a person revokes it, then the next request is rejected, in every process', async () => {
    const { url } = api;
    const elsewhere = createDatabase(url);
    try {
      const { pipeline } = api.deps;
      const other = createApp({ ...api.deps, pipeline: { ...pipeline, database: elsewhere } });
      const { id, key } = await create();
      await Promise.all([withKey(key).expect(200), withKey(key, other).expect(200)]);

      const response = await person.delete(`${KEYS}/${id}`).expect(204);

      expect([response.text, response.headers['cache-control']]).toEqual(['', 'no-store']);
      for (const app of [other, api.app]) {
        const refused = await withKey(key, app);
        expect([refused.status, refused.body.message]).toEqual([401, 'Invalid API key']);
      }
      await caller.get('/v1/api/brands').expect(200);
    } finally {
      await elsewhere.stop();
    }
  });

  test('When the command line revokes it, then it is rejected as well', async () => {
    await caller.get('/v1/api/brands').expect(200);
    await revokeApiKey(api.database.prisma, caller.keyId);
    const refused = await caller.get('/v1/api/brands');
    expect([refused.status, refused.body.message]).toEqual([401, 'Invalid API key']);
  });

  test('When it is revoked again, then the time of the first revocation stays', async () => {
    const { id } = await create();
    await person.delete(`${KEYS}/${id}`).expect(204);
    const first = (await list()).data[0]?.revoked_at;
    await person.delete(`${KEYS}/${id}`).expect(204);
    expect((await list()).data[0]?.revoked_at).toBe(first);
  });

  test('When an API key tries it, then the response is 403 for an existing key, a missing one, and an invalid id', async () => {
    for (const id of [caller.keyId, randomUUID(), 'x']) {
      expectError(await caller.delete(`${KEYS}/${id}`), 'USER_REQUIRED');
    }
    await caller.get('/v1/api/brands').expect(200);
  });
});

describe('The log', () => {
  test('When a key is sent in the wrong place, then it is not logged', async () => {
    const log = createTestLog();
    const app = createApp({ ...api.deps, logger: log.logger });
    const { key } = await create();
    await request(app).get(`${KEYS}/${key}`).set('X-Request-Id', key).set('Authorization', `Bearer ${key}`).expect(400);
    await request(app).get(`${KEYS}?q=${key}`).set('Authorization', `Bearer ${key}`).expect(200);
    await waitFor(async () => log.lines.length === 2);
    log.expectNoSecrets([key]);
  });
});
