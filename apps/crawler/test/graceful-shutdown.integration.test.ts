import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { ParseRequest } from '@brandprint/contracts';
import { admit, type Pipeline, submitBrand } from '@brandprint/pipeline';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, createTestLog, startSite, type TestDatabase, waitFor } from '@brandprint/testing';
import { descendants, isRunning, metricValue, startTestApps, type TestApps } from '@brandprint/testing/apps';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

const PAGE = '<!doctype html><html lang="en"><title>Acme</title><h1>Acme</h1><p>Anvils for everybody.</p></html>';

let testDatabase: TestDatabase;
let ground: TestApps;
let pipeline: Pipeline;
let site: Awaited<ReturnType<typeof startSite>>;
/** Requested pages, which are not answered before the test allows it. */
let asked: ServerResponse[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const { logger } = createTestLog();
  const queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger });
  pipeline = { database: testDatabase.database, queue, logger, admissionWindow: 1 };
  site = await startSite((request, response) => {
    if (request.url === '/') asked.push(response);
    else response.writeHead(404).end();
  });
  ground = await startTestApps(testDatabase);
});
afterAll(async () => {
  await ground.stop();
  await site.stop();
  await pipeline.queue.stop();
  await testDatabase.stop();
});

async function submit() {
  const { prisma } = testDatabase.database;
  const { id: workspaceId } = await prisma.workspace.create({ data: { name: randomUUID() } });
  const request = ParseRequest.parse({ url: `${site.url}/`, max_pages: 1, stages: ['things'] });
  const caller = { workspaceId, apiKeyId: null, environment: 'prod' } as const;
  const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, { request, ...caller }));
  await admit(pipeline);
  const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  return { brandId, analysisId: analysisId as string };
}

const crawlOf = (analysisId: string) =>
  testDatabase.database.prisma.stage.findUniqueOrThrow({ where: { analysisId_name: { analysisId, name: 'crawl' } } });

/** A crawler during a crawl: its site has received the request for the page. */
async function startCrawlingWorker(graceSeconds: number) {
  asked = [];
  const crawler = await ground.start('crawler', {
    EGRESS_ALLOW: site.host,
    SHUTDOWN_GRACE_SECONDS: String(graceSeconds),
    CRAWL_CONCURRENCY: '1',
  });
  const { brandId, analysisId } = await submit();
  const [page] = await waitFor(async () => asked.length > 0 && asked);
  return { crawler, brandId, analysisId, page: page as ServerResponse };
}

describe('A crawler that is stopped during a crawl', () => {
  test('When it has no grace time, then it releases the crawl at once and uncounted, and leaves no browser', async () => {
    const { crawler, brandId, analysisId, page } = await startCrawlingWorker(0);
    const children = descendants(crawler.pid);
    expect(children.length).toBeGreaterThan(2);
    expect(await crawlOf(analysisId)).toMatchObject({ status: 'running', attempts: 1 });
    const { text } = await crawler.getFromMetricsPort('/metrics');
    expect(metricValue(text, 'brandprint_stages_running', 'kind="crawl"')).toBe(1);

    process.kill(crawler.pid, 'SIGTERM');
    await crawler.waitForLog('stopping');
    process.kill(crawler.pid, 'SIGTERM');
    process.kill(crawler.pid, 'SIGINT');

    expect(await crawler.ended).toBe(0);
    expect(children.filter(isRunning)).toEqual([]);
    const stage = await crawlOf(analysisId);
    expect(stage).toMatchObject({ status: 'ready', attempts: 0, losses: 0, leaseUntil: null });
    expect(stage.dueAt?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await crawler.waitForLog('stage returned to the queue')).toMatchObject({
      brand: brandId,
      analysis: analysisId,
      stage: 'crawl',
      attempt: 1,
      job: `${analysisId}-crawl-0`,
    });
    expect(crawler.logLines().filter(({ level }) => level === 'error')).toEqual([]);
    page.destroy();
    await testDatabase.database.prisma.workspace.deleteMany();
  });

  test('When it has grace time, then it is not ready but alive, finishes the crawl, takes no other and exits', async () => {
    const { crawler, analysisId, page } = await startCrawlingWorker(60);
    const next = await submit();
    expect(await crawler.getFromMetricsPort('/readyz')).toMatchObject({ status: 200 });

    process.kill(crawler.pid, 'SIGTERM');
    await crawler.waitForLog('stopping');
    const ready = await crawler.getFromMetricsPort('/readyz');
    expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { status: 'unavailable', reason: 'stopping' }]);
    expect(await crawler.getFromMetricsPort('/healthz')).toMatchObject({ status: 200 });
    page.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);

    expect(await crawler.ended).toBe(0);
    expect(await crawlOf(analysisId)).toMatchObject({ status: 'done', attempts: 1 });
    expect(await crawlOf(next.analysisId)).toMatchObject({ status: 'ready', attempts: 0 });
    expect(crawler.logLines().filter(({ level }) => level === 'error')).toEqual([]);
  });
});
