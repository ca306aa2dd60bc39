import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAnalysis, readDueDeliveries, readDueWork } from '../src/index.ts';

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

/** An analysis that was queued this many seconds ago. */
async function queued(seconds: number, workspace = workspaceId): Promise<string> {
  const { prisma, transaction } = { ...testDatabase.database };
  const data = { workspaceId: workspace, name: 'a', sourceUrl: 'https://a.test' };
  const { id: brandId } = await prisma.brand.create({ data });
  const stages = ['crawl', 'things', 'tone', 'web'] as const;
  const options = { requestedStages: [], resolvedStages: [], maxPages: 1, cacheTtl: 60, sourceUrl: 'https://a.test' };
  const id = await transaction((tx) => createAnalysis(tx, { brandId, workspaceId: workspace, stages, ...options }));
  await prisma.analysis.update({ where: { id }, data: { queuedAt: ago(seconds) } });
  return id;
}

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);

async function work(workspaceConcurrency?: number, countedDeliveries?: number) {
  const { database } = testDatabase;
  const rows = [
    ...(await readDueWork(database, workspaceConcurrency)),
    ...(await readDueDeliveries(database, countedDeliveries)),
  ];
  return Object.fromEntries(
    rows.map(({ kind, state, count, oldestSeconds }) => [
      `${kind} ${state}`,
      [count, Math.round(oldestSeconds / 10) * 10],
    ]),
  );
}

describe('Due work', () => {
  test('When there is none, then each kind and state is 0', async () => {
    const kinds = ['crawl', 'analysis', 'print', 'delivery', 'asset_expiry'];
    const names = kinds.flatMap((kind) => ['waiting', 'running', 'delayed', 'held'].map((state) => `${kind} ${state}`));
    expect(await work()).toEqual(Object.fromEntries(names.map((name) => [name, [0, 0]])));
  });

  test('When work is waiting, running and delayed, then each is counted once, with the age of the oldest', async () => {
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
    const { brandId, workspaceId } = await prisma.analysis.findUniqueOrThrow({ where: { id: final } });
    const print = (hash: string, data: object) =>
      prisma.print.create({ data: { analysisId: final, brandId, workspaceId, hash, ...data } });
    await print('waiting', { dueAt: ago(40) });
    await print('running', { status: 'running', dueAt: ago(50), startedAt: ago(30) });
    await print('delayed', { dueAt: ago(-60) });
    await print('done', { status: 'done', dueAt: ago(70), startedAt: ago(70) });

    expect(await work()).toEqual({
      'crawl waiting': [3, 100],
      'crawl running': [1, 80],
      'crawl delayed': [0, 0],
      'crawl held': [0, 0],
      'analysis waiting': [1, 60],
      'analysis running': [1, 30],
      'analysis delayed': [1, 0],
      'analysis held': [0, 0],
      'print waiting': [1, 40],
      'print running': [1, 30],
      'print delayed': [1, 0],
      'print held': [0, 0],
      'delivery waiting': [0, 0],
      'delivery running': [0, 0],
      'delivery delayed': [0, 0],
      'delivery held': [0, 0],
      'asset_expiry waiting': [1, 200],
      'asset_expiry running': [0, 0],
      'asset_expiry delayed': [0, 0],
      'asset_expiry held': [0, 0],
    });
  });

  test('When workspaces have a concurrency limit, then what exceeds it is held, and needs no crawler', async () => {
    const { prisma } = testDatabase.database;
    const create = async (name: string, concurrency: number | null) =>
      (await prisma.workspace.create({ data: { name, concurrency } })).id;
    const [two, one, open] = [await create('two', 2), await create('one', 1), await create('open', null)];
    const letThrough = async (seconds: number, workspace: string) => {
      const data = { admittedAt: new Date(), status: 'running' as const };
      await prisma.analysis.update({ where: { id: await queued(seconds, workspace) }, data });
    };
    await letThrough(990, two);
    for (const seconds of [500, 400, 300]) await queued(seconds, two); // one of them may run
    await letThrough(980, one);
    await letThrough(970, one); // its limit was lowered
    await queued(800, one);
    await queued(100, open);
    await queued(90, open);
    expect(await work()).toMatchObject({ 'crawl waiting': [3, 500], 'crawl held': [3, 800] });
    expect(await work(1)).toMatchObject({ 'crawl waiting': [2, 500], 'crawl held': [4, 800] });

    await prisma.workspace.update({ where: { id: two }, data: { concurrency: 10 } });
    await prisma.workspace.update({ where: { id: one }, data: { concurrency: 3 } });
    expect(await work()).toMatchObject({ 'crawl waiting': [6, 800], 'crawl held': [0, 0] });
  });

  test('When messages to a failing endpoint pile up, then they are held, and those to others wait', async () => {
    const { prisma } = testDatabase.database;
    const endpoint = async (failingSince: Date | null) => {
      const data = { workspaceId, url: 'https://hooks.test', secret: Buffer.from('s'), failingSince };
      return (await prisma.webhookEndpoint.create({ data })).id;
    };
    const message = (endpointId: string, dueIn: number, status: 'pending' | 'delivering' = 'pending') =>
      prisma.webhookDelivery.create({
        data: {
          endpointId,
          messageId: randomUUID(),
          type: 'brand.completed',
          payload: '{}',
          status,
          dueAt: ago(-dueIn),
        },
      });
    const [fails, works] = [await endpoint(ago(9_000)), await endpoint(null)];
    await message(fails, -800, 'delivering');
    await message(fails, -700);
    await message(fails, -600);
    await message(fails, 60);
    await message(works, -20);
    expect(await work()).toMatchObject({
      'delivery waiting': [1, 20],
      'delivery running': [1, 800],
      'delivery delayed': [1, 0],
      'delivery held': [2, 700],
    });
  });

  test('When more messages wait than are counted, then the rest is an estimate and the age of the oldest is exact', async () => {
    const { prisma } = testDatabase.database;
    const data = { workspaceId, url: 'https://hooks.test', secret: Buffer.from('s'), failingSince: ago(9_000) };
    const { id: endpointId } = await prisma.webhookEndpoint.create({ data });
    const message = (dueIn: number) => ({
      endpointId,
      messageId: 'msg',
      type: 'brand.completed',
      payload: '{}',
      dueAt: ago(dueIn),
    });
    await prisma.webhookDelivery.createMany({
      data: Array.from({ length: 2_000 }, (_, index) => message(500 + index)),
    });
    await prisma.$executeRawUnsafe('ANALYZE webhook_deliveries');
    const { 'delivery held': [held, age] = [], ...others } = await work(undefined, 100);
    expect(age).toBeGreaterThanOrEqual(2_490);
    expect(held).toBeGreaterThan(1_800);
    expect(held).toBeLessThan(2_200);
    expect(others).toMatchObject({
      'delivery waiting': [0, 0],
      'delivery delayed': [0, 0],
      'delivery running': [0, 0],
    });
  });
});
