import { createDatabase, type Database, isDatabaseDown } from '@brandprint/database';
import { createJobQueue, type JobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog, type TestDatabase } from '@brandprint/testing';
import { type FaultProxy, startFaultProxy } from '@brandprint/testing/faults';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { reconcileStages } from '../src/sweeps/reconcile-stages.ts';
import { createStageOfDeadWorker } from './support/dead-worker.ts';

const { signal } = new AbortController();
let testDatabase: TestDatabase;
let proxy: FaultProxy;
let database: Database;
let queue: JobQueue;
const { logger } = createTestLog();
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const url = new URL(testDatabase.urlOf('courier'));
  const port = Number(url.port);
  proxy = await startFaultProxy(() => port);
  url.port = String(proxy.port);
  url.hostname = '127.0.0.1';
  database = createDatabase(url.href);
  queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger });
});
afterAll(async () => {
  await queue.stop();
  await database.stop();
  await proxy.stop();
  await testDatabase.stop();
});

/** A crawl with an expired lease, and a sweep with a fake clock. */
async function begin() {
  const { prisma } = testDatabase.database;
  const analysisId = await createStageOfDeadWorker(testDatabase.database, 1);
  const clock = { now: 100_000 };
  const sweep = reconcileStages({ database, queue, logger, admissionWindow: 1 }, () => clock.now);
  const crawl = () => prisma.stage.findFirstOrThrow({ where: { analysisId } });
  return { clock, sweep, crawl };
}

test('When the database was unreachable, then live workers get time to renew their leases', async () => {
  const { clock, sweep, crawl } = await begin();
  clock.now += 60_000;
  proxy.setState('cut');
  expect(await sweep.run(signal).catch(isDatabaseDown)).toBe(true);
  proxy.setState('open');
  clock.now += 5_000;
  await sweep.run(signal);
  expect(await crawl()).toMatchObject({ status: 'running', losses: 0 });
  clock.now += 20_000;
  await sweep.run(signal);
  expect(await crawl()).toMatchObject({ status: 'ready', losses: 1 });
});

test('When a courier starts, maybe after an outage, then live workers get time to renew their leases', async () => {
  const { clock, sweep, crawl } = await begin();
  await sweep.run(signal);
  expect(await crawl()).toMatchObject({ status: 'running', losses: 0 });
  clock.now += 21_000;
  await sweep.run(signal);
  expect(await crawl()).toMatchObject({ status: 'ready', losses: 1 });
});
