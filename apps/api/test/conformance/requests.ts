import { randomUUID } from 'node:crypto';
import type { Express } from 'express';
import request, { type Test } from 'supertest';
import { routes } from '../../src/routes/index.ts';
import type { TestApi, TestCaller } from '../support/api.ts';
import { createQueuedBrand } from '../support/brands.ts';
import { createWorkspaceResources, type WorkspaceResources } from '../support/workspace-resources.ts';
import type { Case, Method } from './cases.ts';

/** The caller, and its resources. */
export interface ConformanceWorkspace {
  api: TestApi;
  caller: TestCaller;
  resources: WorkspaceResources;
}

/** A request before it is sent. */
export interface PreparedRequest {
  method: Method;
  path: string;
  key: string;
  headers?: Record<string, string>;
  body?: object | string;
}

export async function createConformanceWorkspace(api: TestApi): Promise<ConformanceWorkspace> {
  const caller = await api.createCaller();
  // last_used_at is updated once a minute, so not during this request.
  await api.database.prisma.apiKey.update({ where: { id: caller.keyId }, data: { lastUsedAt: new Date() } });
  return { api, caller, resources: await createWorkspaceResources(api, caller) };
}

export function send(app: Express, { method, path, key, headers = {}, body }: PreparedRequest): Test {
  const test = request(app)
    [method](path)
    .set({ Authorization: `Bearer ${key}`, ...headers });
  if (body === undefined) return test;
  return test.type(headers['Content-Type'] ?? 'application/json').send(body);
}

const SITE = { url: 'https://example.com/' };

/** What each operation needs to succeed, besides its path. */
const VALID_REQUESTS: Record<
  string,
  (world: ConformanceWorkspace) => Partial<PreparedRequest> | Promise<Partial<PreparedRequest>>
> = {
  parse: () => ({ body: SITE, headers: { 'Idempotency-Key': randomUUID() } }),
  reanalyze: () => ({ body: { max_pages: 3 }, headers: { 'Idempotency-Key': randomUUID() } }),
  cancelAnalysis: async ({ api, caller }) => ({
    path: `/v1/api/brands/${await createQueuedBrand(api, caller)}/cancel`,
  }),
  watchBrand: async ({ caller }) => {
    const brandId = await caller.parse();
    await caller.post(`/v1/api/brands/${brandId}/cancel`).expect(200);
    return { path: `/v1/api/brands/${brandId}/events` };
  },
  patchSection: () => ({ body: { design_notes: 'Edited' } }),
  replaceSection: () => ({ body: { design_notes: 'Edited' } }),
  createKey: () => ({ body: {} }),
  createWebhook: () => ({ body: { url: 'https://hooks.example.com/' } }),
  updateWebhook: () => ({ body: { description: 'Changed' } }),
  updateMe: () => ({ body: { name: 'Changed' } }),
  createWorkspace: () => ({ body: { name: randomUUID() } }),
  updateWorkspace: () => ({ body: { name: randomUUID() } }),
  deleteWorkspace: async ({ api, caller }) => {
    const { name } = await api.database.prisma.workspace.findUniqueOrThrow({ where: { id: caller.workspaceId } });
    return { body: { name } };
  },
  updateMember: () => ({ body: { role: 'viewer' } }),
  createInvitation: () => ({ body: {} }),
};

/** Values of parameters that do not name resources of a workspace. */
const SHARED_PARAMETERS: Record<string, string> = { section: 'colors', format: 'css', file: 'start.js' };

/** A valid request for an operation. */
export async function validRequest(
  { operationId, method, path }: Case,
  world: ConformanceWorkspace,
): Promise<PreparedRequest> {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name) => ({ ...SHARED_PARAMETERS, ...world.resources })[name as 'name'],
  );
  const more = await VALID_REQUESTS[operationId]?.(world);
  const { access } = routes.find(({ id }) => id === operationId) ?? {};
  const needsPerson = access === 'person' || access === 'account';
  const { key } = needsPerson ? await world.caller.signIn(world.resources.userId) : world.caller;
  return { method, path: filled, key, ...more };
}
