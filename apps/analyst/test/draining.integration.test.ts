import { randomUUID } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ParseRequest } from '@brandprint/contracts';
import { readAnalysis, saveCrawl } from '@brandprint/database';
import { admit, type Pipeline, runStage, submitBrand } from '@brandprint/pipeline';
import { createJobQueue } from '@brandprint/queue';
import { analysisPrefix, createS3Store, saveEvidence } from '@brandprint/storage';
import { createTestDatabase, createTestLog, type TestDatabase, waitFor } from '@brandprint/testing';
import { metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bakeryEvidence, drawScreenshot } from './support/bakery-evidence.ts';

let testDatabase: TestDatabase;
let apps: TestApps;
let pipeline: Pipeline;
/** Model calls, none of which is answered. */
const calls: ServerResponse[] = [];
const model = createServer((_request, response) => void calls.push(response));

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { logger } = createTestLog();
  const queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger });
  pipeline = { database: testDatabase.database, queue, logger, admissionWindow: 1 };
  apps = await startTestApps(testDatabase);
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await apps.stop();
  model.closeAllConnections();
  model.close();
  await pipeline.queue.stop();
  await testDatabase.stop();
});

/** A brand with a finished crawl, so that its stages are due. */
async function crawled(): Promise<string> {
  const { prisma } = testDatabase.database;
  const { s3 } = apps;
  const store = createS3Store({ ...s3, endpoint: `http://127.0.0.1:${s3.port}` });
  const { id: workspaceId } = await prisma.workspace.create({ data: { name: randomUUID() } });
  const request = ParseRequest.parse({ url: 'https://bakery.test', stages: ['things'] });
  const submission = { workspaceId, apiKeyId: null, environment: 'prod', request } as const;
  const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, submission));
  await admit(pipeline);
  const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  const job = { analysisId: analysisId as string, stage: 'crawl' } as const;
  const { signal } = new AbortController();
  await runStage(
    pipeline,
    job,
    async ({ analysisId, fence }) => {
      const { brandId } = (await readAnalysis(prisma, analysisId)) ?? { brandId: '' };
      const key = `${analysisPrefix(brandId, analysisId)}crawl-${fence}/screenshot.jpg`;
      await store.put(key, await drawScreenshot(), 'image/jpeg');
      const evidenceKey = await saveEvidence(store, { brandId, analysisId, fence }, bakeryEvidence(key, analysisId));
      return (tx) => saveCrawl(tx, analysisId, { evidenceKey, faviconUrl: '', pages: 2, notes: [] });
    },
    signal,
  );
  return job.analysisId;
}

test('When an analyst stops while a model writes, then the section is released without counting an attempt, and the call is metered', async () => {
  const { prisma } = testDatabase.database;
  const { port } = model.address() as AddressInfo;
  const analyst = await apps.start('analyst', {
    ANTHROPIC_API_KEY: 'sk-ant-test-key-of-nobody',
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
    SHUTDOWN_GRACE_SECONDS: '0',
  });
  const analysisId = await crawled();
  await waitFor(async () => calls.length > 0);
  const things = { where: { analysisId_name: { analysisId, name: 'things' } } };
  expect(await prisma.stage.findUniqueOrThrow(things)).toMatchObject({ status: 'running', attempts: 1 });
  const { text } = await analyst.getFromMetricsPort('/metrics');
  expect(metricValue(text, 'brandprint_stages_running', 'kind="analysis"')).toBeGreaterThan(0);

  process.kill(analyst.pid, 'SIGTERM');
  await analyst.waitForLog('stopping');
  process.kill(analyst.pid, 'SIGTERM');

  expect(await analyst.ended).toBe(0);
  const stage = await prisma.stage.findUniqueOrThrow(things);
  expect(stage).toMatchObject({ status: 'ready', attempts: 0, losses: 0, leaseUntil: null });
  expect(stage.dueAt?.getTime()).toBeLessThanOrEqual(Date.now());
  const metered = await prisma.modelCall.findMany({ where: { analysisId } });
  expect(metered.map(({ outcome }) => outcome)).toEqual(['stopped']);
  expect(analyst.log()).not.toContain('test-key-of-nobody');
  expect(analyst.logLines().filter(({ level }) => level === 'error')).toEqual([]);
});
