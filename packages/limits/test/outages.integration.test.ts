import { randomUUID } from 'node:crypto';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createLogger } from '@brandprint/platform';
import { createTestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createLimiter, type Limiter, type LimitsLocation, migrateLimits } from '../src/index.ts';
import { backends, prefix } from './support/backends.ts';
import { openLine } from './support/line.ts';

const logger = createLogger({ level: 'silent', service: 'test' });

test.each(backends)(
  'When $name is cut off and comes back, then requests are refused meanwhile, and counted once each after it',
  async ({ open }) => {
    const backstage = await open();
    const line = await openLine(backstage.location);
    const workspace = randomUUID();
    const limiter = createLimiter(line.location, { logger, prefix });
    const ask = () => limiter.consume('parse', workspace).catch((error: { code?: string }) => error.code);
    try {
      await limiter.ping();
      expect(await ask()).toMatchObject({ remaining: 9 });
      line.cut();
      expect(await ask()).toBe('UNAVAILABLE');
      line.mend();
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

describe('A store that does not answer', () => {
  let silent: Server;
  let address: string;
  const limiters: Limiter[] = [];

  beforeAll(async () => {
    silent = createServer((socket) => socket.on('error', () => {}).resume());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    address = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  });
  afterEach(() => Promise.all(limiters.splice(0).map((limiter) => limiter.stop())));
  afterAll(() => new Promise((resolve) => silent.close(resolve)));

  const ask = (location: LimitsLocation) => {
    const limiter = createLimiter(location, { logger, patienceMs: 500 });
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
    'When %s says nothing, then nothing is allowed and the caller may retry',
    async (kind) => {
      const url = `${kind}://${address}/0`;
      await expect(ask(kind === 'redis' ? { redisUrl: url } : { databaseUrl: url })).rejects.toMatchObject(unavailable);
    },
  );

  test('When the windows of Postgres are locked, then a request is told to retry, is not counted, and later ones are served', async () => {
    const database = await createTestDatabase();
    await migrateLimits(database.url);
    const limiter = createLimiter({ databaseUrl: database.url }, { logger, patienceMs: 500 });
    const locker = new pg.Client({ connectionString: database.url });
    try {
      const workspace = randomUUID();
      await limiter.ping();
      await locker.connect();
      await locker.query('BEGIN; LOCK TABLE limits.windows');

      await expect(limiter.consume('parse', workspace)).rejects.toMatchObject(unavailable);
      await locker.query('ROLLBACK');

      expect(await limiter.consume('parse', workspace)).toMatchObject({ allowed: true, remaining: 9 });
    } finally {
      await locker.end();
      await limiter.stop();
      await database.stop();
    }
  });
});
