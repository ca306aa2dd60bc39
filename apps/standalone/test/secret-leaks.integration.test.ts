import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiDeps, type RunningApi, startApi } from '@brandprint/api';
import { startCourier } from '@brandprint/courier';
import { createDatabase } from '@brandprint/database';
import { parseEgressAllow } from '@brandprint/egress';
import { createRateLimiter } from '@brandprint/limits';
import type { Pipeline } from '@brandprint/pipeline';
import { createLogger, Lifecycle } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createDirectoryStore } from '@brandprint/storage';
import {
  createSessionIssuer,
  createTestDatabase,
  createTestLog,
  startSite,
  type TestDatabase,
  type TestLog,
  waitFor,
} from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const SECRETS_KEY = 'the-master-key-of-this-run-is-long-enough';
const lifecycle = new Lifecycle(createLogger({ level: 'silent', service: 'test' }));
let testDatabase: TestDatabase;
let log: TestLog;
let deps: ApiDeps;
let api: RunningApi;
let directory: string;
let workspaceId: string;
let webhookUrl: string;
const sessions = createSessionIssuer();

beforeAll(async () => {
  testDatabase = lifecycle.add('database', await createTestDatabase(), (it) => it.stop());
  const { url: databaseUrl, database } = testDatabase;
  workspaceId = (await database.prisma.workspace.create({ data: { name: 'acme' } })).id;
  log = createTestLog();
  const { logger } = log;
  const queue = lifecycle.add('queue', createJobQueue({ databaseUrl }, { logger }), (it) => it.stop());
  const limiter = lifecycle.add('limiter', createRateLimiter({ databaseUrl }, { logger }), (it) => it.stop());
  directory = await mkdtemp(join(tmpdir(), 'brandprint-leaks-'));
  const store = createDirectoryStore(directory);
  const pipeline: Pipeline = { database, queue, logger, admissionWindow: 1 };
  const receiver = lifecycle.add('receiver', await startReceiver(), (it) => it.stop());
  const egressAllow = parseEgressAllow(receiver.host);
  deps = { pipeline, store, limiter, logger, secretsKey: SECRETS_KEY, egressAllow, sessions: sessions.check };
  api = await startApi({ ...deps, port: 0, host: '127.0.0.1' });
  lifecycle.add('api', api, (it) => it.stop());
  const courier = await startCourier({ ...deps, egressAllow, webhooks: { idleMs: 20 } });
  lifecycle.add('courier', courier, (it) => it.stop());
  webhookUrl = `${receiver.url}/in`;
});
afterAll(async () => {
  await lifecycle.stop();
  await rm(directory, { recursive: true, force: true });
});

/** Echoes what it was sent, like a careless endpoint; the response is stored with the delivery. */
const startReceiver = () =>
  startSite((request, response) => {
    response.end(JSON.stringify(request.headers));
  });

interface Call {
  body?: object;
  headers?: Record<string, string>;
  at?: RunningApi;
}

async function call(method: string, path: string, token: string, { body, headers, at = api }: Call = {}) {
  const response = await fetch(`${at.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, data: text ? JSON.parse(text).data : undefined };
}

/** Uses every kind of secret, correctly and wrongly. Returns them. */
async function useEverything(): Promise<{ secrets: string[]; key: string }> {
  const person = await sessions.issue({ userId: 'user_7', workspaceId });
  const theirs = 'a-password-of-theirs';
  const secrets = [person, theirs];
  const newKey = async (environment: string) => {
    const body = { environment, description: 'Build server' };
    const { data } = await call('POST', '/v1/api/keys', person, { body });
    secrets.push(data.key);
    return data as { id: string; key: string };
  };

  const { id, key } = await newKey('prod');
  const { key: other } = await newKey('stag');
  const site = { body: { url: 'https://example.com' }, headers: { 'idempotency-key': 'once' } };
  const { data: brand } = await call('POST', '/v1/api/parse', key, site);
  await call('GET', `/v1/api/brands/${brand.brand_id}`, key);
  await call('GET', '/v1/api/keys', key);

  // Where a secret should not be.
  await call('GET', `/v1/api/brands/${key}`, key);
  await call('GET', `/v1/api/keys/${encodeURIComponent(`"${key}"`)}`, key);
  await call('GET', `/v1/api/brands?cursor=${key}&q=${key}`, key);
  await call('GET', '/v1/api/brands', key, { headers: { 'x-request-id': key, 'user-agent': key } });
  await call('GET', '/v1/api/brands', `${key}x`);
  await call('GET', `/${key}`, key);
  await call('GET', '/v1/api/brands', key, { headers: { authorization: key } });
  await call('GET', '/v1/api/brands', `${person}x`);
  const url = `https://user:${theirs}@example.com/`;
  expect((await call('POST', '/v1/api/parse', key, { body: { url } })).status).toBe(400);
  expect((await call('POST', '/v1/api/webhooks', key, { body: { url } })).status).toBe(400);

  const { data: webhook } = await call('POST', '/v1/api/webhooks', key, { body: { url: webhookUrl } });
  const webhookPath = `/v1/api/webhooks/${webhook.id}`;
  await call('PATCH', webhookPath, key, { body: { description: 'changed' } });
  const { data: rotated } = await call('POST', `${webhookPath}/rotate-secret`, key);
  secrets.push(webhook.secret, rotated.secret);
  await call('POST', `${webhookPath}/test`, key);
  await call('POST', `/v1/api/brands/${brand.brand_id}/cancel`, key);
  const sent = await waitFor(async () => {
    const { data } = await call('GET', `${webhookPath}/deliveries`, key);
    return data[0]?.status === 'succeeded' ? data[0] : null;
  });
  await call('GET', `${webhookPath}/deliveries/${sent.id}`, key);

  expect((await call('DELETE', `/v1/api/keys/${id}`, person)).status).toBe(204);
  expect((await call('GET', '/v1/api/brands', key)).status).toBe(401);
  // The signing part follows the prefix.
  const bytes = [webhook.secret, rotated.secret].map((text: string) => text.slice('whsec_'.length));
  return { secrets: [...secrets, ...bytes], key: other };
}

/** Services that reject our password, or do not exist. Returns the password. */
async function failToConnect(key: string): Promise<string> {
  const password = 'the-password-of-production';
  const { host } = new URL(testDatabase.url);
  const down = new Lifecycle(log.logger);
  const limiter = createRateLimiter({ redisUrl: `redis://:${password}@127.0.0.1:1` }, log);
  down.add('limiter', limiter, (it) => it.stop());
  try {
    for (const at of [host, '127.0.0.1:1']) {
      const database = createDatabase(`postgres://brandprint:${password}@${at}/brandprint`);
      down.add('database', database, (it) => it.stop());
      const pipeline = { ...deps.pipeline, database };
      const own = await startApi({ ...deps, limiter, pipeline, port: 0, host: '127.0.0.1' });
      down.add('api', own, (it) => it.stop());
      expect((await call('GET', '/v1/api/brands', key, { at: own })).status).toBe(503);
    }
    const own = await startApi({ ...deps, limiter, port: 0, host: '127.0.0.1' });
    down.add('api', own, (it) => it.stop());
    const body = { url: 'https://example.com' };
    expect((await call('POST', '/v1/api/parse', key, { at: own, body })).status).toBe(503);
  } finally {
    await down.stop();
  }
  return password;
}

test('When everything that handles secrets has run, then none is in the database, the log or the store', async () => {
  const { secrets, key } = await useEverything();
  const password = decodeURIComponent(new URL(testDatabase.url).password);
  secrets.push(await failToConnect(key), password, SECRETS_KEY);

  expect(await testDatabase.findSecrets(secrets)).toEqual([]);
  log.expectNoSecrets(secrets);
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    const content = entry.isFile() ? await readFile(join(entry.parentPath, entry.name), 'latin1') : '';
    for (const secret of secrets) expect(content).not.toContain(secret);
  }

  // The check itself finds what is there: two keys, and their entries in the audit log.
  expect(await testDatabase.findSecrets(['Build server'])).toHaveLength(4);
  expect(() => log.expectNoSecrets(['/rotate-secret'])).toThrow('/rotate-secret');
});
