import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  createTestDatabase,
  type DatabaseWithPrisma,
  type TestDatabase,
  waitFor,
  withPrisma,
} from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createDatabase } from '../src/client.ts';
import { Prisma } from '../src/generated/client.ts';
import { isDatabaseDown } from '../src/health.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrated: false });
});
afterAll(() => testDatabase.stop());

/**
 * A proxy in front of the database. With `hangs` it accepts everything and forwards nothing; with `cuts` it resets
 * connections.
 */
async function startRelay() {
  const { hostname, port } = new URL(testDatabase.url);
  const state = { hangs: false, cuts: false };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (state.cuts) near.resetAndDestroy();
        else if (!state.hangs) to.write(data);
      });
      from.on('error', () => {});
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(testDatabase.url);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    state,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('A database that hangs', () => {
  let relay: Awaited<ReturnType<typeof startRelay>>;
  let database: DatabaseWithPrisma;
  beforeEach(async () => {
    relay = await startRelay();
    database = withPrisma(createDatabase(relay.url, { statementTimeoutMs: 300, connectTimeoutMs: 1_000 }));
  });
  afterEach(async () => {
    await database.stop();
    await relay.stop();
  });

  const hang = () => {
    relay.state.hangs = true;
  };
  const cut = () => {
    relay.state.cuts = true;
  };
  const WAYS: [string, (fail: () => void) => Promise<unknown>][] = [
    [
      'a statement',
      (fail) => {
        fail();
        return database.select(Prisma.sql`SELECT 1`);
      },
    ],
    [
      'Prisma',
      (fail) => {
        fail();
        return database.prisma.$queryRaw`SELECT 1`;
      },
    ],
    [
      'a transaction',
      (fail) =>
        database.transaction(async (tx) => {
          await tx.$queryRaw`SELECT 1`;
          fail();
          await tx.$queryRaw`SELECT 1`;
        }),
    ],
  ];
  test.each(WAYS)(
    'When %s gets no response, then that is an outage, and once there is one, it works again',
    async (_, ask) => {
      await database.select(Prisma.sql`SELECT 1`);
      expect(isDatabaseDown(await ask(hang).catch((thrown: unknown) => thrown))).toBe(true);
      relay.state.hangs = false;
      await waitFor(() => database.prisma.$queryRaw`SELECT 1`.catch(() => null));
      await database.select(Prisma.sql`SELECT 1`);
    },
  );

  test.each(WAYS)('When %s loses its connection, then that is an outage', async (_, ask) => {
    await database.select(Prisma.sql`SELECT 1`);
    expect(isDatabaseDown(await ask(cut).catch((thrown: unknown) => thrown))).toBe(true);
  });

  test('When a statement takes too long, then the server aborts it, and that is an outage', async () => {
    const limited = withPrisma(createDatabase(testDatabase.url, { statementTimeoutMs: 2_000 }));
    const asleep = Prisma.sql`SELECT pg_sleep(60)`;
    const asks = [limited.select(asleep), limited.prisma.$queryRaw(asleep)];
    const errors = await Promise.all(asks.map((ask) => ask.catch((thrown: unknown) => thrown)));
    await limited.stop();
    for (const error of errors) {
      expect(isDatabaseDown(error)).toBe(true);
      expect(String((error as Error).message)).toMatch(/statement timeout/);
    }
    const left = await testDatabase.database.prisma
      .$queryRaw`SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep'
      AND datname = current_database()`;
    expect(left).toEqual([]);
  });
});
