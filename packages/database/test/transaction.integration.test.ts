import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { selectOf } from '../src/client.ts';
import { Prisma } from '../src/generated/client.ts';
import { isDatabaseDown } from '../src/health.ts';
import type { PrismaQueryable } from '../src/testing.ts';
import { TransactionPool } from '../src/transaction-pool.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

type Count = (tx: PrismaQueryable, name: string) => Promise<unknown>;

const countWithPrisma: Count = (tx, name) =>
  tx.workspace.update({ where: { name }, data: { parseLimit: { increment: 1 } } });
const countPrepared: Count = (tx, name) =>
  selectOf(tx)(Prisma.sql`UPDATE workspaces SET parse_limit = parse_limit + 1 WHERE name = ${name}`);

describe('A transaction', () => {
  test.each([
    ['Prisma', countWithPrisma],
    ['prepared statements', countPrepared],
  ])('When two with %s wait for each other, then both succeed, one after the other', async (_, count) => {
    const { database } = testDatabase;
    const names = [randomUUID(), randomUUID()];
    await database.prisma.workspace.createMany({ data: names.map((name) => ({ name, parseLimit: 0 })) });
    let runs = 0;
    let meet = () => {};
    const met = new Promise<void>((resolve) => {
      meet = resolve;
    });
    const both = (first: string, second: string) =>
      database.transaction(async (tx) => {
        await count(tx, first);
        runs += 1;
        if (runs === 2) meet();
        await met;
        await count(tx, second);
      });
    const [a = '', b = ''] = names;
    await Promise.all([both(a, b), both(b, a)]);
    expect(runs).toBe(3);
    const rows = await database.prisma.workspace.findMany({ where: { name: { in: names } } });
    expect(rows.map(({ parseLimit }) => parseLimit)).toEqual([2, 2]);
  });

  test('When it fails, then its prepared statements are undone too', async () => {
    const { database } = testDatabase;
    const name = randomUUID();
    const failing = database.transaction(async (tx) => {
      await tx.workspace.create({ data: { name, parseLimit: 0 } });
      await countPrepared(tx, name);
      const rows = await selectOf(tx)<{ n: number }>(
        Prisma.sql`SELECT parse_limit AS n FROM workspaces WHERE name = ${name}`,
      );
      throw new Error(`counted to ${rows[0]?.n}`);
    });
    await expect(failing).rejects.toThrow('counted to 1');
    expect(await database.prisma.workspace.findUnique({ where: { name } })).toBeNull();
  });

  test('When several run at once, then each has its own prepared statements', async () => {
    const { database } = testDatabase;
    const names = Array.from({ length: 5 }, () => randomUUID());
    const create = (name: string) =>
      database.transaction(async (tx) => {
        await tx.workspace.create({ data: { name, parseLimit: 0 } });
        await countPrepared(tx, name);
        const seen = Prisma.sql`SELECT name FROM workspaces WHERE name = ANY(${names})`;
        expect(await selectOf(tx)(seen)).toContainEqual({ name });
        if (name === names[0]) throw new Error('undone');
      });
    const results = await Promise.allSettled(names.map(create));
    expect(results.map(({ status }) => status)).toEqual(['rejected', ...Array(4).fill('fulfilled')]);
    const rows = await database.prisma.workspace.findMany({ where: { name: { in: names } } });
    expect(rows.map(({ parseLimit }) => parseLimit)).toEqual([1, 1, 1, 1]);
  });

  test('When it has ended, then statements of it are refused', async () => {
    const { database } = testDatabase;
    const ended = await database.transaction(async (tx) => tx);
    const refused = await countPrepared(ended, '').catch((thrown: unknown) => thrown);
    expect(isDatabaseDown(refused)).toBe(true);
  });

  test('When it takes longer than it may, then its connection is not used any more', async () => {
    const pool = new TransactionPool({ connectionString: testDatabase.url, transactionMs: 0 });
    const late = pool.inTransaction(async (connection) => {
      const client = await pool.connect();
      try {
        return connection();
      } finally {
        client.release();
      }
    });
    expect(isDatabaseDown(await late.catch((thrown: unknown) => thrown))).toBe(true);
    await pool.end();
  });
});
