import { createTestDatabase, type TestDatabase, waitFor } from '@brandprint/testing';
import { type AppProcess, metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createStageOfDeadWorker } from './support/dead-worker.ts';

let testDatabase: TestDatabase;
let apps: TestApps;
let courier: AppProcess;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  apps = await startTestApps(testDatabase);
  courier = await apps.start('courier');
});
afterAll(async () => {
  await apps.stop();
  await testDatabase.stop();
});

const reclaimed = async (outcome: string) => {
  const { text } = await courier.getFromMetricsPort('/metrics');
  return metricValue(text, 'brandprint_stages_taken_back_total', `stage="crawl",outcome="${outcome}"`);
};

test('When workers die, then the courier counts the stages that it reclaimed and those that it gave up', async () => {
  const [first, second, hopeless] = await Promise.all([
    createStageOfDeadWorker(testDatabase.database, 1),
    createStageOfDeadWorker(testDatabase.database, 1),
    createStageOfDeadWorker(testDatabase.database, 3),
  ]);
  await waitFor(async () => (await reclaimed('retried')) === 2 && (await reclaimed('given_up')) === 1);
  const stages = await testDatabase.database.prisma.stage.findMany({ where: { name: 'crawl' } });
  const statusOf = (id: string) => stages.find(({ analysisId }) => analysisId === id)?.status;
  expect([first, second, hopeless].map(statusOf)).toEqual(['ready', 'ready', 'failed']);
});
