import { ensureWorkspace } from '@brandprint/database';
import type { Pipeline } from '@brandprint/pipeline';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { removeIdempotencyKeys } from '../src/sweeps/remove-idempotency-keys.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

test('When stored responses have expired, then they are removed in batches, and the others stay', async () => {
  const { prisma } = testDatabase.database;
  const { id: workspaceId } = await ensureWorkspace(prisma, 'acme');
  const answers = (count: number, prefix: string, expiresAt: Date) =>
    Array.from({ length: count }, (_, i) => ({
      workspaceId,
      key: `${prefix}-${i}`,
      fingerprint: new Uint8Array(32),
      answer: {},
      expiresAt,
    }));
  const inAMinute = new Date(Date.now() + 60_000);
  await prisma.idempotencyKey.createMany({
    data: [...answers(1_200, 'old', new Date(0)), ...answers(3, 'new', inAMinute)],
  });
  const sweep = removeIdempotencyKeys({ database: testDatabase.connectAs('courier') } as Pipeline);

  expect(await sweep.run(new AbortController().signal)).toEqual({ more: true });
  expect(await sweep.run(new AbortController().signal)).toEqual({ more: false });
  expect(await prisma.idempotencyKey.count()).toBe(3);
});
