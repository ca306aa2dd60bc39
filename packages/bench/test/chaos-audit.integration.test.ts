import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ParseRequest } from '@brandprint/contracts';
import { saveCrawl, saveSection } from '@brandprint/database';
import { admit, type Pipeline, runStage, type StageHandler, submitBrand } from '@brandprint/pipeline';
import { createLogger } from '@brandprint/platform';
import { createJobQueue } from '@brandprint/queue';
import { createTestDatabase, type TestDatabase } from '@brandprint/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { auditFiles, auditKills, auditMessages, auditRows, type Check, listFiles } from '../src/chaos/audit.ts';

const neverAborted = new AbortController().signal;
let testDatabase: TestDatabase;
let pipeline: Pipeline;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const logger = createLogger({ level: 'silent', service: 'test' });
  const queue = createJobQueue({ databaseUrl: testDatabase.url }, { logger });
  pipeline = { database: testDatabase.database, queue, logger, admissionWindow: 5 };
});
afterAll(async () => {
  await pipeline.queue.stop();
  await testDatabase.stop();
});

const working: StageHandler =
  async ({ analysisId, stage }) =>
  async (tx) => {
    if (stage !== 'crawl') await saveSection(tx, analysisId, stage, { data: { name: 'Acme' }, provenance: [] });
    else await saveCrawl(tx, analysisId, { evidenceKey: 'none', faviconUrl: '', pages: 1, notes: [] });
  };

/** A brand that was analysed as it should be, in a workspace of its own. */
async function analysed() {
  const { prisma } = testDatabase.database;
  const { id: workspaceId } = await prisma.workspace.create({ data: { name: randomUUID() } });
  const request = ParseRequest.parse({ url: 'https://example.com', stages: ['things'] });
  const caller = { workspaceId, apiKeyId: null, environment: 'prod' } as const;
  const brandId = await pipeline.database.transaction((tx) => submitBrand(pipeline, tx, { ...caller, request }));
  await admit(pipeline);
  const { analysisId } = await prisma.brand.findUniqueOrThrow({ where: { id: brandId } });
  const id = analysisId as string;
  for (const stage of ['crawl', 'things', 'web', 'spacing', 'elevation'] as const)
    await runStage(pipeline, { analysisId: id, stage }, working, neverAborted);
  await prisma.analysis.update({ where: { id }, data: { assetsDeletedAt: new Date() } });
  // Nobody listens here: what was to be sent is taken for sent.
  const [end] = await prisma.event.findMany({ where: { brandId, type: 'brand.complete' } });
  const secret = new Uint8Array([1]);
  const endpoint = await prisma.webhookEndpoint.create({ data: { workspaceId, url: 'https://example.com', secret } });
  const message = { endpointId: endpoint.id, brandId, type: 'brand.complete', payload: '{}' };
  await prisma.webhookDelivery.create({
    data: { ...message, seq: end?.seq ?? 0, messageId: 'msg_1', status: 'succeeded' },
  });
  return { workspaceId, brandId, analysisId: id };
}

const broken = (checks: readonly Check[]) =>
  checks.flatMap(({ name, breaches }) => (breaches.length > 0 ? [name] : []));

describe('The audit of what was submitted', () => {
  test('When all is as it should be, then nothing is wrong', async () => {
    const { workspaceId, brandId } = await analysed();
    const checks = await auditRows(testDatabase.url, workspaceId, [{ brandId, fails: false }]);
    expect(checks.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  });

  test('When a brand is missing, doubled or shared, then that is told', async () => {
    const { workspaceId, brandId } = await analysed();
    const known = { brandId, fails: false };
    const lost = [known, { brandId: randomUUID(), fails: false }];
    expect(broken(await auditRows(testDatabase.url, workspaceId, lost))).toEqual(['no brand is lost']);
    expect(broken(await auditRows(testDatabase.url, workspaceId, []))).toEqual(['no brand is there twice']);
    const shared = await auditRows(testDatabase.url, workspaceId, [known, known]);
    expect(broken(shared)).toEqual(['each submission has a brand of its own']);
  });

  test.each<[string, string, (sql: (text: string) => Promise<unknown>) => Promise<unknown>]>([
    ['a brand still runs', 'every brand is final', (sql) => sql("UPDATE brands SET status = 'running'")],
    ['one failed', 'no brand failed that need not', (sql) => sql("UPDATE brands SET status = 'failed'")],
    ['it was not metered', 'each was metered once', (sql) => sql('DELETE FROM usage_events')],
    [
      'it was metered twice',
      'each was metered once',
      (sql) =>
        sql(
          "INSERT INTO usage_events (workspace_id, environment, kind, brand_id) SELECT workspace_id, 'prod', 'parse', id FROM brands",
        ),
    ],
    [
      'something else was metered',
      'nothing else was metered',
      (sql) =>
        sql(
          "INSERT INTO usage_events (workspace_id, environment, kind, brand_id) SELECT id, 'prod', 'parse', gen_random_uuid() FROM workspaces",
        ),
    ],
    ['a section is missing', 'each has one set of sections', (sql) => sql("DELETE FROM sections WHERE name = 'web'")],
    [
      'a stage is not done',
      'every stage is done',
      (sql) => sql("UPDATE stages SET status = 'running' WHERE name = 'web'"),
    ],
    [
      'an event is missing',
      'events are numbered without gaps',
      (sql) => sql("DELETE FROM events WHERE type = 'stage.done'"),
    ],
    [
      'something was told twice',
      'each thing was told once',
      (sql) => sql("UPDATE events SET type = 'stage.done' WHERE type = 'stage.running'"),
    ],
    [
      'something was not told',
      'every thing was told',
      (sql) => sql("UPDATE events SET type = 'crawl.progress' WHERE type = 'brand.running'"),
    ],
    [
      'a webhook waits',
      'every webhook was sent, once an event',
      (sql) => sql("UPDATE webhook_deliveries SET status = 'pending'"),
    ],
    ['a webhook is missing', 'every webhook was sent, once an event', (sql) => sql('DELETE FROM webhook_deliveries')],
    ['binaries are kept', 'binaries are noted as gone', (sql) => sql('UPDATE analyses SET assets_deleted_at = NULL')],
  ])('When %s, then that is told', async (_what, name, breakIt) => {
    const { prisma } = testDatabase.database;
    await prisma.workspace.deleteMany();
    const { workspaceId, brandId } = await analysed();
    await breakIt((text) => prisma.$executeRawUnsafe(text));
    expect(broken(await auditRows(testDatabase.url, workspaceId, [{ brandId, fails: false }]))).toContain(name);
  });

  test('When a message did not arrive, or under two ids, then that is told; one that came twice is none', () => {
    const submitted = [{ brandId: 'a', fails: false }];
    const came = { id: 'msg_1', type: 'brand.complete', brandId: 'a' };
    const gone = { id: 'msg_9', type: 'brand.assets_expired', brandId: 'a' };
    expect(auditMessages([came, came, gone], submitted).breaches).toEqual([]);
    expect(auditMessages([], submitted).breaches).toEqual([
      'a brand.complete did not arrive',
      'a brand.assets_expired did not arrive',
    ]);
    expect(auditMessages([came, gone, { ...came, id: 'msg_2' }], submitted).breaches).toEqual([
      'a brand.complete has two ids',
    ]);
  });

  test('When nobody was killed by a page that should, or once only, then that is told', () => {
    expect([0, 1, 2, 3].map((kills) => auditKills(kills).breaches)).toEqual([
      ['0 processes were killed'],
      ['1 process was killed'],
      [],
      [],
    ]);
  });

  test('When a file is left, or there never was one, then that is told; empty folders are none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brandprint-audit-'));
    await mkdir(join(folder, 'a/b'), { recursive: true });
    expect(await listFiles(join(folder, 'none'))).toEqual([]);
    expect(auditFiles(['one'], await listFiles(folder)).breaches).toEqual([]);
    expect(auditFiles([], await listFiles(folder)).breaches).toEqual(['no file was ever stored']);
    await writeFile(join(folder, 'a/b/c'), '');
    expect(auditFiles(['one'], await listFiles(folder)).breaches).toEqual([join(folder, 'a/b/c')]);
    await rm(folder, { recursive: true });
  });
});
