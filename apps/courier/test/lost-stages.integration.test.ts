import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase, waitFor } from '@brandprint/testing';
import { type AppProcess, metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let testDatabase: TestDatabase;
let apps: TestApps;
let courier: AppProcess;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  apps = await startTestApps(testDatabase.url);
  courier = await apps.start('courier');
});
afterAll(async () => {
  await apps.stop();
  await testDatabase.stop();
});

/** A crawl that this many workers have claimed, the last of which has died. */
async function createStageOfDeadWorker(attempts: number): Promise<string> {
  const { prisma } = testDatabase.database;
  const workspace = await prisma.workspace.create({ data: { name: randomUUID() } });
  const site = { workspaceId: workspace.id, sourceUrl: 'https://acme.test/' };
  const brand = await prisma.brand.create({ data: { ...site, name: 'acme.test' } });
  const { id: analysisId } = await prisma.analysis.create({
    data: { ...site, brandId: brand.id, status: 'running', maxPages: 1, cacheTtl: 300 },
  });
  const claimed = { status: 'running', fence: attempts, attempts, leaseUntil: new Date(0) } as const;
  await prisma.stage.create({ data: { analysisId, name: 'crawl', ...claimed } });
  return analysisId;
}

const takenBack = async (outcome: string) => {
  const { text } = await courier.getFromMetricsPort('/metrics');
  return metricValue(text, 'brandprint_stages_taken_back_total', `stage="crawl",outcome="${outcome}"`);
};

test('When workers die, then the courier counts the stages that it took back and those that were given up', async () => {
  const [first, second, hopeless] = await Promise.all([
    createStageOfDeadWorker(1),
    createStageOfDeadWorker(1),
    createStageOfDeadWorker(3),
  ]);
  await waitFor(async () => (await takenBack('retried')) === 2 && (await takenBack('given_up')) === 1);
  const stages = await testDatabase.database.prisma.stage.findMany({ where: { name: 'crawl' } });
  const statusOf = (id: string) => stages.find(({ analysisId }) => analysisId === id)?.status;
  expect([first, second, hopeless].map(statusOf)).toEqual(['ready', 'ready', 'failed']);
});
