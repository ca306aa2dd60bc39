import { createTestDatabase, createTestLog, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sweepOldEvents } from '../src/sweeps/sweep-old-events.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

const DAY_MS = 86_400_000;

describe('Old events', () => {
  test('When there are more than one round takes, then all older than 30 days are removed, and the others stay', async () => {
    const { prisma } = testDatabase.database;
    const workspace = await prisma.workspace.create({ data: { name: 'w' } });
    const site = { name: 'acme.test', sourceUrl: 'https://acme.test/' };
    const { id: brandId } = await prisma.brand.create({ data: { workspaceId: workspace.id, ...site } });
    const old = new Date(Date.now() - 30 * DAY_MS - 60_000);
    const young = new Date(Date.now() - 30 * DAY_MS + 60_000);
    const event = (seq: number) => ({
      brandId,
      seq,
      type: 'brand.queued',
      data: {},
      createdAt: seq > 1_500 ? young : old,
    });
    await prisma.event.createMany({ data: Array.from({ length: 1_503 }, (_, i) => event(i + 1)) });

    const sweep = sweepOldEvents(
      {
        database: testDatabase.connectAs('courier'),
        queue: {} as never,
        logger: createTestLog().logger,
        admissionWindow: 1,
      },
      30,
    );
    const { signal } = new AbortController();
    expect(await sweep.run(signal)).toEqual({ more: true });
    expect(await sweep.run(signal)).toEqual({ more: false });
    const left = await prisma.event.findMany({ orderBy: { seq: 'asc' } });
    expect(left.map(({ seq }) => seq)).toEqual([1_501, 1_502, 1_503]);
  });
});
