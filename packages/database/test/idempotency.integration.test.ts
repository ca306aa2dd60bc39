import { createHash } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  claimIdempotencyKey,
  ensureWorkspace,
  type IdempotencyClaim,
  releaseIdempotencyKey,
  removeExpiredIdempotencyKeys,
  saveIdempotentResponse,
} from '../src/index.ts';

const TIMES = { leaseSeconds: 30, keepSeconds: 60 };
const hash = (text: string) => new Uint8Array(createHash('sha256').update(text).digest());

describe('The claim of a key', () => {
  let testDatabase: TestDatabase;
  let request: { workspaceId: string; key: string; fingerprint: Uint8Array<ArrayBuffer> };

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const { id: workspaceId } = await ensureWorkspace(testDatabase.database.prisma, 'acme');
    request = { workspaceId, key: 'k', fingerprint: hash('a') };
  });
  afterAll(() => testDatabase.stop());
  beforeEach(() => testDatabase.database.prisma.idempotencyKey.deleteMany());

  const db = () => testDatabase.database.prisma;
  const claim = (change: Partial<typeof request> = {}) => claimIdempotencyKey(db(), { ...request, ...change }, TIMES);
  async function claimed(): Promise<IdempotencyClaim> {
    const outcome = await claim();
    if (outcome.kind !== 'claimed') throw new Error(`${outcome.kind} instead of claimed`);
    return outcome.claim;
  }
  const age = (data: { leaseUntil?: Date; expiresAt?: Date }) => db().idempotencyKey.updateMany({ data });

  test('When many claim it at once, then one gets it', async () => {
    const kinds = (await Promise.all(Array.from({ length: 20 }, () => claim()))).map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === 'claimed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(19);
  });

  test('When a response is stored, then everybody gets it, except different requests', async () => {
    const answer = { status: 202, headers: {}, body: { b: 1, a: [null, 'ä'] } };

    expect(await saveIdempotentResponse(db(), await claimed(), answer)).toBe(true);

    expect(await claim()).toEqual({ kind: 'answered', answer });
    expect(JSON.stringify((await claim()) as object)).toContain('{"b":1,"a":[null,"ä"]}');
    expect(await claim({ fingerprint: hash('b') })).toEqual({ kind: 'other' });
    expect(await claim({ key: 'other' })).toMatchObject({ kind: 'claimed' });
  });

  test('When the transaction that stores a response fails, then there is no response', async () => {
    const own = await claimed();
    const failing = testDatabase.database.transaction(async (tx) => {
      await saveIdempotentResponse(tx, own, {});
      throw new Error('at the end');
    });

    await expect(failing).rejects.toThrow('at the end');
    expect(await claim()).toEqual({ kind: 'busy' });
  });

  test('When it is released, then the key is new, also for a different request', async () => {
    await releaseIdempotencyKey(db(), await claimed());

    expect(await claim({ fingerprint: hash('b') })).toMatchObject({ kind: 'claimed' });
  });

  test('When its lease has expired, then the next one takes it over, and the late response of the first is rejected', async () => {
    const first = await claimed();
    await age({ leaseUntil: new Date(0) });
    const second = await claimed();

    expect(await saveIdempotentResponse(db(), first, {})).toBe(false);
    await releaseIdempotencyKey(db(), first);
    expect(await saveIdempotentResponse(db(), second, { status: 202 })).toBe(true);
    expect(await claim()).toEqual({ kind: 'answered', answer: { status: 202 } });
  });

  test('When a response was stored, then releasing the claim does not remove it', async () => {
    const own = await claimed();
    await saveIdempotentResponse(db(), own, {});
    await releaseIdempotencyKey(db(), own);

    expect(await claim()).toMatchObject({ kind: 'answered' });
  });

  test('When a response has expired, then the key is new, and the response is removed', async () => {
    await saveIdempotentResponse(db(), await claimed(), {});
    await age({ expiresAt: new Date(0) });

    expect(await claim()).toMatchObject({ kind: 'claimed' });
    expect(await removeExpiredIdempotencyKeys(db(), 10)).toBe(0);
    await age({ expiresAt: new Date(0) });
    await claim({ key: 'fresh' });
    expect(await removeExpiredIdempotencyKeys(db(), 10)).toBe(1);
    expect(await db().idempotencyKey.findMany({ select: { key: true } })).toEqual([{ key: 'fresh' }]);
  });
});
