import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createLogger, type StateLocation } from '@brandprint/platform';
import { createTestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import {
  createHostThrottle,
  createRateLimiter,
  type HostThrottle,
  migrateLimits,
  type RateLimiter,
} from '../src/index.ts';
import { backends, prefix } from './support/backends.ts';
import { startFlakyProxy } from './support/flaky-proxy.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

test.each(backends)(
  'When $name is disconnected and comes back, then requests are rejected meanwhile, and counted once each afterwards',
  async ({ open }) => {
    const backstage = await open();
    const line = await startFlakyProxy(backstage.location);
    const workspace = randomUUID();
    const limiter = createRateLimiter(line.location, { logger, prefix });
    const ask = () => limiter.consume('parse', workspace).catch((error: { code?: string }) => error.code);
    try {
      await limiter.ping();
      expect(await ask()).toMatchObject({ remaining: 9 });
      line.cut();
      expect(await ask()).toBe('UNAVAILABLE');
      line.restore();
      await waitFor(() =>
        limiter.ping().then(
          () => true,
          () => false,
        ),
      );
      expect(await ask()).toMatchObject({ remaining: 8 });
    } finally {
      await limiter.stop();
      await line.stop();
      await backstage.stop();
    }
  },
);

describe.each(backends)('A permit that $name granted, with a lost response', ({ open }) => {
  const leaseMs = 60_000;
  let backstage: Awaited<ReturnType<typeof open>>;
  let line: Awaited<ReturnType<typeof startFlakyProxy>>;
  const pacers: HostThrottle[] = [];
  beforeAll(async () => {
    backstage = await open();
    line = await startFlakyProxy(backstage.location);
  });
  afterAll(async () => {
    await Promise.all(pacers.map((pacer) => pacer.stop()));
    await line.stop();
    await backstage.stop();
  });

  async function pacerAt(location: StateLocation, delayMs: number): Promise<HostThrottle> {
    const pacer = createHostThrottle(location, {
      logger,
      prefix,
      pace: { maxConcurrentPages: 1, delayMs, maxDelayMs: delayMs },
    });
    pacers.push(pacer);
    await pacer.ping();
    return pacer;
  }

  /** A caller that acquires a permit and does not learn of it. */
  async function ask(
    pacer: HostThrottle,
    place: string,
    signal: AbortSignal,
  ): Promise<{ turn: ReturnType<HostThrottle['acquire']> }> {
    const before = line.lost();
    line.dropResponses();
    const turn = pacer.acquire(place, { signal, leaseMs });
    turn.catch(() => undefined);
    await waitFor(async () => line.lost() > before);
    line.restore();
    return { turn };
  }

  test('When it is acquired again, then it does not wait for itself', async () => {
    const { turn } = await ask(await pacerAt(line.location, 10), randomUUID(), AbortSignal.timeout(15_000));
    const leave = await turn;
    await leave();
  });

  test('When the caller gives up, then the next one need not wait for the lease', async () => {
    const place = randomUUID();
    const quitting = await pacerAt(line.location, 20_000);
    const next = await pacerAt(backstage.location, 10);
    const stopping = new AbortController();
    const { turn } = await ask(quitting, place, stopping.signal);
    await waitFor(() =>
      quitting.ping().then(
        () => true,
        () => false,
      ),
    );
    stopping.abort(new Error('cancelled'));
    await expect(turn).rejects.toThrow('cancelled');
    const leave = await next.acquire(place, { signal: AbortSignal.timeout(10_000), leaseMs });
    await leave();
  });
});

/** Statements of the limiter that wait for the locked table. */
const WAITING = `
  SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND state = 'active' AND query LIKE '%limits.windows%' AND pid <> pg_backend_pid()`;

describe('A store that does not respond', () => {
  let silent: Server;
  let address: string;
  const limiters: RateLimiter[] = [];

  beforeAll(async () => {
    silent = createServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterEach(() => Promise.all(limiters.splice(0).map((limiter) => limiter.stop())));
  afterAll(() => new Promise((resolve) => silent.close(resolve)));

  const ask = (location: StateLocation) => {
    const limiter = createRateLimiter(location, { logger, timeoutMs: 500 });
    limiters.push(limiter);
    return limiter.consume('parse', randomUUID());
  };
  const unavailable = { code: 'UNAVAILABLE', headers: { 'Retry-After': '5' } };

  test.each(['postgres', 'redis'])(
    'When %s refuses connections, then nothing is allowed and the caller may retry',
    async (kind) => {
      const url = `${kind}://127.0.0.1:1/x`;
      await expect(ask(kind === 'redis' ? { redisUrl: url } : { databaseUrl: url })).rejects.toMatchObject(unavailable);
    },
  );

  test.each(['postgres', 'redis'])(
    'When %s does not respond, then nothing is allowed and the caller may retry',
    async (kind) => {
      const url = `${kind}://${address}/0`;
      await expect(ask(kind === 'redis' ? { redisUrl: url } : { databaseUrl: url })).rejects.toMatchObject(unavailable);
    },
  );

  test('When the windows in Postgres are locked, then a request gets UNAVAILABLE and is not counted, and later ones succeed', async () => {
    const database = await createTestDatabase({ migrated: false });
    await migrateLimits(database.url);
    const limiter = createRateLimiter({ databaseUrl: database.url }, { logger, timeoutMs: 3_000 });
    const locker = new pg.Client({ connectionString: database.url });
    // A transaction sees pg_stat_activity as it was at its first read, so the locking transaction cannot watch it.
    const observer = new pg.Client({ connectionString: database.url });
    try {
      const workspace = randomUUID();
      await limiter.ping();
      await Promise.all([locker.connect(), observer.connect()]);
      await locker.query('BEGIN; LOCK TABLE limits.windows');

      await expect(limiter.consume('parse', workspace)).rejects.toMatchObject(unavailable);
      // On a busy machine the server may abort the statement later than the limiter gives up.
      await waitFor(async () => (await observer.query(WAITING)).rowCount === 0);
      await locker.query('ROLLBACK');

      expect(await limiter.consume('parse', workspace)).toMatchObject({ allowed: true, remaining: 9 });
    } finally {
      await Promise.all([locker.end(), observer.end()]);
      await limiter.stop();
      await database.stop();
    }
  });
});
