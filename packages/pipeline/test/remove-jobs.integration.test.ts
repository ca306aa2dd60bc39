import { randomUUID } from 'node:crypto';
import { ParseRequest } from '@brandprint/contracts';
import { RetryableError } from '@brandprint/platform';
import { type Consumer, createJobQueue, type JobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog, onPostgres, type TestDatabase, waitFor } from '@brandprint/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { admit, cancelNewestAnalysis, type Pipeline, removeBrand, runStage, submitBrand } from '../src/index.ts';

const { logger } = createTestLog();
const neverAborted = new AbortController().signal;
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.stop());

const redisUrl = process.env.TEST_REDIS_URL;
const LOCATIONS = [
  ...(onPostgres ? [['Postgres', () => ({ databaseUrl: testDatabase.url })] as const] : []),
  ...(redisUrl ? [['Redis', () => ({ redisUrl })] as const] : []),
] as const;

describe.each(LOCATIONS)('Jobs in %s of stages that no longer run', (_, locate) => {
  let queue: JobQueue;
  let pipeline: Pipeline;
  let caller: { workspaceId: string; apiKeyId: string; environment: 'prod' };
  let consumer: Consumer | undefined;

  beforeEach(async () => {
    const { database } = testDatabase;
    queue = createJobQueue(locate(), { prefix: `test-${randomUUID()}`, logger });
    pipeline = { database, queue, logger, admissionWindow: 4 };
    const workspace = await database.prisma.workspace.create({ data: { name: randomUUID() } });
    caller = { workspaceId: workspace.id, apiKeyId: randomUUID(), environment: 'prod' };
  });
  afterEach(async () => {
    await consumer?.stop();
    consumer = undefined;
    await queue.stop();
  });

  async function submit() {
    const request = ParseRequest.parse({ url: 'https://example.com', stages: ['things'] });
    const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, { ...caller, request }));
    await admit(pipeline);
    const brand = await testDatabase.database.prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
    return { brandId, analysisId: brand.analysisId as string };
  }
  /** Takes jobs one after the other until that of the last analysis; returns their analyses. */
  async function takenUntil(last: string): Promise<string[]> {
    const taken: string[] = [];
    consumer = await queue.consume('crawl', { concurrency: 1 }, async ({ analysisId }) => {
      taken.push(analysisId);
    });
    await waitFor(async () => taken.includes(last));
    return taken;
  }

  test.each([
    ['cancelled', cancelNewestAnalysis],
    ['deleted', removeBrand],
  ] as const)('When it is %s before its job was taken, then nobody gets the job', async (_how, end) => {
    const gone = await submit();
    const other = await submit();
    await end(pipeline, { ...caller, brandId: gone.brandId });
    expect(await takenUntil(other.analysisId)).toEqual([other.analysisId]);
    await removeBrand(pipeline, { ...caller, brandId: other.brandId });
  });

  test('When it waits for a retry, then its job is removed too', async () => {
    const { brandId, analysisId } = await submit();
    const job = { analysisId, stage: 'crawl' } as const;
    await runStage(pipeline, job, () => Promise.reject(new RetryableError('Later.')), neverAborted);
    await removeBrand(pipeline, { ...caller, brandId });
    // The same job would be ignored if the first were still there, delayed.
    const marker = randomUUID();
    await queue.addJobs([{ queue: 'crawl', job: { ...job, analysisId: marker }, id: `${analysisId}-crawl-1` }]);
    expect(await takenUntil(marker)).toContain(marker);
  });

  test('When a job is running, then it is left alone', async () => {
    let finish = () => {};
    let taken = 0;
    consumer = await queue.consume('crawl', { concurrency: 1 }, async () => {
      taken += 1;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const { brandId } = await submit();
    await waitFor(async () => taken === 1);
    const { analysisId } = await submit();
    await removeBrand(pipeline, { ...caller, brandId });
    await queue.removeJobs([{ queue: 'crawl', id: `${analysisId}-crawl-7` }]);
    finish();
    await waitFor(async () => taken === 2);
    finish();
  });

  test('When the queue is down, then it is cancelled anyway', async () => {
    const { brandId } = await submit();
    const down = { ...queue, removeJobs: () => Promise.reject(new Error('queue down')) };
    expect(await cancelNewestAnalysis({ ...pipeline, queue: down }, { ...caller, brandId })).toBe('cancelled');
  });
});
