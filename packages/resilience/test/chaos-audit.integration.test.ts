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

/** A complete brand in a new workspace. */
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
  // There is no receiver: the delivery is recorded as succeeded.
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

describe('The audit', () => {
  test('When everything is correct, then no check fails', async () => {
    const { workspaceId, brandId } = await analysed();
    const checks = await auditRows(testDatabase.url, workspaceId, [{ brandId, fails: false }]);
    expect(checks.filter(({ breaches }) => breaches.length > 0)).toEqual([]);
  });

  test('When a brand is missing, duplicated or shared, then the check for it fails', async () => {
    const { workspaceId, brandId } = await analysed();
    const known = { brandId, fails: false };
    const lost = [known, { brandId: randomUUID(), fails: false }];
    expect(broken(await auditRows(testDatabase.url, workspaceId, lost))).toEqual(['no brand is lost']);
    expect(broken(await auditRows(testDatabase.url, workspaceId, []))).toEqual(['no brand is duplicated']);
    const shared = await auditRows(testDatabase.url, workspaceId, [known, known]);
    expect(broken(shared)).toEqual(['each submission has a brand of its own']);
  });

  test.each<[string, string, (sql: (text: string) => Promise<unknown>) => Promise<unknown>]>([
    ['a brand still runs', 'every brand is final', (sql) => sql("UPDATE brands SET status = 'running'")],
    ['a brand failed', 'only expected brands failed', (sql) => sql("UPDATE brands SET status = 'failed'")],
    ['a brand was not metered', 'each brand is metered once', (sql) => sql('DELETE FROM usage_events')],
    [
      'a brand was metered twice',
      'each brand is metered once',
      (sql) =>
        sql(
          "INSERT INTO usage_events (workspace_id, environment, kind, brand_id) SELECT workspace_id, 'prod', 'parse', id FROM brands",
        ),
    ],
    [
      'something else was metered',
      'nothing else is metered',
      (sql) =>
        sql(
          "INSERT INTO usage_events (workspace_id, environment, kind, brand_id) SELECT id, 'prod', 'parse', gen_random_uuid() FROM workspaces",
        ),
    ],
    [
      'a section is missing',
      'each brand has all its sections once',
      (sql) => sql("DELETE FROM sections WHERE name = 'web'"),
    ],
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
      'an event is repeated',
      'no event is repeated',
      (sql) => sql("UPDATE events SET type = 'stage.done' WHERE type = 'stage.running'"),
    ],
    [
      'an event has another type',
      'no event is missing',
      (sql) => sql("UPDATE events SET type = 'crawl.progress' WHERE type = 'brand.running'"),
    ],
    [
      'a delivery is pending',
      'every event has one successful delivery',
      (sql) => sql("UPDATE webhook_deliveries SET status = 'pending'"),
    ],
    [
      'a delivery is missing',
      'every event has one successful delivery',
      (sql) => sql('DELETE FROM webhook_deliveries'),
    ],
    [
      'binaries are kept',
      'binaries are marked as deleted',
      (sql) => sql('UPDATE analyses SET assets_deleted_at = NULL'),
    ],
  ])('When %s, then the check for it fails', async (_what, name, breakIt) => {
    const { prisma } = testDatabase.database;
    await prisma.workspace.deleteMany();
    const { workspaceId, brandId } = await analysed();
    await breakIt((text) => prisma.$executeRawUnsafe(text));
    expect(broken(await auditRows(testDatabase.url, workspaceId, [{ brandId, fails: false }]))).toContain(name);
  });

  test('When a message is missing or has two ids, then the check fails; a repeated message is allowed', () => {
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

  test('When the fatal page killed no crawler, or only one, then the check fails', () => {
    expect([0, 1, 2, 3].map((kills) => auditKills(kills).breaches)).toEqual([
      ['0 processes were killed'],
      ['1 process was killed'],
      [],
      [],
    ]);
  });

  test('When a file is left, or none ever existed, then the check fails; empty folders are allowed', async () => {
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
