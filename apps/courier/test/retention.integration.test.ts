import type { Database } from '@brandprint/database';
import { createTestDatabase, createTestLog, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { Sweep } from '../src/sweep.ts';
import { removeExpiredIdentity } from '../src/sweeps/remove-expired-identity.ts';
import { sweepOldModelCalls } from '../src/sweeps/sweep-old-model-calls.ts';
import { sweepSupersededAnalyses } from '../src/sweeps/sweep-superseded-analyses.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let testDatabase: TestDatabase;
let workspaceId: string;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  ({ id: workspaceId } = await testDatabase.database.prisma.workspace.create({ data: { name: 'acme' } }));
});
afterAll(() => testDatabase.stop());

let courier: Database;
beforeAll(() => {
  courier = testDatabase.connectAs('courier');
});
const pipeline = () => ({
  database: courier,
  queue: {} as never,
  logger: createTestLog().logger,
  admissionWindow: 1,
});

async function runToEnd(sweep: Sweep): Promise<number> {
  const { signal } = new AbortController();
  let rounds = 1;
  while ((await sweep.run(signal)).more) rounds += 1;
  return rounds;
}

test('When a brand was analysed again, then replaced analyses go after their time, and what it shows stays, looked at once a day', async () => {
  const { prisma } = testDatabase.database;
  const site = { workspaceId, sourceUrl: 'https://acme.test/' };
  const { id: brandId } = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const analysis = async (days: number, status: 'complete' | 'failed' | 'idle' = 'complete') => {
    const section = { create: [{ name: 'web', data: {}, provenance: [] }] };
    const data = { ...site, brandId, status, maxPages: 1, cacheTtl: 300, finishedAt: daysAgo(days), sections: section };
    return (await prisma.analysis.create({ data })).id;
  };
  const shown = await analysis(90);
  const newest = await analysis(80, 'failed');
  const recent = await analysis(29);
  await analysis(31, 'idle');
  // More than a round takes, all ended in the same millisecond.
  const many = { ...site, brandId, status: 'complete' as const, maxPages: 1, cacheTtl: 300, finishedAt: daysAgo(60) };
  await prisma.analysis.createMany({ data: Array.from({ length: 1_100 }, () => many) });
  await prisma.brand.update({ where: { id: brandId }, data: { analysisId: newest, shownAnalysisId: shown } });

  const sweep = sweepSupersededAnalyses(pipeline(), 30);
  expect(await runToEnd(sweep)).toBeGreaterThan(1);
  const left = await prisma.analysis.findMany({ select: { id: true }, orderBy: { finishedAt: 'asc' } });
  expect(left.map(({ id }) => id)).toEqual([shown, newest, recent]);
  expect(await prisma.section.count()).toBe(3);
  expect(await prisma.brand.findUnique({ where: { id: brandId } })).toMatchObject({
    analysisId: newest,
    shownAnalysisId: shown,
  });

  const another = await analysis(40);
  const isThere = async () => (await prisma.analysis.count({ where: { id: another } })) === 1;
  await runToEnd(sweep);
  expect(await isThere()).toBe(true);
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  try {
    await runToEnd(sweep);
  } finally {
    now.mockRestore();
  }
  expect(await isThere()).toBe(false);
});

test('When records of model calls are old, then they go in batches, and younger ones stay', async () => {
  const { prisma } = testDatabase.database;
  const tokens = { inputTokens: 1, outputTokens: 1, cacheWriteTokens: 0, cacheReadTokens: 0, cost: 1 };
  const ids = { workspaceId, brandId: workspaceId, analysisId: workspaceId };
  const call = (days: number) => ({
    ...ids,
    ...tokens,
    stage: 'tone',
    model: 'm',
    promptVersion: '1',
    createdAt: daysAgo(days),
  });
  await prisma.modelCall.createMany({ data: [...Array.from({ length: 1_200 }, () => call(401)), call(399)] });
  expect(await runToEnd(sweepOldModelCalls(pipeline(), 400))).toBe(2);
  expect(await prisma.modelCall.count()).toBe(1);
});

test('When sessions, links and invitations have expired, then they are removed, and the others stay', async () => {
  const { prisma } = testDatabase.database;
  const { id: userId } = await prisma.identityUser.create({ data: { email: 'ada@example.com' } });
  for (const expiresAt of [daysAgo(1), daysAgo(-1)]) {
    const text = expiresAt.toISOString();
    const tokenHash = new Uint8Array(Buffer.from(text));
    await prisma.identitySession.create({ data: { userId, token: text, expiresAt } });
    await prisma.identityLink.create({ data: { kind: 'password_reset', userId, tokenHash, expiresAt } });
    await prisma.identityInvitation.create({ data: { workspaceId, role: 'viewer', tokenHash, expiresAt } });
    await prisma.identityVerification.create({ data: { identifier: text, value: '', expiresAt } });
  }
  await runToEnd(removeExpiredIdentity(pipeline()));
  const open = { where: { expiresAt: { gt: new Date() } } };
  expect([await prisma.identitySession.count(), await prisma.identitySession.count(open)]).toEqual([1, 1]);
  expect([await prisma.identityLink.count(), await prisma.identityLink.count(open)]).toEqual([1, 1]);
  expect([await prisma.identityInvitation.count(), await prisma.identityInvitation.count(open)]).toEqual([1, 1]);
  expect([await prisma.identityVerification.count(), await prisma.identityVerification.count(open)]).toEqual([1, 1]);
});
