import { randomUUID } from 'node:crypto';
import { BRANDS_PREFIX } from '@brandprint/storage';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request, { type Response } from 'supertest';
import type { Route } from '../src/http/route.ts';
import { type RunningApi, startApi } from '../src/index.ts';
import { routes } from '../src/routes/index.ts';
import { expectError, startTestApi, type TestApi, type TestCaller } from './support/api.ts';
import {
  BODIES,
  createWorkspaceResources,
  fillPath,
  SHARED_PARAMETERS,
  type WorkspaceResources,
} from './support/workspace-resources.ts';

let api: TestApi;
let server: RunningApi;
beforeAll(async () => {
  api = await startTestApi();
  server = await startApi({ ...api.deps, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await api.stop();
});

/** Ids that do not exist. */
const UNKNOWN: WorkspaceResources = {
  brandId: randomUUID(),
  name: `${randomUUID()}.png`,
  keyId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
  userId: randomUUID(),
  invitationId: randomUUID(),
};
const closed = routes.filter((route) => route.access !== 'open');
const parameters = ({ path }: Route) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
/** Parameters that name resources of a workspace. */
const owned = (route: Route) => parameters(route).filter((name): name is keyof WorkspaceResources => name in UNKNOWN);

const naming = closed.filter((route) => owned(route).length > 0).map((route) => [`${route.id}`, route] as const);
/** A parameter of a route, and others that name resources too. */
const nested = naming.filter(([, route]) => owned(route).length > 1);
const isPaged = ({ query }: Route) => query !== undefined && 'shape' in query && 'cursor' in (query.shape as object);
const lists = closed.filter(isPaged).map((route) => [route.id, route] as const);

interface Side {
  caller: TestCaller;
  things: WorkspaceResources;
}
let ours: Side;
let theirs: Side;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([newSide(), newSide()]);
});

async function newSide(): Promise<Side> {
  const caller = await newCaller();
  return { caller, things: await createWorkspaceResources(api, caller) };
}

/** last_used_at is updated once a minute, so not during these tests. */
async function newCaller(): Promise<TestCaller> {
  const caller = await api.createCaller();
  await api.database.prisma.apiKey.update({ where: { id: caller.keyId }, data: { lastUsedAt: new Date() } });
  return caller;
}

/** Routes that need authentication. */
async function callersOf(route: Route, caller: TestCaller): Promise<[TestCaller, ...TestCaller[]]> {
  const person = await caller.signIn();
  return route.access === 'member' ? [caller, person] : [person];
}

function ask(route: Route, by: TestCaller, values: WorkspaceResources): Promise<Response> {
  const path = fillPath(route, values);
  const { [route.id]: body } = BODIES;
  const asked = request(api.app)[route.method](path).set('Authorization', `Bearer ${by.key}`);
  return body ? asked.type('application/json').send(body) : asked;
}

/** Everything in a response. */
function visibleParts({ status, headers, text }: Response) {
  const { date: _, 'x-request-id': __, ratelimit: ___, ...same } = headers;
  return { status, headers: same, text };
}

/** Every row of every table except the limiter's counters, and every object in the store. */
async function allRows() {
  const { prisma } = api.database;
  const tables = await prisma.$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema', 'limits') ORDER BY 1`;
  const rows = await prisma.$queryRawUnsafe<object[]>(
    tables.map(({ name }) => `SELECT '${name}' AS name, t::text AS row FROM ${name} t`).join(' UNION ALL '),
  );
  const stored: string[] = [];
  for await (const { key } of api.store.list(BRANDS_PREFIX)) stored.push(key);
  return { rows: rows.map((row) => JSON.stringify(row)).sort(), stored: stored.sort() };
}

describe('Every route', () => {
  test.each(closed.map((route) => [route.id, route] as const))(
    'When %s has a resource in its path, then these tests know its owner and a valid request',
    (id, route) => {
      for (const name of parameters(route)) expect(Object.keys({ ...UNKNOWN, ...SHARED_PARAMETERS })).toContain(name);
      if (route.body) expect(Object.keys(BODIES)).toContain(id);
    },
  );

  test('When a body is listed here, then there is a route for it', () => {
    expect(closed.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(BODIES)));
  });
});

describe('Resources of another workspace', () => {
  test.each(naming)('When %s names theirs, then it does not exist', async (_, route) => {
    const stranger = await newCaller();
    const before = await allRows();
    for (const by of await callersOf(route, stranger)) {
      const [answer, unknown] = [await ask(route, by, theirs.things), await ask(route, by, UNKNOWN)];
      expect(answer.status).toBe(404);
      expect(visibleParts(answer)).toEqual(visibleParts(unknown));
    }
    expect(await allRows()).toEqual(before);
  });

  test.each(nested)('When %s names theirs below ours, then it does not exist', async (_, route) => {
    const [by] = await callersOf(route, ours.caller);
    const before = await allRows();
    for (const name of owned(route)) {
      const answer = await ask(route, by, { ...ours.things, [name]: theirs.things[name] });
      const unknown = await ask(route, by, { ...ours.things, [name]: UNKNOWN[name] });
      expect(answer.status).toBe(404);
      expect(visibleParts(answer)).toEqual(visibleParts(unknown));
    }
    expect(await allRows()).toEqual(before);
  });

  test.each(naming)('When the owner requests %s, then it exists', async (_, route) => {
    const { caller, things } = await newSide();
    const [{ key }] = await callersOf(route, caller);
    const { [route.id]: body } = BODIES;
    const leaving = new AbortController();
    const response = await fetch(`${server.url}${fillPath(route, things)}`, {
      method: route.method.toUpperCase(),
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
      signal: leaving.signal,
    });
    leaving.abort(); // a stream of events does not end by itself
    expect([200, 201, 202, 204, 409]).toContain(response.status);
  });
});

describe('Lists', () => {
  const get = async (route: Route, { caller, things }: Side, query = '') => {
    const [by] = await callersOf(route, caller);
    const response = await by.get(`${fillPath(route, things)}${query}`);
    return response;
  };

  test.each(lists)('When %s is read, then each workspace sees only its own', async (_, route) => {
    // New ones are on the first page, where they would be seen.
    const [one, other] = await Promise.all([newSide(), newSide()]);
    for (const [own, others] of [
      [one, other],
      [other, one],
    ] as const) {
      const { status, text, body } = await get(route, own);
      expect(status).toBe(200);
      expect(body.data.length).toBeGreaterThanOrEqual(2);
      for (const id of Object.values(others.things)) expect(text).not.toContain(id);
    }
  });

  test.each(lists)('When %s gets a cursor of theirs, then it is invalid', async (_, route) => {
    const { next_cursor: cursor } = (await get(route, theirs, '?limit=1')).body.pagination;
    expect((await get(route, theirs, `?limit=1&cursor=${cursor}`)).status).toBe(200);
    expectError(await get(route, ours, `?cursor=${cursor}`), 'VALIDATION_ERROR', ['cursor']);
  });
});

describe('The usage report', () => {
  test('When another workspace has made requests, then they are not counted', async () => {
    const total = async (by: TestCaller) => (await by.get('/v1/api/usage').expect(200)).body.data.total;
    expect([await total(theirs.caller), await total(await newCaller())]).toEqual([2, 0]);
  });
});

describe('Idempotency keys', () => {
  test('When two workspaces use the same key, then each gets its own response', async () => {
    const submit = async (by: TestCaller, url: string) => {
      const response = await by.post('/v1/api/parse', { url }).set('Idempotency-Key', 'same').expect(202);
      return response.body.data as { brand_id: string; source_url: string };
    };
    const [a, b] = [await newCaller(), await newCaller()];
    const [one, other] = [await submit(a, 'https://a.example/'), await submit(b, 'https://b.example/')];
    expect([one.source_url, other.source_url]).toEqual(['https://a.example/', 'https://b.example/']);
    expect(one.brand_id).not.toBe(other.brand_id);
    expect(await submit(a, 'https://a.example/')).toEqual(one);
    expect(await submit(b, 'https://b.example/')).toEqual(other);
  });
});
