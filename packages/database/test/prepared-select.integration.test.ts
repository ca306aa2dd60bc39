import { createTestDatabase, type TestDatabase, waitFor, withPrisma } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createDatabase } from '../src/client.ts';
import { Prisma } from '../src/generated/client.ts';
import { isDatabaseDown } from '../src/health.ts';

let testDatabase: TestDatabase;

beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrated: false });
});
afterAll(() => testDatabase.stop());

test('When a statement is run again with other values, then it is prepared only once', async () => {
  const database = withPrisma(createDatabase(testDatabase.url, { maxConnections: 1 }));
  const twice = (n: number) => database.select<{ twice: number }>(Prisma.sql`SELECT ${n}::int * 2 AS twice`);
  expect([await twice(1), await twice(2)]).toEqual([[{ twice: 2 }], [{ twice: 4 }]]);
  const prepared = await database.select(Prisma.sql`
    SELECT generic_plans + custom_plans AS runs FROM pg_prepared_statements WHERE statement LIKE '%AS twice'`);
  expect(prepared).toEqual([{ runs: '2' }]);
  await database.stop();
});

test('When connections break, idle or in use, then that is an outage, and statements soon work again', async () => {
  const database = withPrisma(createDatabase(testDatabase.url, { maxConnections: 2 }));
  const one = () => database.select<{ one: number }>(Prisma.sql`SELECT 1 AS one`);
  const sleeping = database.select(Prisma.sql`SELECT pg_sleep(60)`).catch((thrown: unknown) => thrown);
  await one();
  const { prisma } = testDatabase.database;
  const isAsleep = async () => {
    const rows = await prisma.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND datname = current_database()`;
    return rows.length > 0;
  };
  await waitFor(isAsleep);
  await prisma.$queryRaw`
    SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  expect(isDatabaseDown(await sleeping)).toBe(true);
  expect(await waitFor(() => one().catch(() => null))).toEqual([{ one: 1 }]);
  await database.stop();
});

test('When nothing listens, then that is an outage', async () => {
  const database = withPrisma(createDatabase('postgresql://nobody@127.0.0.1:1/nothing'));
  const asks = [database.select(Prisma.sql`SELECT 1`), database.prisma.$queryRaw`SELECT 1`];
  const errors = await Promise.all(asks.map((ask) => ask.catch((thrown: unknown) => thrown)));
  expect(errors.map(isDatabaseDown)).toEqual([true, true]);
  await database.stop();
});
