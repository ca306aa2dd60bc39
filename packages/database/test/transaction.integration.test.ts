import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { PrismaQueryable } from '../src/testing.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

describe('A transaction', () => {
  test('When two wait for each other, then both succeed, one after the other', async () => {
    const { database } = testDatabase;
    const names = [randomUUID(), randomUUID()];
    await database.prisma.workspace.createMany({ data: names.map((name) => ({ name, parseLimit: 0 })) });
    const count = (tx: PrismaQueryable, name: string) =>
      tx.workspace.update({ where: { name }, data: { parseLimit: { increment: 1 } } });
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
});
