import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { createApiKey, ensureWorkspace } from '@brandprint/database';
import type { StateLocation } from '@brandprint/platform';
import { BUSY_TIMEOUT_MS, createTestDatabase, onPostgres, type TestDatabase, waitFor } from '@brandprint/testing';
import { bundleScript } from '@brandprint/testing/faults';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import type { ServeOptions } from './processes/serve.ts';

const SERVE = join(import.meta.dirname, 'processes/serve.ts');
const PROCESSES = 4;
const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.warn('TEST_REDIS_URL is not set: limits over processes are tested on Postgres only.');

type Child = ChildProcessByStdio<Writable, Readable, null>;

const backends: { name: string; locate: (databaseUrl: string) => StateLocation }[] = [
  ...(onPostgres ? [{ name: 'Postgres', locate: (databaseUrl: string) => ({ databaseUrl }) }] : []),
  ...(redisUrl ? [{ name: 'Redis', locate: () => ({ redisUrl }) }] : []),
];
const prefix = `test-${randomUUID()}`;
const children: Child[] = [];
/** The servers of each process, by backend. */
let servers: string[][] = [];
let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { url: databaseUrl } = testDatabase;
  const options = {
    databaseUrl,
    limits: backends.map(({ locate }) => locate(databaseUrl)),
    prefix,
    timeoutMs: BUSY_TIMEOUT_MS,
  };
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => serve(options)));
});
afterAll(async () => {
  await Promise.all(children.map(end));
  await testDatabase.stop();
  if (redisUrl) await forget(redisUrl);
});

async function serve(options: ServeOptions): Promise<string[]> {
  const args = [await bundleScript(SERVE), JSON.stringify(options)];
  const child: Child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  const line = once(createInterface({ input: child.stdout }), 'line') as Promise<[string]>;
  const exit = once(child, 'exit').then(([code]) => {
    throw new Error(`a server ended with ${code}`);
  });
  return JSON.parse((await Promise.race([line, exit]))[0]);
}

async function end(child: Child): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.stdin.end();
  await exit;
}

async function forget(url: string): Promise<void> {
  const client = new Redis(url);
  const keys = await client.keys(`${prefix}:*`);
  if (keys.length > 0) await client.del(keys);
  client.disconnect();
}

interface Key {
  workspaceId: string;
  key: string;
}

async function newKey(): Promise<Key> {
  const { prisma } = testDatabase.database;
  const { id: workspaceId } = await ensureWorkspace(prisma, randomUUID());
  return { workspaceId, key: (await createApiKey(prisma, { workspaceId, environment: 'prod' })).key };
}

async function parse(url: string | undefined, { key }: Key, headers: Record<string, string> = {}) {
  const sentAt = Date.now();
  const response = await fetch(`${url}/v1/api/parse`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ url: 'https://example.com' }),
  });
  const body = (await response.json()) as { data?: { brand_id: string }; code?: string };
  return { status: response.status, headers: response.headers, body, sentAt, gotAt: Date.now() };
}

async function written({ workspaceId }: Key) {
  const { brand, usageEvent } = testDatabase.database.prisma;
  const where = { workspaceId };
  return { brands: await brand.count({ where }), metered: await usageEvent.count({ where }) };
}

/** When a window ends, according to its store, by the clock of this machine (in milliseconds). */
async function windowEnd(backend: string, { workspaceId }: Key): Promise<number> {
  if (backend === 'Redis') {
    const client = new Redis(redisUrl ?? '');
    const left = await client.pttl(`${prefix}:limits:parse:${workspaceId}`);
    client.disconnect();
    return Date.now() + left;
  }
  const rows = await testDatabase.database.prisma.$queryRaw<{ ends_at: Date }[]>`
    SELECT ends_at FROM limits.windows WHERE key = ${`parse:${workspaceId}`}`;
  return rows[0]?.ends_at.getTime() ?? 0;
}

describe.each(backends)('Four processes that count on $name', ({ name }) => {
  let urls: (string | undefined)[];
  let key: Key;

  beforeEach(async () => {
    const backendIndex = backends.findIndex((backend) => backend.name === name);
    urls = servers.map((ofProcess) => ofProcess[backendIndex]);
    key = await newKey();
    // Each process opens its connections, and updates last_used_at of the key.
    const headers = { authorization: `Bearer ${key.key}` };
    await Promise.all(urls.map((url) => fetch(`${url}/v1/api/brands`, { headers })));
  });

  const parseAll = (count: number, headers?: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, (_, i) => parse(urls[i % PROCESSES], key, headers)));

  test('When 200 parse requests come at once, then exactly 10 are accepted and the rest get Retry-After', async () => {
    const answers = await parseAll(200);

    const accepted = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status, body }) => status === 429 && body.code === 'RATE_LIMITED');
    expect([accepted.length, refused.length]).toEqual([10, 190]);
    expect(await written(key)).toEqual({ brands: 10, metered: 10 });
    const end = await windowEnd(name, key);
    for (const { headers, sentAt, gotAt } of refused) {
      const retryMs = Number(headers.get('retry-after')) * 1000;
      // The right value is between what was left when the request was sent and when its response came.
      expect(retryMs).toBeGreaterThanOrEqual(end - gotAt - 50);
      expect(retryMs).toBeLessThanOrEqual(end - sentAt + 1_000);
    }
  });

  test('When 50 requests with one Idempotency-Key come at once, then there is one brand, metered and counted once', async () => {
    const answers = await parseAll(50, { 'idempotency-key': randomUUID() });

    const accepted = answers.filter(({ status }) => status === 202);
    const others = answers.filter(({ status }) => status !== 202);
    expect(others.filter(({ body }) => body.code !== 'IDEMPOTENCY_KEY_IN_USE')).toEqual([]);
    expect(new Set(accepted.map(({ body }) => body.data?.brand_id)).size).toBe(1);
    expect(accepted.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(await written(key)).toEqual({ brands: 1, metered: 1 });
    expect((await parse(urls[0], key)).headers.get('ratelimit')).toMatch(/^"parse";r=8;/);
  });
});

test('When a process is killed during a response, then another one responds after the lease, and there is one brand', async () => {
  const { database } = testDatabase;
  const { prisma } = database;
  const [killed, second, third, fourth] = servers.map(([url]) => url);
  const key = await newKey();
  const headers = { 'idempotency-key': 'k' };

  await database.transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE usage_events`;
    const cutOff = parse(killed, key, headers).catch(() => 'cut off');
    await waitFor(async () => {
      const waiting = await prisma.$queryRaw<unknown[]>`
        SELECT FROM pg_locks WHERE relation = 'usage_events'::regclass AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
      return waiting.length > 0;
    });
    children[0]?.kill('SIGKILL');
    expect(await cutOff).toBe('cut off');
  });

  const early = await parse(second, key, headers);
  expect([early.status, early.headers.get('retry-after')]).toEqual([409, '1']);
  const { workspaceId } = key;
  await prisma.idempotencyKey.updateMany({ where: { workspaceId }, data: { leaseUntil: new Date(0) } });
  const late = await parse(third, key, headers);
  expect([late.status, late.headers.get('idempotency-replayed')]).toEqual([202, null]);
  const again = await parse(fourth, key, headers);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(again.body).toEqual(late.body);
  expect(await written(key)).toEqual({ brands: 1, metered: 1 });
});
