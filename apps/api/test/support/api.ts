import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERRORS, ErrorBody, type ErrorCode, type Role } from '@brandprint/contracts';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import { createRateLimiter } from '@brandprint/limits';
import type { Pipeline } from '@brandprint/pipeline';
import type { Stoppable } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { type AssetStore, createDirectoryStore } from '@brandprint/storage';
import { restrictStore } from '@brandprint/storage/testing';
import {
  BUSY_TIMEOUT_MS,
  createSessionIssuer,
  createTestDatabase,
  createTestLog,
  type DatabaseWithPrisma,
  type SessionIssuer,
  type TestDatabase,
} from '@brandprint/testing';
import { afterAll, expect } from '@jest/globals';
import type { Express } from 'express';
import request, { type Response, type Test } from 'supertest';
import { type ApiDeps, createApp } from '../../src/index.ts';
import { checkEveryResponse } from './conformance.ts';

checkEveryResponse();

export interface TestApi extends Stoppable {
  app: Express;
  deps: ApiDeps;
  /** Of its database. */
  url: string;
  database: DatabaseWithPrisma;
  /** A client for an app, which may do only what the app needs. */
  connectAs: TestDatabase['connectAs'];
  store: AssetStore;
  /** Issues session tokens. */
  sessions: SessionIssuer;
  /** Every log line. */
  log: readonly string[];
  createCaller(options?: CallerOptions): Promise<TestCaller>;
}

interface CallerOptions {
  environment?: 'prod' | 'stag';
  /** Parse requests per hour; null is the default of the contract. */
  parseLimit?: number | null;
}

/** A workspace with a key, and requests by the key or a person. */
export interface TestCaller {
  workspaceId: string;
  keyId: string;
  /** The credential of its requests: the key, or a person's token. */
  key: string;
  /** The same workspace, with requests by a signed-in person. */
  signIn(userId?: string, role?: Role): Promise<TestCaller>;
  get(path: string): Test;
  head(path: string): Test;
  post(path: string, body?: object | string): Test;
  patch(path: string, body?: object | string): Test;
  put(path: string, body?: object | string): Test;
  delete(path: string): Test;
  /** Submits a site and returns the brand's id. */
  parse(body?: object): Promise<string>;
}

/** The API with its own database, queue and store. `stop` throws if a secret was logged or stored. */
export async function startTestApi(): Promise<TestApi> {
  const testDatabase = await createTestDatabase();
  const { database } = testDatabase;
  const log = createTestLog();
  const { logger } = log;
  const databaseUrl = testDatabase.urlOf('api');
  const queue = createJobQueue({ databaseUrl }, { logger });
  const limiter = createRateLimiter({ databaseUrl }, { logger, timeoutMs: BUSY_TIMEOUT_MS });
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: 2 };
  const directory = await mkdtemp(join(tmpdir(), 'brandprint-api-'));
  const store = createDirectoryStore(directory);
  const sessions = createSessionIssuer();
  const deps: ApiDeps = {
    pipeline,
    store,
    limiter,
    logger,
    secretsKey: randomUUID(),
    sessions: sessions.check,
    printWaitMs: 0,
  };
  // The app may do only what the API needs. Tests, which also do the work of workers, may do everything.
  const appPipeline: Pipeline = {
    ...pipeline,
    database: testDatabase.connectAs('api'),
    get admissionWindow() {
      return pipeline.admissionWindow;
    },
  };
  const app = createApp({ ...deps, pipeline: appPipeline, store: restrictStore(store, 'api') });
  return {
    app,
    deps,
    url: testDatabase.url,
    database,
    connectAs: testDatabase.connectAs,
    store,
    sessions,
    log: log.lines,
    createCaller: (options) => createCaller({ app, database, sessions }, options),
    async stop() {
      await queue.stop();
      await limiter.stop();
      await testDatabase.stop();
      await rm(directory, { recursive: true, force: true });
      log.expectNoSecrets();
    },
  };
}

/** The same for all tests of a file: called at its top, and stopped after the last test. */
export async function useTestApi(): Promise<TestApi> {
  const api = await startTestApi();
  afterAll(() => api.stop());
  return api;
}

type TestServices = Pick<TestApi, 'app' | 'database' | 'sessions'>;

async function createCaller(
  services: TestServices,
  { environment = 'prod', parseLimit = 1_000 }: CallerOptions = {},
): Promise<TestCaller> {
  const { prisma } = services.database;
  const { id: workspaceId } = await ensureWorkspace(prisma, randomUUID(), parseLimit === null ? {} : { parseLimit });
  const { id: keyId, key } = await createApiKey(prisma, { workspaceId, environment });
  return callerOf(services, { workspaceId, keyId, key });
}

function callerOf(services: TestServices, own: Pick<TestCaller, 'workspaceId' | 'keyId' | 'key'>): TestCaller {
  const { app, sessions } = services;
  const { workspaceId, key } = own;
  const send = (method: 'post' | 'patch' | 'put', path: string, body?: object | string) => {
    const test = request(app)[method](path).set('Authorization', `Bearer ${key}`).type('application/json');
    return body === undefined ? test : test.send(body);
  };
  const caller: TestCaller = {
    ...own,
    signIn: async (userId = 'user_1', role = 'owner') =>
      callerOf(services, { ...own, key: await sessions.issue({ userId, workspaceId, role }) }),
    get: (path) => request(app).get(path).set('Authorization', `Bearer ${key}`),
    head: (path) => request(app).head(path).set('Authorization', `Bearer ${key}`),
    post: (path, body) => send('post', path, body),
    patch: (path, body) => send('patch', path, body),
    put: (path, body) => send('put', path, body),
    delete: (path) => request(app).delete(path).set('Authorization', `Bearer ${key}`),
    async parse(body = {}) {
      const response = await caller.post('/v1/api/parse', { url: 'https://example.com', ...body }).expect(202);
      return response.body.data.brand_id;
    },
  };
  return caller;
}

/** Expects this error in the contract's format. */
export function expectError(response: Response, code: ErrorCode, fields: string[] = []): void {
  const { status, error } = ERRORS[code];
  expect({ status: response.status, body: response.body }).toMatchObject({ status, body: { error, code } });
  const body = ErrorBody.strict().parse(response.body);
  expect((body.details ?? []).map((detail) => detail.path)).toEqual(fields);
  for (const field of fields) expect(body.message).toContain(field);
}
