import { randomUUID } from 'node:crypto';
import { ERRORS, ErrorBody } from '@brandprint/contracts';
import { createDatabase, type Database } from '@brandprint/database';
import type { AssetStore } from '@brandprint/storage';
import { waitFor, withPrisma, withSelect } from '@brandprint/testing';
import { describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import type { Route } from '../src/http/route.ts';
import { type ApiDeps, createApp } from '../src/index.ts';
import { routes } from '../src/routes/index.ts';
import { type TestCaller, useTestApi } from './support/api.ts';
import { BODIES, createWorkspaceResources, fillPath } from './support/workspace-resources.ts';

const api = await useTestApi();
const caller = await api.createCaller();
const things = await createWorkspaceResources(api, caller);
const rows = await api.database.prisma.$queryRaw<{ name: string }[]>`
  SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
const tables = rows.map(({ name }) => name);

/** Patterns of internals that must not appear. */
const INTERNALS = [
  /\bat .*:\d+:\d+/,
  /\.[cm]?[jt]s\b/,
  /node_modules|node:internal/,
  /\/(?:home|root|tmp|usr|var|work|app|opt|etc|private|Users)\//,
  /[A-Z]:\\/,
  /\b(?:SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|LEFT JOIN|WHERE|FROM \w+ AS)\b/,
  /\b(?:relation|column|constraint|syntax error|violates|duplicate key|operator does not exist)\b/i,
  /prisma|postgres|redis|bullmq|express|zod|undici|minio/i,
  /\bP[12]\d{3}\b|\bE[A-Z]{4,}\b|ERR_|\b(?:Type|Range|Reference|Syntax|Aggregate)?Error:/,
  /hush-hush/,
];

/** Expects an error of the contract without internals. */
function expectNoInternals(response: Response): void {
  const { error, code } = ErrorBody.strict().parse(response.body);
  expect(ERRORS[code as keyof typeof ERRORS]).toMatchObject({ status: response.status, error });
  // Paths of the API name brands, keys and webhooks, as its tables do.
  const texts = `${JSON.stringify(response.headers)}\n${response.text}`;
  for (const sign of INTERNALS) expect(texts).not.toMatch(sign);
  for (const table of tables.filter((name) => name.includes('_'))) expect(texts).not.toContain(table);
  expect(texts).not.toContain(process.cwd());
}

const get = (path: string, deps: Partial<ApiDeps> = {}) =>
  request(createApp({ ...api.deps, ...deps }))
    .get(path)
    .set('Authorization', `Bearer ${caller.key}`);

/** The API with another database. */
const onDatabase = (database: Database): Partial<ApiDeps> => ({
  pipeline: { ...api.deps.pipeline, database },
});

describe('Bad requests', () => {
  const patch = () => `/v1/api/brands/${things.brandId}/sections/colors`;

  test.each<[string, number, string | Buffer, Record<string, string>]>([
    ['half a JSON text', 400, '{"url": "https://exa', {}],
    ['JSON with a comment', 400, '{"a": 1} // b', {}],
    ['a lone word', 400, 'undefined', {}],
    ['bytes that are not text', 400, Buffer.from([0xff, 0xfe, 0x00]), {}],
    ['a text that is not gzip', 400, '{}', { 'Content-Encoding': 'gzip' }],
    ['an unknown encoding', 415, '{}', { 'Content-Encoding': 'lzw' }],
    ['an unknown charset', 415, '{}', { 'Content-Type': 'application/json; charset=klingon' }],
    ['another type', 415, '<a/>', { 'Content-Type': 'text/xml' }],
    ['an invalid type', 415, '{}', { 'Content-Type': ';' }],
    ['too much', 413, `{"a":"${'x'.repeat(1_100_000)}"}`, {}],
    ['deep nesting', 400, `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, {}],
    ['wide nesting', 400, `[${'['.repeat(100_000)}`, {}],
    ['a prototype', 400, '{"__proto__": {"polluted": true}}', {}],
    ['NUL', 400, '{"a":"\\u0000"}', {}],
    ['a lone surrogate', 400, '{"a":"\\ud800"}', {}],
    ['a number out of range', 400, '{"a":1e999}', {}],
  ])(
    'When a body is %s, then the status is %d, and the response has nothing more',
    async (_, status, body, headers) => {
      for (const asked of [caller.post('/v1/api/parse'), caller.patch(patch()), caller.post('/v1/api/webhooks')]) {
        const response = await asked
          .set(headers)
          .serialize((text) => text)
          .send(body);
        expect(response.status).toBe(status);
        expectNoInternals(response);
      }
    },
  );

  const NASTY = [
    "' OR 1=1 --",
    '1; DROP TABLE brands',
    '%00',
    '../../../../etc/passwd',
    '$' + '{jndi:ldap://127.0.0.1/a}',
    '<script>alert(1)</script>',
    '\ud83d\ude00',
    '%',
    '__proto__',
    'constructor',
    'x'.repeat(5000),
  ];

  test.each(NASTY)('When paths and queries contain %j, then responses show no internals', async (nasty) => {
    const part = encodeURIComponent(nasty);
    const asked = [
      caller.get(`/v1/api/brands/${part}`),
      caller.get(`/v1/api/brands/${things.brandId}/assets/${part}`),
      caller.get(`/v1/api/brands/${things.brandId}/sections/${part}`),
      caller.get(`/v1/api/keys/${part}`),
      caller.get(`/v1/api/brands?cursor=${part}`),
      caller.get(`/v1/api/brands?limit=${part}`),
      caller.get(`/v1/api/brands?status=${part}`),
      caller.get(`/v1/api/brands?q=${part}`),
      caller.get(`/v1/api/keys?environment=${part}`),
      caller.get(`/v1/api/usage?from=${part}`),
      caller.get(`/v1/api/brands?${part}=1&limit[a]=1&limit=1&limit=2`),
      caller.get(`/${part}`),
    ];
    for (const pending of asked) {
      const response = await pending;
      expect(response.status).toBeLessThan(500);
      if (response.status >= 300) expectNoInternals(response);
    }
  });
});

describe('Failures of the database', () => {
  const closed = routes.filter((route) => route.access !== 'open');
  const ask = (route: Route, by: TestCaller) => {
    const asked = request(api.app)[route.method](fillPath(route, things)).set('Authorization', `Bearer ${by.key}`);
    return route.body ? asked.type('json').send(BODIES[route.id]) : asked;
  };

  test('When tables differ from what the code expects, then every route responds with an internal error', async () => {
    const { prisma } = api.database;
    // The caller can still be identified, and limits are counted elsewhere.
    const broken = tables.filter(
      (name) => !['api_keys', 'workspaces', '_prisma_migrations', 'idempotency_keys'].includes(name),
    );
    const person = await caller.signIn();
    const rename = (from: string, to: string) => prisma.$executeRawUnsafe(`ALTER TABLE ${from} RENAME TO ${to}`);
    for (const name of broken) await rename(name, `${name}_hush`);
    await rename('api_keys', 'api_keys_hush');
    try {
      // Deleting a workspace first compares its name, which can still be read.
      for (const route of closed.filter(({ id }) => id !== 'deleteWorkspace')) {
        const response = await ask(route, person);
        expect([route.id, response.status]).toEqual([route.id, 500]);
        expectNoInternals(response);
        expect(response.body.request_id).toBe(response.headers['x-request-id']);
      }
    } finally {
      await rename('api_keys_hush', 'api_keys');
      for (const name of broken) await rename(`${name}_hush`, name);
    }
    expect(api.log.join('')).toMatch(/relation .* does not exist/);
  });

  test('When the connection breaks during a statement, then the response is 503', async () => {
    const [holder, own] = [withPrisma(createDatabase(api.url)), createDatabase(api.url)];
    try {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let locked = () => {};
      const isLocked = new Promise<void>((resolve) => {
        locked = resolve;
      });
      const holding = holder.transaction(async (tx) => {
        await tx.$executeRaw`LOCK TABLE brands IN ACCESS EXCLUSIVE MODE`;
        locked();
        await released;
      });
      await isLocked;
      const waiting = get('/v1/api/brands', onDatabase(own)).then((response) => response);
      await waitFor(async () => {
        const ended = await api.database.prisma.$queryRaw<object[]>`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%brands%'`;
        return ended.length > 0;
      });
      const response = await waiting;
      release();
      await holding;
      expect(response.status).toBe(503);
      expectNoInternals(response);
    } finally {
      await Promise.all([holder.stop(), own.stop()]);
    }
  });

  test('When no connection is available in time, then the response is 503', async () => {
    const own = withPrisma(createDatabase(api.url, { maxConnections: 1, connectTimeoutMs: 1_000 }));
    try {
      await own.transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        const response = await get('/v1/api/brands', onDatabase(own));
        expect(response.status).toBe(503);
        expectNoInternals(response);
      });
    } finally {
      await own.stop();
    }
  });

  test('When the password is rejected, then the response is 503, and nobody sees the password', async () => {
    const url = new URL(api.url);
    url.username = 'nobody';
    url.password = 'hush-hush-password';
    const own = createDatabase(url.href);
    try {
      const response = await get('/v1/api/brands', onDatabase(own));
      expect(response.status).toBe(503);
      expectNoInternals(response);
      expect(api.log.join('')).not.toContain('hush-hush-password');
    } finally {
      await own.stop();
    }
  });
});

describe('Whatever is thrown', () => {
  const cyclic: Record<string, unknown> = { message: 'hush-hush' };
  cyclic.self = cyclic;
  const THROWN: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a text', 'hush-hush: SELECT * FROM api_keys'],
    ['a number', 500],
    ['an object', { status: 418, message: 'hush-hush', stack: 'at hush-hush (/var/lib/hush.js:1:1)' }],
    ['a circular object', cyclic],
    [
      'an error with a path',
      Object.assign(new Error("ENOENT: no such file, open '/var/lib/hush-hush'"), { code: 'ENOENT' }),
    ],
    [
      'an error with expose: true',
      Object.assign(new Error('hush-hush'), { status: 400, statusCode: 400, expose: true }),
    ],
    ['an error with headers', Object.assign(new Error('hush-hush'), { headers: { 'X-Hush': 'hush-hush' } })],
    ['an aggregate error', new AggregateError([new Error('hush-hush')], 'hush-hush')],
    ['an error with causes', new Error('hush-hush', { cause: new Error('relation "hush-hush" does not exist') })],
    ['an error without a prototype', Object.assign(Object.create(null), { message: 'hush-hush' })],
    [
      'an error that throws when it is read',
      new Proxy(new Error('hush-hush'), { getPrototypeOf: () => Error.prototype }),
    ],
  ];

  test.each(THROWN)('When the database throws %s, then the response shows nothing of it', async (_, thrown) => {
    const broken = withSelect(api.database, () => Promise.reject(thrown));
    const response = await get('/v1/api/brands', onDatabase(broken));
    expect(response.status).toBe(500);
    expectNoInternals(response);
  });

  test.each(THROWN)('When the store throws %s, then the response shows nothing of it', async (_, thrown) => {
    const store: AssetStore = Object.create(api.store, { get: { value: () => Promise.reject(thrown) } });
    const response = await get(`/v1/api/brands/${things.brandId}/assets/${things.name}`, { store });
    expect([500, 503]).toContain(response.status);
    expectNoInternals(response);
  });

  test.each(THROWN)('When the session check throws %s, then the response shows nothing of it', async (_, thrown) => {
    const atOnce = () => {
      throw thrown;
    };
    for (const sessions of [() => Promise.reject(thrown), atOnce]) {
      const app = createApp({ ...api.deps, sessions });
      const response = await request(app).get('/v1/api/brands').set('Authorization', `Bearer ${randomUUID()}`);
      expect(response.status).toBe(503);
      expectNoInternals(response);
    }
  });

  test('When even the error response cannot be sent, then there is none', async () => {
    const app = createApp(api.deps);
    app.response.set = () => {
      throw new Error('hush-hush at /var/lib/hush.js:1:1');
    };
    await expect(request(app).get('/v1/api/nothing')).rejects.toThrow('socket hang up');
    expect(api.log.slice(-3).join('')).toContain('error handler failed');
  });
});
