import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request, { type Test } from 'supertest';
import type { TestApi, TestCaller } from '../support/api.ts';
import { type Belongings, giveBelongings } from '../support/belongings.ts';
import { queuedBrand } from '../support/brands.ts';
import type { Case, Method } from './cases.ts';

/** Who asks, and what they have. */
export interface World {
  api: TestApi;
  caller: TestCaller;
  things: Belongings;
}

/** A request, before it is sent. */
export interface Asking {
  method: Method;
  path: string;
  key: string;
  headers?: Record<string, string>;
  body?: object | string;
}

export async function newWorld(api: TestApi): Promise<World> {
  const caller = await api.newCaller();
  // The use of a key is noted once a minute, and so not while this is asked.
  await api.database.prisma.apiKey.update({ where: { id: caller.keyId }, data: { lastUsedAt: new Date() } });
  return { api, caller, things: await giveBelongings(api, caller) };
}

export function send(app: Express, { method, path, key, headers = {}, body }: Asking): Test {
  const test = request(app)
    [method](path)
    .set({ Authorization: `Bearer ${key}`, ...headers });
  if (body === undefined) return test;
  return test.type(headers['Content-Type'] ?? 'application/json').send(body);
}

const SITE = { url: 'https://example.com/' };

/** What each operation is asked so that it succeeds, besides its path. */
const GOOD: Record<string, (world: World) => Partial<Asking> | Promise<Partial<Asking>>> = {
  parse: () => ({ body: SITE, headers: { 'Idempotency-Key': randomUUID() } }),
  reanalyze: () => ({ body: { max_pages: 3 }, headers: { 'Idempotency-Key': randomUUID() } }),
  cancelAnalysis: async ({ api, caller }) => ({ path: `/v1/api/brands/${await queuedBrand(api, caller)}/cancel` }),
  watchBrand: async ({ caller }) => {
    const brandId = await caller.parse();
    await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    return { path: `/v1/api/brands/${brandId}/events` };
  },
  patchSection: () => ({ body: { design_notes: 'Edited' } }),
  replaceSection: () => ({ body: { design_notes: 'Edited' } }),
  createKey: async ({ caller }) => ({ body: {}, key: (await caller.signIn()).key }),
  revokeKey: async ({ caller }) => ({ key: (await caller.signIn()).key }),
  createWebhook: () => ({ body: { url: 'https://hooks.example.com/' } }),
  updateWebhook: () => ({ body: { description: 'Changed' } }),
};

/** Values of the parameters that nobody owns. */
const PLAIN: Record<string, string> = { section: 'colors', file: 'start.js' };

/** A request to an operation that succeeds. */
export async function good({ operationId, method, path }: Case, world: World): Promise<Asking> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => ({ ...PLAIN, ...world.things })[name as 'name']);
  const more = await GOOD[operationId]?.(world);
  return { method, path: filled, key: world.caller.key, ...more };
}
