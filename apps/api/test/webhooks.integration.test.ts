import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, WEBHOOK_EVENT_TYPES } from '@brandprint/contracts';
import { parseEgressAllow } from '@brandprint/egress';
import { createSecretBox } from '@brandprint/platform';
import { describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../src/index.ts';
import { expectError, type TestCaller, useTestApi } from './support/api.ts';
import { insertWebhook, WEBHOOK_URL, WEBHOOKS } from './support/webhooks.ts';

const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

const api = await useTestApi();
const caller = await api.createCaller();

const webhookOf = (caller: TestCaller, more = {}) => insertWebhook(api, caller, more);

describe('Creating a webhook', () => {
  test('When only a URL is given, then it gets all events, and the secret is shown', async () => {
    const { body, headers } = await caller.post(WEBHOOKS, { url: WEBHOOK_URL }).expect(201);
    const { id, secret } = body.data;
    expect(body.data).toEqual({
      id: expect.any(String),
      url: WEBHOOK_URL,
      description: '',
      event_types: [],
      enabled: true,
      disabled_reason: '',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      secret: expect.stringMatching(SECRET),
    });
    expect(headers.location).toBe(`${WEBHOOKS}/${id}`);
    expect(headers).not.toHaveProperty('etag');
    expect(headers.ratelimit).toBe('"webhook_mutation";r=19;t=3600');
    const row = await api.database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(createSecretBox(api.deps.secretsKey).open(row.secret, id)).toBe(secret);
  });

  test('When it is created disabled, then it gets no events until it is enabled', async () => {
    const own = await api.createCaller();
    const { body } = await own.post(WEBHOOKS, { url: WEBHOOK_URL, enabled: false }).expect(201);
    expect(body.data).toMatchObject({ enabled: false, disabled_reason: '' });
    const path = `${WEBHOOKS}/${body.data.id}`;
    expect((await own.get(path)).body.data).toMatchObject({ enabled: false });
    await own.parse();
    expect((await own.get(`${path}/deliveries`)).body.data).toEqual([]);
    expectError(await own.post(`${path}/test`), 'WEBHOOK_DISABLED');
    await own.patch(path, { enabled: true }).expect(200);
    await own.parse();
    expect((await own.get(`${path}/deliveries`)).body.data).toHaveLength(1);
  });

  test('When a description and types are given, then they are stored, each type once', async () => {
    const own = await api.createCaller();
    const asked = {
      url: WEBHOOK_URL,
      description: ' Ours ',
      event_types: ['brand.failed', 'brand.complete', 'brand.failed'],
    };
    const { body } = await own.post(WEBHOOKS, asked).expect(201);
    expect(body.data).toMatchObject({ description: 'Ours', event_types: ['brand.failed', 'brand.complete'] });
  });

  test('When a person is signed in, then they may create one too', async () => {
    const person = await (await api.createCaller()).signIn();
    const { body } = await person.post(WEBHOOKS, { url: WEBHOOK_URL }).expect(201);
    await person.get(`${WEBHOOKS}/${body.data.id}`).expect(200);
  });

  test.each([
    ['http://hooks.example.com/', 'must be an https URL'],
    ['ftp://hooks.example.com/', 'must be an https URL'],
    ['hooks.example.com', 'must be an https URL'],
    ['https://hooks.example.com/a b', 'must be an https URL'],
    ['https://hooks.example.com/a\0b', 'must be an https URL'],
    ['https://hooks.example.com/\uD800', 'must be an https URL'],
    ['https://exa mple', 'must be an https URL'],
    ['https://', 'must be an https URL'],
    ['https://user:secret@hooks.example.com/', 'must not contain credentials'],
    ['https://hooks.example.com:6379/', 'must use one of the ports 80, 443, 8080, 8443, or none'],
    ['https://localhost/', 'must point to a public address'],
    ['https://service.internal/', 'must point to a public address'],
    ['https://10.0.0.1/', 'must point to a public address'],
    ['https://169.254.169.254/', 'must point to a public address'],
    ['https://[::ffff:127.0.0.1]/', 'must point to a public address'],
    ['https://2130706433/', 'must point to a public address'],
    [`https://hooks.example.com/${'a'.repeat(2048)}`, 'must be at most 2048 characters'],
  ])('When the URL is %s, then it %s, and it does not count', async (url, message) => {
    const response = await caller.post(WEBHOOKS, { url });
    expectError(response, 'VALIDATION_ERROR', ['url']);
    expect(response.body.details[0].message).toBe(message);
    expect(response.headers.ratelimit).toBeUndefined();
  });

  test('When the URL has a name that does not exist, then it is accepted, because no name is resolved', async () => {
    await caller.post(WEBHOOKS, { url: 'https://does-not-exist.example.invalid/' }).expect(201);
  });

  test.each([80, 443, 8080, 8443])('When the URL has port %d, then it is accepted', async (port) => {
    const own = await api.createCaller();
    await own.post(WEBHOOKS, { url: `https://hooks.example.com:${port}/` }).expect(201);
  });

  test('When a private address is allowed, then plain http to it is too', async () => {
    const app = createApp({ ...api.deps, egressAllow: parseEgressAllow('127.0.0.1:9000') });
    const post = (url: string) =>
      request(app).post(WEBHOOKS).set('Authorization', `Bearer ${caller.key}`).type('json').send({ url });
    await post('http://127.0.0.1:9000/in').expect(201);
    expectError(await post('http://127.0.0.1:9001/in'), 'VALIDATION_ERROR', ['url']);
  });

  test.each([
    [{}, 'url'],
    [{ url: 7 }, 'url'],
    [{ url: WEBHOOK_URL, description: 'a'.repeat(201) }, 'description'],
    [{ url: WEBHOOK_URL, description: 'a\0b' }, 'description'],
    [{ url: WEBHOOK_URL, event_types: ['brand.exploded'] }, 'event_types.0'],
    [{ url: WEBHOOK_URL, event_types: 'brand.failed' }, 'event_types'],
  ])('When it is %j, then %s is rejected', async (body, field) => {
    expectError(await caller.post(WEBHOOKS, body), 'VALIDATION_ERROR', [field]);
  });

  test('When many are created at once, then a workspace gets no more than its maximum', async () => {
    const own = await api.createCaller();
    for (let count = 0; count < MAX_WEBHOOKS - 1; count += 1) await webhookOf(own);
    const answers = await Promise.all(Array.from({ length: 4 }, () => own.post(WEBHOOKS, { url: WEBHOOK_URL })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    for (const answer of answers.filter(({ status }) => status === 409)) expectError(answer, 'WEBHOOK_LIMIT_REACHED');
  });

  test('When the hourly limit of changes is reached, then the response is 429 with Retry-After', async () => {
    const own = await api.createCaller();
    const path = `${WEBHOOKS}/${await webhookOf(own)}`;
    for (let count = 0; count < 20; count += 1) await own.patch(path, { description: `${count}` }).expect(200);
    for (const refused of [
      own.patch(path, { description: '' }),
      own.post(WEBHOOKS, { url: WEBHOOK_URL }),
      own.delete(path),
    ]) {
      const response = await refused;
      expectError(response, 'RATE_LIMITED');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(3_500);
    }
    await own.post(`${path}/rotate-secret`).expect(200);
    await own.post(`${path}/test`).expect(202);
    await own.get(WEBHOOKS).expect(200);
  });
});

describe('Reading webhooks', () => {
  test('When there are several, then they are listed newest first, page by page, without secrets', async () => {
    const own = await api.createCaller();
    // Two of the same moment are ordered by id.
    const made: { id: string; minute: number }[] = [];
    for (const minute of [0, 0, 1, 1, 2]) {
      made.push({ id: await webhookOf(own, { createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)) }), minute });
    }
    const newestFirst = made.toSorted((a, b) => b.minute - a.minute || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await own.get(`${WEBHOOKS}?limit=2${cursor && `&cursor=${cursor}`}`).expect(200);
      seen.push(...body.data.map(({ id }: { id: string }) => id));
      expect(JSON.stringify(body)).not.toContain('secret');
      if (!body.pagination.has_more) break;
      cursor = body.pagination.next_cursor;
    }
    expect(seen).toEqual(newestFirst);
    const { body } = await own.get(`${WEBHOOKS}/${newestFirst[0]}`).expect(200);
    expect(Object.keys(body.data)).not.toContain('secret');
  });

  test('When there is none, then the list is empty', async () => {
    const { body } = await (await api.createCaller()).get(WEBHOOKS).expect(200);
    expect(body).toEqual({ data: [], pagination: { has_more: false, next_cursor: '' } });
  });

  test('When the cursor is invalid or the limit too high, then the error says so', async () => {
    expectError(await caller.get(`${WEBHOOKS}?cursor=x`), 'VALIDATION_ERROR', ['cursor']);
    expectError(await caller.get(`${WEBHOOKS}?limit=101`), 'VALIDATION_ERROR', ['limit']);
  });

  test.each([
    ['get', ''],
    ['patch', ''],
    ['delete', ''],
    ['post', '/rotate-secret'],
    ['post', '/test'],
    ['get', '/deliveries'],
    ['get', `/deliveries/${randomUUID()}`],
    ['post', `/deliveries/${randomUUID()}/redeliver`],
  ] as const)('When it does not exist or is not an id, then %s %s gets 404 or 400', async (method, rest) => {
    const body = method === 'patch' ? { description: 'x' } : undefined;
    expectError(await caller[method](`${WEBHOOKS}/${randomUUID()}${rest}`, body as object), 'NOT_FOUND');
    const broken = await caller[method](`${WEBHOOKS}/not-an-id${rest}`, body as object);
    expectError(broken, 'VALIDATION_ERROR', ['webhookId']);
  });
});

describe('Changing a webhook', () => {
  test('When some fields are given, then the others stay unchanged', async () => {
    const own = await api.createCaller();
    const path = `${WEBHOOKS}/${await webhookOf(own)}`;
    const { body } = await own.patch(path, { url: 'https://other.example.com/', event_types: WEBHOOK_EVENT_TYPES });
    expect(body.data).toMatchObject({ url: 'https://other.example.com/', description: '', enabled: true });
    const changed = await own.patch(path, { description: 'Ours' }).expect(200);
    expect(changed.body.data).toMatchObject({ ...body.data, description: 'Ours', updated_at: expect.any(String) });
    expect((await own.get(path)).body).toEqual(changed.body);
    const cleared = await own.patch(path, { event_types: [], description: '' }).expect(200);
    expect(cleared.body.data).toMatchObject({ event_types: [], description: '' });
  });

  test('When it is disabled, then its waiting messages end, and when it is enabled again, then the reason is cleared', async () => {
    const own = await api.createCaller();
    const webhookId = await webhookOf(own);
    const path = `${WEBHOOKS}/${webhookId}`;
    const queued = (await own.post(`${path}/test`).expect(202)).body.data;
    expect((await own.patch(path, { enabled: false }).expect(200)).body.data).toMatchObject({ enabled: false });
    const ended = await own.get(`${path}/deliveries/${queued.id}`).expect(200);
    expect(ended.body.data).toMatchObject({ status: 'failed', next_attempt_at: null, attempt_count: 0 });
    expectError(await own.post(`${path}/test`), 'WEBHOOK_DISABLED');
    expectError(await own.post(`${path}/deliveries/${queued.id}/redeliver`), 'WEBHOOK_DISABLED');

    const disabledReason = 'The endpoint answered 410 Gone.';
    await api.database.prisma.webhookEndpoint.update({ where: { id: webhookId }, data: { disabledReason } });
    const still = await own.patch(path, { enabled: false }).expect(200);
    expect(still.body.data).toMatchObject({ enabled: false, disabled_reason: disabledReason });
    const enabled = await own.patch(path, { enabled: true }).expect(200);
    expect(enabled.body.data).toMatchObject({ enabled: true, disabled_reason: '' });
    await own.post(`${path}/deliveries/${queued.id}/redeliver`).expect(202);
  });

  test.each([
    [{}, 'body'],
    [{ unknown: 1 }, 'unknown'],
    [{ enabled: 'yes' }, 'enabled'],
    [{ url: 'http://hooks.example.com/' }, 'url'],
    [{ url: 'https://192.168.0.1/' }, 'url'],
    [{ description: null }, 'description'],
  ])('When the change is %j, then %s is rejected', async (body, field) => {
    const id = await webhookOf(caller);
    expectError(await caller.patch(`${WEBHOOKS}/${id}`, body), 'VALIDATION_ERROR', [field]);
  });

  test('When it is deleted, then its deliveries are deleted too', async () => {
    const own = await api.createCaller();
    const webhookId = await webhookOf(own);
    const path = `${WEBHOOKS}/${webhookId}`;
    await own.post(`${path}/test`).expect(202);
    const { text } = await own.delete(path).expect(204);
    expect(text).toBe('');
    expectError(await own.get(path), 'NOT_FOUND');
    expectError(await own.delete(path), 'NOT_FOUND');
    expect(await api.database.prisma.webhookDelivery.count({ where: { endpointId: webhookId } })).toBe(0);
  });
});

describe('Rotating the secret', () => {
  test('When it is rotated, then the new one is shown, and the previous one is kept for a day', async () => {
    const own = await api.createCaller();
    const created = (await own.post(WEBHOOKS, { url: WEBHOOK_URL }).expect(201)).body.data;
    const path = `${WEBHOOKS}/${created.id.toUpperCase()}/rotate-secret`;
    const { body } = await own.post(path).expect(200);
    expect(body.data.secret).toMatch(SECRET);
    expect(body.data.secret).not.toBe(created.secret);
    const day = Date.parse(body.data.previous_secret_expires_at) - Date.now();
    expect(Math.round(day / 3_600_000)).toBe(24);

    const open = async () => {
      const row = await api.database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id: created.id } });
      const box = createSecretBox(api.deps.secretsKey);
      return [row.secret, row.previousSecret ?? new Uint8Array()].map((sealed) => box.open(sealed, created.id));
    };
    expect(await open()).toEqual([body.data.secret, created.secret]);
    const again = await own.post(path).expect(200);
    expect(await open()).toEqual([again.body.data.secret, body.data.secret]);
  });
});
