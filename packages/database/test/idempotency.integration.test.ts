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

describe('The claim of an answer', () => {
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

  test('When many claim at once, then one gets it', async () => {
    const kinds = (await Promise.all(Array.from({ length: 20 }, () => claim()))).map(({ kind }) => kind);

    expect(kinds.filter((kind) => kind === 'claimed')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(19);
  });

  test('When it was answered, then that is what everybody gets, and what asks for something else gets nothing', async () => {
    const answer = { status: 202, headers: {}, body: { b: 1, a: [null, 'ä'] } };

    expect(await saveIdempotentResponse(db(), await claimed(), answer)).toBe(true);

    expect(await claim()).toEqual({ kind: 'answered', answer });
    expect(JSON.stringify((await claim()) as object)).toContain('{"b":1,"a":[null,"ä"]}');
    expect(await claim({ fingerprint: hash('b') })).toEqual({ kind: 'other' });
    expect(await claim({ key: 'other' })).toMatchObject({ kind: 'claimed' });
  });

  test('When the transaction that keeps an answer fails, then there is no answer', async () => {
    const own = await claimed();
    const failing = testDatabase.database.transaction(async (tx) => {
      await saveIdempotentResponse(tx, own, {});
      throw new Error('at the end');
    });

    await expect(failing).rejects.toThrow('at the end');
    expect(await claim()).toEqual({ kind: 'busy' });
  });

  test('When it is given back, then the key is new, for another request too', async () => {
    await releaseIdempotencyKey(db(), await claimed());

    expect(await claim({ fingerprint: hash('b') })).toMatchObject({ kind: 'claimed' });
  });

  test('When its lease ended, then the next one takes it over, and the late answer of the first is refused', async () => {
    const first = await claimed();
    await age({ leaseUntil: new Date(0) });
    const second = await claimed();

    expect(await saveIdempotentResponse(db(), first, {})).toBe(false);
    await releaseIdempotencyKey(db(), first);
    expect(await saveIdempotentResponse(db(), second, { status: 202 })).toBe(true);
    expect(await claim()).toEqual({ kind: 'answered', answer: { status: 202 } });
  });

  test('When an answer was kept, then giving back the claim does not remove it', async () => {
    const own = await claimed();
    await saveIdempotentResponse(db(), own, {});
    await releaseIdempotencyKey(db(), own);

    expect(await claim()).toMatchObject({ kind: 'answered' });
  });

  test('When an answer is past its time, then the key is new, and it is removed', async () => {
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
