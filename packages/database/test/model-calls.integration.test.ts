import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallReservation, createDatabase, ensureWorkspace, reserveCall, settleCall } from '../src/index.ts';

let db: TestDatabase;
let workspaceId: string;
beforeAll(async () => {
  db = await createTestDatabase();
  workspaceId = (await ensureWorkspace(db.database.prisma, 'calls')).id;
});
afterAll(() => db.stop());

const TOKENS = { input: 0, output: 100, cacheWrite: 900, cacheRead: 0 };
const callOf = (analysisId: string, more: Partial<CallReservation> = {}): CallReservation => ({
  analysisId,
  brandId: analysisId,
  workspaceId,
  stage: 'tone',
  model: 'claude-a',
  promptVersion: 'v1',
  tokens: TOKENS,
  cost: 1_000,
  ...more,
});
const ROOM = { tokens: 1_000_000, cost: 1_000_000, elapsedMs: 60_000 };

describe('The limits of an analysis', () => {
  test.each([
    ['money', { ...ROOM, cost: 3_500 }],
    ['tokens', { ...ROOM, tokens: 3_999 }],
  ])('When many processes reserve at once, then they get no more than the limit of %s', async (_, ceilings) => {
    const analysisId = randomUUID();
    const processes = [db.database, ...Array.from({ length: 3 }, () => createDatabase(db.url))];
    const asked = await Promise.all(
      Array.from({ length: 16 }, (_, i) => {
        const database = processes[i % processes.length] ?? db.database;
        return reserveCall(database, callOf(analysisId), ceilings);
      }),
    );
    await Promise.all(processes.slice(1).map((it) => it.stop()));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
    expect(asked.filter(({ ok }) => !ok)).toContainEqual({ ok: false, reached: 'budget', held: true });
    const sum = await db.database.prisma.modelCall.aggregate({ where: { analysisId }, _sum: { cost: true } });
    expect(sum._sum.cost).toBe(3_000);
  });

  test('When a call used less than was reserved, then others get the rest', async () => {
    const analysisId = randomUUID();
    const ceilings = { ...ROOM, cost: 1_500 };
    const first = await reserveCall(db.database, callOf(analysisId), ceilings);
    expect((await reserveCall(db.database, callOf(analysisId), ceilings)).ok).toBe(false);
    if (!first.ok) throw new Error('refused');
    const tokens = { ...TOKENS, output: 3 };
    const call = { outcome: 'answered', tokens, cost: 400, estimated: false, durationMs: 5 };
    await settleCall(db.database, first.id, call);
    expect((await reserveCall(db.database, callOf(analysisId), ceilings)).ok).toBe(true);
  });

  test('When calls in progress hold the remaining budget, then the result says so, except for calls that were lost', async () => {
    const analysisId = randomUUID();
    const ceilings = { ...ROOM, cost: 1_500 };
    const first = await reserveCall(db.database, callOf(analysisId), ceilings);
    if (!first.ok) throw new Error('refused');
    expect(await reserveCall(db.database, callOf(analysisId), ceilings)).toMatchObject({ ok: false, held: true });
    const createdAt = new Date(Date.now() - 200_000);
    await db.database.prisma.modelCall.update({ where: { id: first.id }, data: { createdAt } });
    const late = { ...ceilings, elapsedMs: 600_000 };
    expect(await reserveCall(db.database, callOf(analysisId), late)).toMatchObject({ ok: false, held: false });
  });

  test('When the first call was long ago, then no more are allowed', async () => {
    const analysisId = randomUUID();
    const first = await reserveCall(db.database, callOf(analysisId), ROOM);
    if (!first.ok) throw new Error('refused');
    const createdAt = new Date(Date.now() - 61_000);
    await db.database.prisma.modelCall.update({ where: { id: first.id }, data: { createdAt } });
    expect(await reserveCall(db.database, callOf(analysisId), ROOM)).toEqual({
      ok: false,
      reached: 'too_late',
      held: false,
    });
  });
});

describe('The cache of a model', () => {
  test('When a call of that analysis and model used it recently, then it is warm', async () => {
    const analysisId = randomUUID();
    const warm = async (more: Partial<CallReservation> = {}) => {
      const reserved = await reserveCall(db.database, callOf(analysisId, more), ROOM);
      if (!reserved.ok) throw new Error('refused');
      return reserved;
    };
    const first = await warm();
    expect([first.warm, (await warm()).warm]).toEqual([false, false]);
    const call = { outcome: 'answered', tokens: TOKENS, cost: 400, estimated: false, durationMs: 5 };
    await settleCall(db.database, first.id, call);
    expect([(await warm()).warm, (await warm({ model: 'claude-b' })).warm]).toEqual([true, false]);
    const settledAt = new Date(Date.now() - 300_000);
    await db.database.prisma.modelCall.update({ where: { id: first.id }, data: { settledAt } });
    expect((await warm()).warm).toBe(false);
  });
});
