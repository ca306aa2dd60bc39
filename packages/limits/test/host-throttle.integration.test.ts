import { randomUUID } from 'node:crypto';
import { createLogger } from '@brandprint/platform';
import { createTestDatabase, onPostgres, type Site, startSite, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Redis } from 'ioredis';
import { createHostThrottle, type HostThrottle, migrateLimits } from '../src/index.ts';

const redisUrl = process.env.TEST_REDIS_URL;
if (!redisUrl) console.warn('TEST_REDIS_URL is not set: the host throttle is tested on Postgres only.');
const logger = createLogger({ level: 'silent', service: 'test' });
const prefix = `test-${randomUUID()}`;
const PROCESSES = 3;
/** Faster than in production. */
const TEST_LIMITS = { maxConcurrentPages: 3, delayMs: 40, maxDelayMs: 800 };

let database: TestDatabase;
const throttles: Record<string, HostThrottle[]> = {};

beforeAll(async () => {
  database = await createTestDatabase({ migrated: false });
  await Promise.all([migrateLimits(database.url), migrateLimits(database.url)]);
  const some = (make: () => HostThrottle): HostThrottle[] => Array.from({ length: PROCESSES }, make);
  throttles['Postgres'] = some(() => createHostThrottle({ databaseUrl: database.url }, { logger, pace: TEST_LIMITS }));
  if (redisUrl)
    throttles['Redis'] = some(() => createHostThrottle({ redisUrl }, { logger, prefix, pace: TEST_LIMITS }));
  await Promise.all(Object.values(throttles).flatMap((all) => all.map((pacer) => pacer.ping())));
});

afterAll(async () => {
  await Promise.all(Object.values(throttles).flatMap((all) => all.map((pacer) => pacer.stop())));
  await database?.stop();
  if (!redisUrl) return;
  const client = new Redis(redisUrl);
  const keys = await client.keys(`${prefix}:*`);
  if (keys.length > 0) await client.del(keys);
  client.disconnect();
});

/** A site that records its visits: how many at a time, and when each started. */
async function startHost(holdMs: number): Promise<{ site: Site; most: () => number; arrivals: number[] }> {
  let here = 0;
  let most = 0;
  const arrivals: number[] = [];
  const site = await startSite((_request, response) => {
    here += 1;
    most = Math.max(most, here);
    arrivals.push(performance.now());
    setTimeout(() => {
      here -= 1;
      response.end('page');
    }, holdMs);
  });
  return { site, most: () => most, arrivals };
}

const backends = [...(onPostgres ? ['Postgres'] : []), ...(redisUrl ? ['Redis'] : [])];
const signal = (): AbortSignal => new AbortController().signal;
const leaseMs = 60_000;

describe.each(backends)('Permits in %s', (backend) => {
  const pacer = (index = 0): HostThrottle => throttles[backend]?.[index % PROCESSES] as HostThrottle;

  const visit = async (site: Site): Promise<void> => {
    const read = async (_: unknown, index: number): Promise<void> => {
      const leave = await pacer(index).acquire(site.host, { signal: signal(), leaseMs });
      await fetch(site.url).then((answer) => answer.text());
      await leave();
    };
    await Promise.all(Array.from({ length: 20 }, read));
    await site.stop();
  };

  test('When 20 crawls in several processes read one host, then it has exactly its maximum of open pages', async () => {
    // Long enough to use all permits.
    const { site, most, arrivals } = await startHost(TEST_LIMITS.delayMs * (TEST_LIMITS.maxConcurrentPages + 4));
    await visit(site);
    expect(arrivals).toHaveLength(20);
    expect(most()).toBe(TEST_LIMITS.maxConcurrentPages);
  });

  test('When a host responds at once, then pages still start one after the other', async () => {
    const { site, arrivals } = await startHost(0);
    await visit(site);
    // Measured over the whole run, so that the duration of a request does not matter.
    expect((arrivals.at(-1) ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(18 * TEST_LIMITS.delayMs);
  });

  test('When a site asks for a longer gap, then the next page waits for it, up to the maximum', async () => {
    const host = randomUUID();
    const enter = async (delayMs: number, by = pacer()): Promise<void> => {
      const leave = await by.acquire(host, { signal: signal(), leaseMs, delayMs });
      await leave();
    };
    // Counted from before the first permit, so that a slow answer makes it longer and never shorter.
    const started = performance.now();
    await enter(0);
    await enter(400);
    expect(performance.now() - started).toBeGreaterThan(390);
    await enter(3_600_000, pacer(1));
    expect(performance.now() - started).toBeGreaterThan(390 + TEST_LIMITS.maxDelayMs);
  });

  test('When all permits of one site are taken, then another site is free', async () => {
    const host = randomUUID();
    for (let index = 0; index < TEST_LIMITS.maxConcurrentPages; index += 1)
      await pacer(index).acquire(host, { signal: signal(), leaseMs });
    const other = await pacer().acquire(randomUUID(), { signal: AbortSignal.timeout(5_000), leaseMs });
    await other();
    await expect(pacer().acquire(host, { signal: AbortSignal.timeout(500), leaseMs })).rejects.toThrow('timeout');
  });

  test('When a process dies, then its permit expires with the lease', async () => {
    const host = randomUUID();
    for (let index = 0; index < TEST_LIMITS.maxConcurrentPages; index += 1)
      await pacer(index).acquire(host, { signal: signal(), leaseMs: 1_000 });
    const leave = await pacer().acquire(host, { signal: AbortSignal.timeout(20_000), leaseMs });
    await leave();
  });

  test('When many wait in a process, then they go in order of arrival, and one that gives up delays nobody', async () => {
    const host = randomUUID();
    const order: string[] = [];
    const inside = await Promise.all(
      Array.from({ length: TEST_LIMITS.maxConcurrentPages }, () =>
        pacer().acquire(host, { signal: signal(), leaseMs }),
      ),
    );
    const gone = new AbortController();
    const enter = async (name: string, abort = signal()) => {
      const leave = await pacer().acquire(host, { signal: abort, leaseMs });
      order.push(name);
      await leave();
    };
    const givingUp = (name: string) => enter(name, gone.signal).catch(() => order.push(`${name} gave up`));
    const waiting: Promise<unknown>[] = [];
    const quitters: Promise<unknown>[] = [];
    waiting.push(enter('first'));
    quitters.push(givingUp('second'));
    waiting.push(enter('third'));
    quitters.push(givingUp('last'));
    gone.abort(new Error('cancelled'));
    await Promise.all(quitters);
    waiting.push(enter('late'), enter('later'));
    await Promise.all(inside.map((leave) => leave()));
    await Promise.all(waiting);
    expect(order).toEqual(['second gave up', 'last gave up', 'first', 'third', 'late', 'later']);
  });
});
