import { randomUUID } from 'node:crypto';
import { type Consumer, createJobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

test('When a worker loses the lock of a job that it still runs, then that is a warning, and the job runs to its end', async () => {
  const log = createTestLog();
  const messages = (level: string) =>
    log.lines.map((line) => JSON.parse(line)).flatMap((line) => (line.level === level ? [line.message] : []));
  const queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger: log.logger });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let consumer: Consumer | undefined;
  let ended = false;
  try {
    let started = false;
    consumer = await queue.consume('crawl', { concurrency: 1 }, async () => {
      started = true;
      await finished;
      ended = true;
    });
    await queue.addJobs([{ queue: 'crawl', id: 'one', job: { analysisId: randomUUID(), stage: 'crawl' } }]);
    await waitFor(async () => started);
    const { prisma } = testDatabase.database;
    expect(await prisma.$executeRaw`UPDATE bullmq.job SET lock_token = 'of another worker'`).toBe(1);
    await waitFor(async () => messages('warn').includes('queue lock lost'));
    finish();
    await waitFor(async () => ended);
  } finally {
    finish();
    await consumer?.stop();
    await queue.stop();
  }
  expect(messages('error')).toEqual([]);
});
