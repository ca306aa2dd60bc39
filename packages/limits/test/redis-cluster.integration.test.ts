import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestLog } from '@brandprint/testing';
import { hasRedis, type RedisCluster, startRedisCluster } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHostThrottle, createRateLimiter } from '../src/index.ts';

const installed = hasRedis();
if (!installed) console.warn('redis-server is not installed: limits on Redis Cluster are not tested.');

const { logger } = createTestLog();

(installed ? describe : describe.skip)('Limits on Redis Cluster', () => {
  let dir: string;
  let cluster: RedisCluster;
  const location = () => ({ redisUrl: 'redis://cluster', clusterNodes: cluster.nodes });

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'brandprint-cluster-'));
    cluster = await startRedisCluster(dir);
  });
  afterAll(async () => {
    await cluster?.stop();
    await rm(dir, { recursive: true, force: true });
  });

  test('When two processes count a workspace, then its limit is that of both together', async () => {
    const limiters = [0, 1].map(() => createRateLimiter(location(), { logger }));
    await Promise.all(limiters.map((limiter) => limiter.ping()));
    const ask = (which: number) => limiters[which]?.consume('parse', 'workspace-of-two', 2);
    expect(await ask(0)).toMatchObject({ allowed: true, remaining: 1 });
    expect(await ask(1)).toMatchObject({ allowed: true, remaining: 0 });
    expect(await ask(0)).toMatchObject({ allowed: false });
    await Promise.all(limiters.map((limiter) => limiter.stop()));
  });

  test('When a site has as many pages open as it may, then another process waits for a permit', async () => {
    const pace = { maxConcurrentPages: 1, delayMs: 0, maxDelayMs: 0 };
    const throttles = [0, 1].map(() => createHostThrottle(location(), { logger, pace }));
    await Promise.all(throttles.map((throttle) => throttle.ping()));
    const { signal } = new AbortController();
    const acquire = (which: number) => throttles[which]?.acquire('acme.test', { signal, leaseMs: 60_000 });
    const release = await acquire(0);
    let second = false;
    const waiting = acquire(1)?.then((give) => {
      second = true;
      return give;
    });
    expect(second).toBe(false);
    await release?.();
    await (await waiting)?.();
    expect(second).toBe(true);
    await Promise.all(throttles.map((throttle) => throttle.stop()));
  });
});
