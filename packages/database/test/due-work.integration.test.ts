import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAnalysis, readDueWork } from '../src/index.ts';

let testDatabase: TestDatabase;
let workspaceId: string;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());
beforeEach(async () => {
  const { prisma } = testDatabase.database;
  await prisma.workspace.deleteMany();
  ({ id: workspaceId } = await prisma.workspace.create({ data: { name: 'acme' } }));
});

/** A queued analysis since so many seconds. */
async function queued(seconds: number): Promise<string> {
  const { prisma, transaction } = { ...testDatabase.database };
  const { id: brandId } = await prisma.brand.create({ data: { workspaceId, name: 'a', sourceUrl: 'https://a.test' } });
  const stages = ['crawl', 'things', 'tone', 'web'] as const;
  const options = { requestedStages: [], resolvedStages: [], maxPages: 1, cacheTtl: 60, sourceUrl: 'https://a.test' };
  const id = await transaction((tx) => createAnalysis(tx, { brandId, workspaceId, stages, ...options }));
  await prisma.analysis.update({ where: { id }, data: { queuedAt: ago(seconds) } });
  return id;
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

async function work() {
  const rows = await readDueWork(testDatabase.database.select);
  return Object.fromEntries(
    rows.map(({ kind, state, count, oldestSeconds }) => [
      `${kind} ${state}`,
      [count, Math.round(oldestSeconds / 10) * 10],
    ]),
  );
}

describe('Due work', () => {
  test('When there is none, then each kind and state is told as 0', async () => {
    const kinds = ['crawl', 'analysis', 'delivery', 'asset_expiry'];
    const names = kinds.flatMap((kind) => ['waiting', 'running', 'delayed'].map((state) => `${kind} ${state}`));
    expect(await work()).toEqual(Object.fromEntries(names.map((name) => [name, [0, 0]])));
  });

  test('When rows say what waits, runs and is put off, then it is counted once each, with the age of the oldest', async () => {
    const { prisma } = testDatabase.database;
    await queued(100);
    await queued(20);
    const admitted = await queued(500);
    const crawling = await queued(600);
    const analysing = await queued(700);
    const final = await queued(900);
    const now = new Date();
    await prisma.analysis.updateMany({
      where: { id: { in: [admitted, crawling, analysing, final] } },
      data: { admittedAt: now },
    });
    const stage = (analysisId: string, name: string, data: object) =>
      prisma.stage.update({ where: { analysisId_name: { analysisId, name } }, data });
    await stage(admitted, 'crawl', { status: 'ready', dueAt: ago(50) });
    await stage(crawling, 'crawl', { status: 'running', dueAt: ago(90), startedAt: ago(80) });
    await stage(analysing, 'crawl', { status: 'done' });
    await stage(analysing, 'things', { status: 'running', dueAt: ago(40), startedAt: ago(30) });
    await stage(analysing, 'web', { status: 'ready', dueAt: ago(60) });
    await stage(analysing, 'tone', { status: 'ready', dueAt: ago(-60) });
    await prisma.stage.updateMany({ where: { analysisId: final }, data: { status: 'done', startedAt: ago(800) } });
    await prisma.analysis.update({ where: { id: final }, data: { status: 'complete', assetsExpireAt: ago(200) } });

    expect(await work()).toEqual({
      'crawl waiting': [3, 100],
      'crawl running': [1, 80],
      'crawl delayed': [0, 0],
      'analysis waiting': [1, 60],
      'analysis running': [1, 30],
      'analysis delayed': [1, 0],
      'delivery waiting': [0, 0],
      'delivery running': [0, 0],
      'delivery delayed': [0, 0],
      'asset_expiry waiting': [1, 200],
      'asset_expiry running': [0, 0],
      'asset_expiry delayed': [0, 0],
    });
  });
});
