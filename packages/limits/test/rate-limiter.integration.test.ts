import { randomUUID } from 'node:crypto';
import { createLogger } from '@brandprint/platform';
import { waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createRateLimiter, type RateLimiter, type RateLimitResult } from '../src/index.ts';
import { backends, inspectPostgres, prefix, type StoreInspector } from './support/backends.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

describe.each(backends)('The limiter on $name', ({ open }) => {
  let backstage: StoreInspector;
  /** Several processes. */
  let limiters: RateLimiter[] = [];
  let workspace: string;

  beforeAll(async () => {
    backstage = await open();
    limiters = Array.from({ length: 4 }, () => createRateLimiter(backstage.location, { logger, prefix }));
    await Promise.all(limiters.map((limiter) => limiter.ping()));
  });
  afterAll(async () => {
    await Promise.all(limiters.map((limiter) => limiter.stop()));
    await backstage.stop();
  });
  beforeEach(() => {
    workspace = randomUUID();
  });

  const take = (limit?: number) => (limiters[0] as RateLimiter).consume('parse', workspace, limit);
  async function takeAll(count: number, limit?: number): Promise<RateLimitResult[]> {
    const verdicts: RateLimitResult[] = [];
    for (let i = 0; i < count; i += 1) verdicts.push(await take(limit));
    return verdicts;
  }
  const accepted = (verdicts: RateLimitResult[]) => verdicts.filter((verdict) => verdict.allowed).length;

  test('When 200 requests come over four connections at once, then as many as fit are accepted, each with its remaining count', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 200 }, (_, i) => (limiters[i % 4] as RateLimiter).consume('parse', workspace)),
    );

    const remaining = verdicts.flatMap((verdict) => (verdict.allowed ? [verdict.remaining] : []));
    expect(remaining.sort((a, b) => b - a)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    expect(verdicts.filter((verdict) => !verdict.allowed && verdict.remaining === 0)).toHaveLength(190);
  });

  test("When a request is counted, then the time until the window ends is by the store's clock", async () => {
    for (const ms of [1_234_567, 3_000_000]) {
      workspace = randomUUID();
      await take();
      await backstage.setMsLeft(`parse:${workspace}`, ms);
      const before = (await backstage.msLeft(`parse:${workspace}`)) ?? 0;
      const verdicts = await takeAll(11);
      const after = (await backstage.msLeft(`parse:${workspace}`)) ?? 0;

      expect(verdicts.at(-1)?.allowed).toBe(false);
      for (const { resetMs } of verdicts) {
        expect(resetMs).toBeLessThanOrEqual(before + 20);
        expect(resetMs).toBeGreaterThanOrEqual(after - 20);
      }
    }
  });

  test('When requests are rejected, then the window is not extended, and they do not count later', async () => {
    await takeAll(10);
    await backstage.setMsLeft(`parse:${workspace}`, 60_000);
    await takeAll(5);

    expect(await backstage.msLeft(`parse:${workspace}`)).toBeLessThanOrEqual(60_000);
    expect(await take(11)).toMatchObject({ allowed: true, limit: 11, remaining: 0 });
  });

  test('When the window has passed, then the next request starts a new one', async () => {
    await takeAll(11);
    await backstage.setMsLeft(`parse:${workspace}`, 0);

    const verdicts = await takeAll(11);

    expect(accepted(verdicts)).toBe(10);
    expect(verdicts[0]).toMatchObject({ allowed: true, limit: 10, remaining: 9 });
    expect(verdicts[0]?.resetMs).toBeGreaterThan(3_590_000);
    expect(verdicts[0]?.resetMs).toBeLessThanOrEqual(3_600_000);
  });

  test('When many requests come as the window ends, then as many as fit are accepted', async () => {
    await takeAll(10);
    await backstage.setMsLeft(`parse:${workspace}`, 0);

    const verdicts = await Promise.all(
      Array.from({ length: 60 }, (_, i) => (limiters[i % 4] as RateLimiter).consume('parse', workspace)),
    );

    expect(accepted(verdicts)).toBe(10);
  });

  test('When the limit of a workspace changes, then it applies at once to what was counted', async () => {
    await takeAll(10);

    expect(await take()).toMatchObject({ allowed: false, limit: 10, remaining: 0 });
    expect(await take(20)).toMatchObject({ allowed: true, limit: 20, remaining: 9 });
    expect(await take(5)).toMatchObject({ allowed: false, limit: 5, remaining: 0 });
    expect(await take(12)).toMatchObject({ allowed: true, limit: 12, remaining: 0 });
  });

  test('When the clock of a process is wrong, then the window has the same length for all processes', async () => {
    await takeAll(10);
    const hours = 2 * 3_600_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours);
    try {
      const refused = await take();
      expect(refused.allowed).toBe(false);
      expect(refused.resetMs).toBeLessThanOrEqual(((await backstage.msLeft(`parse:${workspace}`)) ?? 0) + 1_000);
    } finally {
      clock.mockRestore();
    }
    expect(await take()).toMatchObject({ allowed: false });
  });

  test('When there are other kinds of requests or other workspaces, then they have their own windows', async () => {
    const [limiter] = limiters as [RateLimiter];
    await takeAll(11);

    expect(await limiter.consume('key_creation', workspace)).toMatchObject({ limit: 10, remaining: 9 });
    expect(await limiter.consume('webhook_mutation', workspace)).toMatchObject({ limit: 20, remaining: 19 });
    expect(await limiter.consume('parse', randomUUID())).toMatchObject({ allowed: true });
  });
});

const ALL_BUT_INTERVALS = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

test('When windows have ended, then Postgres removes them after a while, and no others', async () => {
  const backstage = await inspectPostgres();
  jest.useFakeTimers({ doNotFake: [...ALL_BUT_INTERVALS] });
  const limiter = createRateLimiter(backstage.location, { logger });
  try {
    const [ended, current] = [randomUUID(), randomUUID()];
    await limiter.consume('parse', ended);
    await limiter.consume('parse', current);
    await backstage.setMsLeft(`parse:${ended}`, 0);

    jest.advanceTimersByTime(600_000);

    await waitFor(async () => (await backstage.msLeft(`parse:${ended}`)) === null);
    expect(await backstage.msLeft(`parse:${current}`)).toBeGreaterThan(0);
  } finally {
    jest.useRealTimers();
    await limiter.stop();
    await backstage.stop();
  }
});
