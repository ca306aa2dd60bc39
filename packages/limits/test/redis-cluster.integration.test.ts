import { createTestLog } from '@brandprint/testing';
import { hasRedisCluster, type RedisCluster, startTemporaryRedisCluster } from '@brandprint/testing/faults';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHostThrottle, createRateLimiter, type HostThrottle } from '../src/index.ts';

const installed = hasRedisCluster();
if (!installed) console.warn('redis-server 7 and redis-cli are not installed: limits on Redis Cluster are not tested.');

const { logger } = createTestLog();

(installed ? describe : describe.skip)('Limits on Redis Cluster', () => {
  let cluster: RedisCluster;
  const location = () => ({ redisUrl: 'redis://cluster', clusterNodes: cluster.nodes });

  beforeAll(async () => {
    cluster = await startTemporaryRedisCluster();
  });
  afterAll(async () => {
    await cluster?.stop();
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

  test('When ten pages of a site are wanted in two processes, and one may be open, then one is', async () => {
    const pace = { maxConcurrentPages: 1, delayMs: 0, maxDelayMs: 0 };
    const throttles = [0, 1].map(() => createHostThrottle(location(), { logger, pace }));
    await Promise.all(throttles.map((throttle) => throttle.ping()));
    const { signal } = new AbortController();
    let [here, most] = [0, 0];
    const visit = async (throttle: HostThrottle) => {
      const leave = await throttle.acquire('acme.test', { signal, leaseMs: 60_000 });
      here += 1;
      most = Math.max(most, here);
      await throttle.ping();
      here -= 1;
      await leave();
    };
    await Promise.all(throttles.flatMap((throttle) => Array.from({ length: 5 }, () => visit(throttle))));
    expect(most).toBe(1);
    await Promise.all(throttles.map((throttle) => throttle.stop()));
  });

  test('When a process has just connected, then its first requests, to all nodes at once, are counted', async () => {
    const limiter = createRateLimiter(location(), { logger });
    await limiter.ping();
    const subjects = Array.from({ length: 10 }, (_, number) => `at-once-${number}`);
    const results = await Promise.all(subjects.map((subject) => limiter.consume('parse', subject, 5)));
    expect(results.map(({ remaining }) => remaining)).toEqual(subjects.map(() => 4));
    await limiter.stop();
  });
});
